/** Names joined as a journey: "fly Chicago-Athens-Kos then ferry", "Melb to Christchurch, Jetstar". */
import type { RouteMention } from './stop-of-name';
import { hasStatedStay } from './stated-nights';

const TRAVELS = /(?:^|\W)(?:fly(?:ing)?|flights?|vuel\w+|vol\w+|train|tren|route|ruta|itinerary|itinerario)\s*:?\s*$/;
const JOINED = /^\s*(?:-|–|—|>|->|→|\/)\s*$/;
const TO = /^\s*(?:to|a|-|–|>|->|→)\s*$/;
const THEN_ON =
  /^\s*,?\s*(?:then|and then|luego|y luego|y de ahi|despues|\+)\s+(?:the\s|a\s|el\s|en\s)?(?:ferry|bus|train|drive|car|boat|taxi|transfer|tren|barco|coche|carro|lancha|catamaran)/;
/** "Stgo-Calama en avion", "Oslo–Tromsø by train". */
const TRAVELS_AFTER = /^\s*(?:en|by)\s+(?:avion|plane|vuelo|air|bus|tren|train|coach|micro|camion)\b/;
/** "Crucero Asuán-Luxor 4 noches", "ferry Ancona-Patras": the names are the ends of a voyage. */
const SAILS = /(?:^|\W)((?:night |overnight |river |nile )?(?:crucero|cruise|ferry|boat|barco)(?: (?:de|from))?\s+)$/;
const FERRY_AFTER = /^\s+(?:overnight\s+|night\s+)?(?:ferry|boat|crossing)\b/;
const RIDE =
  'trains?|tren(?:es)?|bus|buses|coach|micro|camion|colectivo|combi|van|taxi|ferry|ferri|boat|lancha|barco|buquebus|eurostar|tgv|ave|flight|vuelo|avion|plane|fly|flying|volamos|vuelo|drive|driving|cruzamos|crossing|transfer|car|coche|carro|auto';
/** "Eurostar to", "cruzamos en el Buquebús a". */
const REACHED = new RegExp(
  `(?:^|\\W)(?:${RIDE}|onwards?|on)(?:\\s+[\\w'’]+){0,3}?\\s+(?:to|into|a|al|hasta)\\s+(?:the\\s|la\\s|el\\s)?$`,
);
/** "Pick up a hire car and drive straight to", "cogemos el coche y del tirón a". */
const TAKES_CAR =
  /^\s*,?\s*(?:(?:and|then|y|luego|ahi|alli|there)\s)*(?:(?:we|i|me|nos|someone|they)\s)?(?:pick(?:ing)? up|get|hire|hiring|rent|grab|collect|cog\w+|alquil\w+|rent\w+|agarr\w+|recog\w+|busc\w+|esper\w+)\b[^.;!?\n]{0,40}\b(?:to|a|para|hasta|hacia)\s+(?:the\s|la\s|el\s)?$/;
/** ", change for the TGV at", "y de ahí en micro hasta": they ride on from there. */
const RIDES_ON = new RegExp(
  `^\\s*,?\\s*(?:(?:and|then|y|luego|despues|change|cambio|cambiamos|de ahi|de alli|desde ahi|from there|on|onwards?|un|una|el|la|a|the|for|en|in|by|otro|another)\\s+){1,4}(?:(?:local|night|fast|slow)\\s)?(?:${RIDE})\\b[^.;!?\\n()]{0,24}$|^\\s*,?\\s*(?:and |then )*on to\\s+$`,
);
const INTO = /(?:^|\W)(?:fly(?:ing)?|flights?|land(?:ing|s)?)\s+in(?:to)?\s+$/;
const NIGHTS = /\b(?:nights?|nts?|noches?)\b/;
const isSamePlace = (one: RouteMention, other: RouteMention): boolean =>
  one.name.candidates[0] !== undefined && one.name.candidates[0].place.id === other.name.candidates[0]?.place.id;
