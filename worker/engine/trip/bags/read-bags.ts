/** The bags of the trip and what they allow: kind, number, litres, kilograms, whose. */
import { quoteOf } from '../../packing/reading/instructions';
import { longestOnly, phraseSet, PhraseIndex, splitPhrases } from '../../packing/reading/phrases';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import type { Bag } from '../schema';

interface BagRow {
  kind: Bag['kind'];
  soft?: true;
  phrases: string;
}

const BAGS: readonly BagRow[] = [
  {
    kind: 'personal',
    phrases:
      'under seat (thing/bag/item), underseat (thing/bag/item), under the seat (bag/thing), personal item*, mochilita (gratis), small bag under the seat, small backpack only, free bag, free ryanair bag, free small bag, # x # x #, articulo* personal*, bajo el asiento, debajo del asiento, bolso pequeno bajo, tiny bag, small rucksack only, mochila bajo el asiento, mochila de asiento',
  },
  {
    kind: 'cabin',
    phrases:
      'carry on*, carryon*, hand luggage, hand baggage, cabin bag*, cabin case*, cabin luggage, cabin baggage, cabin size*, cabin trolley, cabin, overhead bag, overhead locker*, overhead bin*, cabin only, only cabin, solo cabina, hand carry, handcarry, maleta* de cabina, maletita de cabina, equipaje de mano, equipaje de cabina, cabina, trolley de mano, maleta de mano, maleta* pequena*, carry, de mano',
  },
  {
    kind: 'hold',
    phrases:
      'checked bag*, checked case*, checked suitcase*, checked luggage, checked baggage, checked, check in bag*, check in luggage, check in baggage, hold bag*, hold luggage, hold baggage, hold case*, in the hold, suitcase*, case, cases, big case*, large case*, maleta*, maleton*, maleta* facturada*, maleta* grande*, valija*, valija* despachada*, facturad*, facturo, facturamos, facturar, equipaje facturado, bodega, documentad*, documentar, despachar, despachad*, despacho',
  },
  {
    kind: 'backpack',
    phrases:
      'backpack*, rucksack*, rucksac*, mochila*, mochilon, # l/litre/litres/liter/liters/litro/litros (bag/pack/each), hiking pack, pack on my back, morral',
  },
  {
    kind: 'soft',
    soft: true,
    phrases:
      'soft bag*, soft duffel*, soft sided, duffel*, duffle*, duffel bag*, duffle bag*, holdall*, hold all, kit bag*, kitbag*, bolso* blando*, bolsa* blanda*, petate*, bolson, bolso de viaje, bolsos blandos, soft luggage',
  },
  {
    kind: 'day',
    phrases:
      'laptop bag, laptop rucksack, day pack*, daypack*, day bag*, daybag*, handbag, tote, tote bag, bumbag, fanny pack, rinonera, bandolera, bolso de mano, mochila del portatil, maletin, briefcase, bolso del portatil',
  },
  {
    kind: 'porter',
    phrases:
      'porter*, porteador*, mula*, mule*, arriero*, bag transfer*, luggage transfer*, transporte de mochila*, transporte de equipaje',
  },
  {
    kind: 'car',
    phrases:
      'car boot, in the boot, in the trunk, roof box, en el maletero, cabe en el coche, cabe todo en el coche, everything fits in the car',
  },
];

