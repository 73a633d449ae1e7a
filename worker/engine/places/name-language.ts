/** In which language the words of a place's name are: where somebody types it from is guessed by it. */
import { fold } from './fold';

/** "Ramales de la Victoria", "San Millán del Río": named with the words of Spanish place names. */
export const soundsSpanish = (destination: string): boolean =>
  /\b(?:de l[ao]s?|del|de|san|santa|santo|villa|villanueva|puebla|puerto|valle|cerro|laguna|arroyo|quebrada|termas|colonia|pueblo|hacienda|rancho|vereda|paraje|bahia|caleta|salto|sierra|lago|isla|playa|santuario|refugio|balneario|estancia|pampa|parque|casa|quinta|finca|chacra|campo|cabana|suegros|abuel[oa]s?|minas?|minera|faena|yacimiento|playas|aguas?|altos?|rio|penas?|canon|cajon|monasterio|ermita)\b|^(?:el|los|las) [a-z]{4}/.test(
    fold(destination),
  );

/** "Bon Echo Provincial Park", "Ballybunion": named as places are where English is spoken. */
export const soundsEnglish = (destination: string): boolean =>
  /\b(?:(?:provincial|state|regional|county|conservation|forest|caravan|holiday|recreation) (?:park|area|reserve|site)|campground|caravan site|creek|moor|dale|sands|bach|crib|cottage|cabin|lake house|beach house|holiday home|seaside|caravan|farm|parents|grans?|grandma|in-?laws|bally\w+|kil\w{3,}|knock\w+)\b/.test(
    fold(destination),
  );

/** "Lake Bogoria", "Olumo Rock", "Mt Makiling": what maps of countries where English is spoken call the land. */
export const isEnglishLandscape = (destination: string): boolean =>
  /^(?:lake|mount|mt) [a-z]{3}|^[a-z' ]{3,} (?:county|cove|mine|rock|falls|forest|peak|shrine|conservancy)$/.test(
    fold(destination),
  );