const STARTS = /(?:^|[.!?\n]|\bthen|\bluego)\s*(?:we\s|i\s|me\s)?$/;

/** Changed at on the way there: before the first stay. */
const INBOUND = { role: 'transit', told: { nights: 0, position: 'first' } } as const;

/** Of a chain of names after "fly" the first is where it starts, those between are changes; the last is one where it goes on. */
export const readJourneys = (mentions: RouteMention[], text: string, folded: string): void => {
  for (let index = 0; index < mentions.length;) {
    let end = index;
    for (;;) {
      const here = mentions[end];
      const next = mentions[end + 1];
      const between = here && next ? folded.slice(here.name.end, next.name.start) : '';
      if (!JOINED.test(between) && !(TO.test(between) && SAILS.test(folded.slice(0, here?.name.start).slice(-40))))
        break;
      end += 1;
    }
    const first = mentions[index];
    const last = mentions[end];
    const second = mentions[index + 1];
    if (first && last) {
      const left = folded.slice(Math.max(0, first.name.start - 40), first.name.start);
      const goesOn = THEN_ON.test(folded.slice(last.name.end, last.name.end + 40));
      const right = folded.slice(last.name.end, last.name.end + 20);
      const sails = end > index ? SAILS.exec(left) : null;
      const nights = last.told.nights ?? 0;
      if (sails?.[1] && nights > 0) {
        const start = first.name.start - sails[1].length;
        for (const change of mentions.slice(index, end)) change.role = 'others';
        last.name = {
          ...last.name,
          words: `${sails[1]}${text.slice(first.name.start, last.name.end)}`,
          start,
          key: folded.slice(start, last.name.end),
        };
        last.voyage = true;
      } else if (end > index && (sails || FERRY_AFTER.test(right))) {
        first.role = 'origin';
        for (const change of mentions.slice(index + 1, end + 1)) Object.assign(change, INBOUND);
      } else if (end > index && !TRAVELS.test(left) && TRAVELS_AFTER.test(right)) {
        first.role = 'origin';
        for (const change of mentions.slice(index + 1, end)) Object.assign(change, INBOUND);
        last.role = 'flown-to';
      } else if (end > index && TRAVELS.test(left)) {
        first.role = 'origin';
        for (const change of mentions.slice(index + 1, end)) Object.assign(change, INBOUND);
        if (goesOn) Object.assign(last, INBOUND);
        else last.role = 'stay';
      } else if (
        second &&
        (first.role === 'mention' || first.role === 'stay') &&
        first.told.nights === undefined &&
        TO.test(folded.slice(first.name.end, second.name.start)) &&
        (TRAVELS.test(left) || STARTS.test(left)) &&
        first.name.kind === 'place'
      )
        first.role = 'start';
    }
    index = end + 1;
  }
};

const goesTo = (mention: RouteMention): boolean => /^(?:stay|flown-to|mention)$/.test(mention.role);

/** A place that one only changes at on the way: reached by some ride, left by the next one, with no night told. */
export const readTransfers = (mentions: readonly RouteMention[], folded: string): void => {
  for (const [index, here] of mentions.entries()) {
    if (!goesTo(here) || hasStatedStay(here.told) || here.told.sleeps || here.told.days || here.name.kind !== 'place')
      continue;
    const left = folded.slice(Math.max(0, here.name.start - 40), here.name.start);
    const next = mentions[index + 1];
    const between = next ? folded.slice(here.name.end, next.name.start) : '';
    const reached = REACHED.test(left) || here.role === 'flown-to';
    const changes = next && reached && (RIDES_ON.test(between) || TAKES_CAR.test(between));
    const landsOnly =
      INTO.test(left) &&
      !NIGHTS.test(between || folded.slice(here.name.end, here.name.end + 40)) &&
      mentions.some((other) => other !== here && goesTo(other)) &&
      !mentions.some((other) => other !== here && isSamePlace(other, here));
    if (changes || landsOnly) Object.assign(here, index === 0 ? INBOUND : { role: 'transit', told: { nights: 0 } });
  }
};