const INDEX = new PhraseIndex(BAGS, ({ phrases }) => splitPhrases(phrases));
const ONLY = phraseSet(
  'only, just, nothing else, nothing but, nothing checked, nothing in the hold, no checked, not checking, no check in, no hold, no case, nobodys paying for, wont pay for, not paying for, without checking, solo, solamente, unicamente, nada mas, nada facturado, sin facturar, no factur*, sin documentar, sin despachar, sin maleta*, todo',
);
const EACH = phraseSet(
  'each, per person, pp, apiece, per head, every one of us, cada uno, cada una, c u, por persona, por cabeza, por barba, x #',
);
const SHARED = phraseSet(
  'for the # of us, for all of us, for all, between us, among us, total, in total, in all, shared, to share, we share, the whole family, entre todos, entre los #, entre las #, en total, para los #, para las #, para todos, compartid*, a compartir, for us all, of us',
);
const ALL_IN = phraseSet(
  'todo, everything, all in, including, counting, lo que llevo puesto, clothes i wear, body weight, weigh you, weighed with, nos pesan, te pesan',
);
const AIRLINE =
  /^(?:ryanair|easyjet|wizz|wizzair|vueling|volotea|jetstar|emirates|etihad|klm|iberia|avianca|latam|aeromexico|volaris|vivaaerobus|jetblue|spirit|frontier|delta|united|norwegian|lufthansa|qantas|airasia|scoot|flybe|jet2|tui|level|wingo|jetsmart|sky|aerolineas|flybondi|gol|azul|copa|qatar|turkish|indigo|kenya|ethiopian|cebu|luggage|baggage|bag|bags|allowance|limit|equipaje|limite|maximo|maximum|most|max|peso|permit\w*|franquicia)$/;
const KG = /^(?:kg|kgs|kilo|kilos|kilogram\w*)$/;
const LB = /^(?:lb|lbs|pound|pounds|libras)$/;
const LITRE = /^(?:l|litre|litres|liter|liters|litro|litros|ltr|lts)$/;
const POUND = 0.4536;
const PAST_USE = /^(?:lost|took|had|used|broke|perdi\w*|perdieron|lleve|llevamos|rompi\w*)$/;

interface Mention {
  row: BagRow;
  start: number;
  end: number;
  count?: number;
  kilograms?: number;
  litres?: number;
}

/** Weights of a sentence by token, kilograms. */
interface Weight {
  at: number;
  kilograms: number;
  unit: boolean;
}

const weightsOf = (tokens: readonly Token[]): Weight[] =>
  tokens.flatMap((token, at): Weight[] => {
    const next = tokens[at + 1]?.text ?? '';
    const value = token.number;
    if (value === undefined || value <= 0) return [];
    if (KG.test(next) || (next === 'k' && value <= 40))
      return value <= 64 ? [{ at, kilograms: value, unit: true }] : [];
    if (LB.test(next)) return value <= 140 ? [{ at, kilograms: Math.round(value * POUND * 10) / 10, unit: true }] : [];
    return value >= 5 && value <= 35 && Number.isInteger(value) ? [{ at, kilograms: value, unit: false }] : [];
  });

const readCount = (tokens: readonly Token[], start: number): number | undefined => {
  for (let index = start - 1; index >= Math.max(0, start - 2); index -= 1) {
    const { text, number } = tokens[index] ?? { text: '', number: undefined };
    if (/[,;:()]/.test(tokens[index + 1]?.gap ?? '')) return undefined;
    if (/^x$/.test(tokens[index - 1]?.text ?? '') && /^x$/.test(tokens[index + 1]?.text ?? '')) return undefined;
    if (text === 'x' || /^(?:checked|big|large|shared|small|soft|paid|for|ryanair)$/.test(text)) continue;
    if (KG.test(text) || LB.test(text) || LITRE.test(text)) return undefined;
    return number !== undefined && number >= 1 && number <= 20 && Number.isInteger(number) ? number : undefined;
  }
  return undefined;
};

const near = (one: { start: number; end: number }, at: number): number =>
  at < one.start ? one.start - at : at >= one.end ? at - one.end + 1 : 0;

/** A "+", a comma or an "and" between a weight and a bag: the weight is another bag's ("30kg + 7 cabin"). */
const partedFrom = (tokens: readonly Token[], one: { start: number; end: number }, at: number): boolean => {
  const [from, to] = at < one.start ? [at + 1, one.start] : [one.end, at];
  return tokens.slice(from, to + 1).some(({ gap, text }) => /[+,;&]/.test(gap) || /^(?:and|y|plus|mas)$/.test(text));
};

/** "No llevo más que una mochila", "nothing but a rucksack": the denial leaves this one. */
const isAllThereIs = (tokens: readonly Token[], start: number): boolean =>
  /(?:^| )(?:mas que|nothing but|anything but|other than|nothing except|more than)(?: \w+){0,2}$/.test(
    tokens
      .slice(Math.max(0, start - 5), start)
      .map(({ text }) => text)
      .join(' '),
  );

