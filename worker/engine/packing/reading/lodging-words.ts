import { anywhere } from './anywhere';

/** A word for a place where one sleeps, in either language. */
export const LODGING =
  /^(?!flats$)(?:hotel|hostel|apartment|apto|apartamento|flat|piso|house|casa|airbnb|cabin|cabana|campsite|hut|room|cuarto|habitacion|residence|residencia|albergue|refugio|bungalow|villa|cottage|dorm|camping|studio|estudio|condo|hostal|posada|rancho|chalet|depto|departamento|refuge|lodge|caravan|caravana|guesthouse|gite|bnb|riad|apt|yurt|pod|motorhome|campervan|camper|boat|yacht|finca|masia|duplex|loft|agriturismo|farmhouse|barracon|barracone|barrack|donga|bunkhouse|bothy|internado)s?$/;

/** Whether one of them stands among the words from one place up to another. */
export const hasLodging = anywhere((tokens, at) => LODGING.test(tokens[at]?.text ?? ''));