function mentionsOf(view: SentenceView): { mentions: Mention[]; denied: Bag['kind'][]; loose: number[] } {
  const { tokens } = view.sentence;
  const mentions: Mention[] = [];
  const denied: Bag['kind'][] = [];
  for (const { row, start, end } of longestOnly(INDEX.find(tokens))) {
    if (mentions.some((other) => start < other.end && end > other.start)) continue;
    const clause = view.clauses.find(({ from, to }) => start >= from && start < to);
    const words = tokens.slice(clause?.from ?? 0, end);
    const position = view.clauses.findIndex((one) => one === clause);
    if (view.marks.past[start] === 1 || view.marks.unreal[start] === 1 || words.some(({ text }) => PAST_USE.test(text)))
      continue;
    if (view.away[position] === true) continue;
    const cue = view.marks.denied[start] ?? -1;
    const no = cue !== -1 && cue < start && !isAllThereIs(tokens, start);
    if (
      no ||
      (!isAllThereIs(tokens, start) &&
        tokens
          .slice(Math.max(0, start - 6), start)
          .some(({ text }) => /^(?:no|sin|without|nobody|nadie|ningun\w*)$/.test(text)))
    ) {
      if (!(row.kind === 'backpack' || row.kind === 'day')) denied.push(row.kind);
      continue;
    }
    if (
      row.kind === 'hold' &&
      /^factur|^document|^despach/.test(tokens[start]?.text ?? '') &&
      /^(?:sin|no)$/.test(tokens[start - 1]?.text ?? '')
    ) {
      denied.push('hold');
      continue;
    }
    // "Mochila portabebés": it carries the baby.
    if (/^(?:portabebe\w*|porteo)$/.test(tokens[end]?.text ?? '')) continue;
    // A "cabin" is a bag only beside a weight or with other bags ("+ 7 cabin").
    const lone = /^(?:cabin|carry)$/.test(tokens[start]?.text ?? '') && end - start === 1;
    if (lone && !tokens.slice(Math.max(0, start - 3), end + 3).some(({ number }) => number !== undefined)) continue;
    const count = readCount(tokens, start);
    mentions.push({ row, start, end, ...(count !== undefined && { count }) });
  }
  const weights = weightsOf(tokens);
  const loose: number[] = [];
  for (const weight of weights) {
    const reachable = mentions.filter((one) => !partedFrom(tokens, one, weight.at));
    const closest = reachable.toSorted((a, b) => near(a, weight.at) - near(b, weight.at))[0];
    const distance = closest ? near(closest, weight.at) : 99;
    // Without a unit the number must stand right at the bag: "maleta de 23", "7 cabin".
    const reach = weight.unit ? 5 : 2;
    if (closest && distance <= reach && !(weight.at >= closest.start && weight.at < closest.end)) {
      if (!weight.unit && (closest.count === weight.kilograms || weight.kilograms < 5)) continue;
      closest.kilograms = Math.min(closest.kilograms ?? 99, weight.kilograms);
      if (closest.count === weight.kilograms) delete closest.count;
    } else if (weight.unit && tokens.some(({ text }) => AIRLINE.test(text))) loose.push(weight.kilograms);
  }
  for (const [at, token] of tokens.entries()) {
    if (
      token.number === undefined ||
      !LITRE.test(tokens[at + 1]?.text ?? '') ||
      token.number < 10 ||
      token.number > 150
    )
      continue;
    const closest = mentions.toSorted((a, b) => near(a, at) - near(b, at))[0];
    if (closest && near(closest, at) <= 3) closest.litres = token.number;
  }
  return { mentions, denied, loose };
}

/** A number of bags that nobody has: it is their weight. */
const MANY_BAGS = 5;
/** Heaviest bag that goes as hand luggage, kilograms. */
const CABIN_KG = 12;
/** On a trip of so few days a small rucksack is all that is worn; on a longer one it is the luggage. */
const DAY_OUT = 2;
const isSmall = (tokens: readonly Token[], { start, end }: Mention): boolean =>
  [tokens[start - 1], tokens[end]].some((token) => /^(?:small|little|pequen[oa])$/.test(token?.text ?? ''));

/** Reads the bags of a trip of so many days; `people` is how many pack from this list. */
export function readBags(document: TripDocument, { people, days }: { people: number; days: number }): Bag[] {
  const bags: Bag[] = [];
  let only = false;
  let noHold = false;
  const add = (
    view: SentenceView,
    bag: Omit<Bag, 'id' | 'evidence' | 'travellers'>,
    at: { start: number; end: number },
  ): void => {
    const { tokens } = view.sentence;
    const start = tokens[at.start]?.start ?? 0;
    const end = tokens[at.end - 1]?.end ?? start;
    const clause = view.clauses.find(({ from, to }) => at.start >= from && at.start < to);
    const quote = quoteOf(
      document.original,
      {
        start: tokens[clause?.from ?? at.start]?.start ?? start,
        end: Math.max(end, tokens[(clause?.to ?? at.end) - 1]?.end ?? end),
      },
      start,
      end,
    );
    const known = bags.find((other) => other.kind === bag.kind);
    if (known) {
      known.kilograms ??= bag.kilograms;
      known.litres ??= bag.litres;
      known.soft ||= bag.soft;
      if (bag.count > known.count) known.count = bag.count;
      return;
    }
    bags.push({
      ...bag,
      id: `b${bags.length + 1}`,
      travellers: [],
      evidence: { source: 'words', ...(quote !== undefined && { quote }), start, end, certainty: 'sure' },
    });
  };
  for (const view of document.views) {
    const { tokens } = view.sentence;
    const { mentions, denied, loose } = mentionsOf(view);
    if (mentions.length === 0 && denied.length === 0 && loose.length === 0) continue;
    if (denied.includes('hold')) noHold = true;
    const said = ONLY.has(tokens);
    const each = EACH.has(tokens);
    if (said && mentions.length > 0) only = true;
    for (const mention of mentions) {
      // "23 kg + 8 cabin": nobody has so many bags.
      const inKilograms = mention.count !== undefined && mention.count >= MANY_BAGS && mention.kilograms === undefined;
      const count = inKilograms ? 1 : (mention.count ?? 1);
      const around = tokens.slice(Math.max(0, mention.start - 3), Math.min(tokens.length, mention.end + 8));
      const shared =
        SHARED.has(around) ||
        (mention.row.kind === 'hold' &&
          people > 1 &&
          mention.count !== undefined &&
          mention.count < people &&
          !EACH.has(around)) ||
        around.some(({ text }) => text === 'shared');
      add(
        view,
        {
          kind:
            mention.row.kind === 'backpack' && days <= DAY_OUT && isSmall(tokens, mention) ? 'day' : mention.row.kind,
          count: each && !shared && count === people ? 1 : count,
          shared,
          soft: mention.row.soft ?? false,
          wornCounts: ALL_IN.has(around) && mention.kilograms !== undefined,
          only: false,
          ...(inKilograms && { kilograms: mention.count }),
          ...(mention.kilograms !== undefined && { kilograms: mention.kilograms }),
          ...(mention.litres !== undefined && { litres: mention.litres }),
        },
        mention,
      );
    }
    for (const kilograms of loose) {
      // "one 23kg", "ryanair 10kg each": a bare limit is the bag that weighs so much.
      const kind = kilograms <= CABIN_KG ? 'cabin' : 'hold';
      const known = bags.find((bag) => bag.kind === kind);
      if (known) known.kilograms ??= kilograms;
      else
        add(
          view,
          { kind, count: 1, shared: people > 1 && !each, soft: false, wornCounts: false, only: false, kilograms },
          { start: 0, end: tokens.length },
        );
    }
  }
  if (noHold && !bags.some(({ kind }) => kind === 'hold')) only = true;
  if (noHold)
    for (let index = bags.length - 1; index >= 0; index -= 1) if (bags[index]?.kind === 'hold') bags.splice(index, 1);
  if (only && bags.length > 0) for (const bag of bags) bag.only = true;
  return bags;
}
