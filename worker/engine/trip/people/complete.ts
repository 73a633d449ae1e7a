/** What follows from the words taken together: totals, the second parent, names of those named only by number. */
import { writersSex } from './writers-sex';
import type { Part } from './part';
import type { Lexeme } from './lexemes';
import { pairIsExtra } from './mention-lists';
import type { Mention } from './mention';
import { unnamedCompanion } from './unnamed-companion';
import { completeBirth } from './birth';
import { inferred, MOST_LISTED, type Person } from './person';
import { goesAsWe, saysWe, saysWeOften, speaksOfSelf } from './says-we';
import { addNamedByActivity } from './named-by-activity';
import type { Totals } from './totals';
import { nameTheUnnamed } from './unnamed';
import type { FlatText } from './writer';
import { nameTheOtherHalf, pairOtherParent } from './name-partner';
import { type Completed, listForOthers } from './list-for-others';
import { fill, isListedBesideAdults } from './fill-up-to-total';
import { isWithAnimal } from './animal-names';
import { shareAgeOfBoth } from './both-aged';
import { addBirthdayAges } from './birthdays';

/** "Papá con dos adolescentes", "mum and two kids": a text that opens with one parent. */
const LONE_PARENT =
  /(?:^|[.] )(?:papa|mama|padre|madre|mum|mom|mam|dad|father|mother) (?:con|with|y|and|&|\+) (?:(?:mis|sus|su|his|her|un|una|a|dos|tres|cuatro|two|three|four|\d) )*(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|adolescentes?|bebe|peques?|crios?|mellizos|gemelos|kids?|children|child|teens?|teenagers?|sons?|daughters?|twins|toddler|baby)\b/;
const LONE =
  /\b(?:single (?:mum|mom|mother|dad|father|parent)|solo parent|lone parent|padre solter[oa]|madre soltera|(?:viajo|voy|yo) (?:yo )?sol[oa] con|no dad\b|(?:just|only) (?:me (?:and|&) (?:him|her|them)|(?:him|her) (?:and|&) me)\b|without (?:their|his|her) (?:dad|father|mum|mother)|(?:mum|mom|mother|dad|father) of (?:two|three|four|\d))/;
const I_ALONE =
  /\b(?:i|im|me(?= (?:[.,;:)&+(]|and|plus|with|my|n|the|on|as|i|who|in|a|to)(?: |$))|myself|yo|voy|viajo|tengo|llevo|estoy|soy|tomo|necesito|quiero|vuelo|duermo)\b/;

/** The age from which children of one's own are grown up, in months. */
const GROWN_CHILDREN_FROM = 55 * 12;
const SIBLINGS_TRIP =
  /\b(?:sisters?|brothers?|siblings?)(?: 's)? (?:weekend|trip|break|holiday|getaway)\b|\b(?:viaje|finde|fin(?: de semana)?|escapada) (?:de|entre) herman[oa]s\b/;
const BOTH_PARENTS =
  /(?:^|[.:,] |\b(?:somos|vamos|viajamos|we are|we 're|were|of (?:four|five|six|\d)) )(?:[,:] )?(?:papa|mama|papi|mami|mum|mom|mam|dad|padre|madre) (?:,|y|and|&|\+) (?:papa|mama|papi|mami|mum|mom|dad|padre|madre)\b(?!.{0,60}\b(?:y yo|and me|and i)\b)/;

/** The people with all that follows, the writer first. */
export const completed = (
  lexemes: readonly Lexeme[],
  flat: FlatText,
  people: Person[],
  mentions: readonly Mention[],
  parts: readonly Part[],
  totals: Totals,
  { wantsOthers, birth, owners }: { wantsOthers: boolean; birth: boolean; owners: ReadonlySet<number> },
): Completed => {
  const self = people.find(({ role }) => role === 'self');
  nameTheUnnamed(lexemes, people, mentions);
  nameTheOtherHalf(flat, people);
  if (wantsOthers) return listForOthers(flat, people, owners);
  addNamedByActivity(lexemes, people, mentions, totals);
  const sum = () => people.reduce((all, { count }) => all + count, 0);
  const partner = () => people.find(({ role }) => role === 'partner');
  const children = () => people.filter(({ role }) => role === 'child');
  const partnerAway = mentions.some((mention, at) => {
    const key = mention.entry?.key ?? '';
    return key === 'partner' || key === 'ex'
      ? /^(?:home|met|host)$/.test(parts[at] ?? '') && !partner()
      : /^(?:father|mother)$/.test(key) && /^(?:home|met|spoken-of)$/.test(parts[at] ?? '') && mention.owner !== 'mine';
  });
  // At 69 nobody's own son is small, nor is a grandparent's.
  const isGrandparent = mentions.some(({ entry, owner }) => entry?.key === 'grandchildren' && owner !== 'theirs');
  if ((self?.ageMonths ?? 0) >= GROWN_CHILDREN_FROM || isGrandparent)
    for (const child of children())
      if (/^(?:son|daughter|sons|daughters|children)$/.test(child.key) && child.ageMonths === undefined)
        child.stage = 'adult';
  // "Mi compañera y la Juli, de 3": with a child she is not a colleague.
  const mate = people.find(
    ({ role, owner, words }) =>
      role === 'colleague' && owner !== 'theirs' && (words.has('companera') || words.has('companero')),
  );
  if (mate && children().length > 0 && !partner()) Object.assign(mate, { role: 'partner', key: 'partner' });
  pairOtherParent(people);
  const lone = LONE.test(flat.text) || LONE_PARENT.test(flat.text) || partnerAway;
  // "Somos papá, mamá y tres niños": one of the two writes.
  if (BOTH_PARENTS.test(flat.text) && children().length > 0) {
    const parents = people.filter(({ key, owner }) => /^(?:mother|father)$/.test(key) && owner === '');
    for (const parent of parents) people.splice(people.indexOf(parent), 1);
    if (!partner()) people.push(inferred({ role: 'partner', key: 'partner' }, parents[0]?.from ?? -1));
  }
  const grandparents = people.find(({ key }) => key === 'grandparents');
  if (grandparents && children().some(({ key }) => key === 'grandchildren') && grandparents.owner === '' && self) {
    people.splice(people.indexOf(grandparents), 1);
    self.stage = 'senior';
    people.push(inferred({ role: 'partner', key: 'partner', stage: 'senior' }, grandparents.from));
  }
  // "Taking our grandsons … grandad has angina": the partner, as the children call him.
  const [elder, ...elders] = people.filter(
    ({ key, owner }) => /^grand(?:mother|father)$/.test(key) && /^(?:|the)$/.test(owner),
  );
  if (
    elder &&
    elders.length === 0 &&
    !partner() &&
    children().length > 0 &&
    children().every(({ key }) => key.startsWith('grand'))
  )
    Object.assign(elder, { role: 'partner', key: 'partner' });
  if (totals.sex === 'male' && self) self.sex ??= 'male';
  if (totals.sex === 'female' && self) {
    self.sex ??= 'female';
    for (const person of people) if (person.role === 'friend' && person.key !== 'groom') person.sex ??= 'female';
  }
  const grown = () =>
    people.filter(({ role, ageMonths }) => role !== 'self' && (role !== 'child' || (ageMonths ?? 0) >= 216));
  if (totals.couples !== undefined) {
    // "2 couples … me and Greg": beside the writer stands the partner.
    const beside = mentions.find(
      ({ kind, chain }) => kind === 'self' && mentions.filter((one) => one.chain === chain).length === 2,
    );
    const half = people.find(
      ({ key, name }) => key === 'name' && mentions.some((one) => one.chain === beside?.chain && one.name === name),
    );
    if (half && !partner()) Object.assign(half, { role: 'partner', key: 'partner' });
    if (!partner()) people.push(inferred({ role: 'partner', key: 'partner' }, totals.at ?? -1));
    // "… and my sister with her husband": the other couple.
    const known = people.filter(({ role }) => /^(?:friend|sibling|relative|other|colleague)$/.test(role));
    if (
      known.reduce((sum, { count }) => sum + count, 0) < (totals.couples - 1) * 2 &&
      !known.some(({ role }) => role === 'friend')
    )
      people.push(
        inferred(
          {
            role: 'friend',
            key: 'friends',
            count: (totals.couples - 1) * 2,
            words: new Set(['otra', 'otro', 'otros', 'otras', 'other', 'others']),
          },
          totals.at ?? -1,
        ),
      );
  } else if (totals.couple && !lone) {
    const extra = mentions.some((_, at) => pairIsExtra(lexemes, mentions, at));
    const rest = grown();
    const pairIsNamed = !extra && (rest.length === 1 || (totals.couple.byNumber && sum() >= 2));
    const beside = rest.length === 0 || extra;
    if (
      beside &&
      !partner() &&
      !(rest.length === 1 && totals.total === undefined && rest[0]?.role === 'sibling') &&
      !pairIsNamed
    )
      people.push(
        inferred({ role: 'partner', key: 'partner', ...(totals.sex && { sex: totals.sex }) }, totals.couple.at),
      );
    const [other] = rest;
    // "Our golden wedding … Julián (77)"
    if (rest.length === 1 && other?.key === 'name' && other.count === 1 && !totals.couple.byNumber && !partner()) {
      other.role = 'partner';
      other.key = 'partner';
    }
    if (totals.couple.retired)
      for (const person of people) if (person.role === 'self' || person.role === 'partner') person.stage = 'senior';
  }
  shareAgeOfBoth(flat, people, mentions);
  addBirthdayAges(lexemes, people, mentions);
  const group = people.find(({ role }) => role === 'friend' && people.length === 2);
  if (group && self && group.ageMonths !== undefined && group.count > 1) {
    self.ageMonths ??= group.ageMonths;
    if (group.plus) self.plus = true;
  }
  const counted = () =>
    grown()
      .filter((person) => !isListedBesideAdults(lexemes, totals, person))
      .reduce((all, { count }) => all + count, 1);
  if (totals.adults !== undefined && counted() < totals.adults) {
    const missing = totals.adults - counted();
    if (!partner() && !lone) people.push(inferred({ role: 'partner', key: 'partner' }, totals.at ?? -1));
    if (missing > 1) people.push(inferred({ role: 'other', key: 'others', count: missing - 1 }, totals.at ?? -1));
  }
  const told = totals.total === undefined ? undefined : totals.total - (totals.pets ?? 0);
  const crowd = told !== undefined && told > MOST_LISTED && !totals.family;
  if (told !== undefined && !crowd && told > sum()) fill(people, told - sum(), totals, lone, flat);
  else if (told !== undefined && told < sum()) {
    const open = people.find(
      ({ counted, count, role }) => !counted && count > 1 && /^(?:friend|other|colleague)$/.test(role),
    );
    if (open) open.count = Math.max(1, open.count - (sum() - told));
  }
  const ours = children().some(({ owner }) => owner === 'ours');
  // "Me, Callum, our two lasses": whose children they are as well.
  const named = people.filter(({ key, count }) => key === 'name' && count === 1);
  if (ours && !partner() && !lone && named.length === 1 && children().every(({ key }) => key !== 'name'))
    Object.assign(named[0] ?? {}, { role: 'partner', key: 'partner' });
  if (
    !partner() &&
    !lone &&
    told === undefined &&
    totals.adults === undefined &&
    children().length > 0 &&
    !birth &&
    !people.some(({ key }) => key === 'ex')
  ) {
    const mine = children().some(({ owner }) => owner === 'mine');
    if (
      ours ||
      (!mine &&
        // "Towing the nephew, we …": the two of them.
        !children().every(({ key }) => /^(?:niece|nephew)/.test(key)) &&
        grown().every(({ role }) => role === 'grandparent') &&
        saysWe(lexemes, flat) &&
        !I_ALONE.test(flat.text))
    )
      people.push(inferred({ role: 'partner', key: 'partner' }, children()[0]?.from ?? -1));
  }
  // "Sisters' weekend", "finde de hermanas": the writer is one of them.
  if (people.length === 1 && told === undefined && SIBLINGS_TRIP.test(flat.text))
    people.push(inferred({ role: 'sibling', key: 'siblings' }, -1));
  const companion =
    people.length === 1 && told === undefined && !lone ? unnamedCompanion(lexemes, mentions) : undefined;
  if (companion) {
    const { at, ...known } = companion;
    people.push(inferred({ role: 'partner', key: 'partner', ...known }, at));
  }
  if (
    people.length === 1 &&
    told === undefined &&
    !lone &&
    !totals.crowd &&
    saysWe(lexemes, flat) &&
    !isWithAnimal(lexemes) &&
    (!speaksOfSelf(flat) || saysWeOften(flat) || goesAsWe(flat))
  )
    people.push(inferred({ role: 'other', key: 'others', certainty: 'guess' }, -1));
  // "Mi esposo se queda": a partner who stays tells as much of the writer.
  const away = mentions.find(
    ({ entry, owner, pair }) =>
      entry?.key === 'partner' && entry.sex !== undefined && /^(?:mine|the|)$/.test(owner) && !pair,
  );
  const sex = writersSex(partner()?.sex ? partner() : away?.sex ? { sex: away.sex } : partner(), flat.text);
  if (self && sex) self.sex ??= sex;
  if (birth) completeBirth(people);
  if (birth && !children().some(({ ageMonths }) => ageMonths === 0))
    people.push(inferred({ role: 'child', key: 'baby', ageMonths: 0 }, -1));
  // The partner who only follows from "a couple" is the one who is named later.
  nameTheUnnamed(
    lexemes,
    people.filter(({ role, inferred: told }) => role === 'partner' && told === true),
    mentions.filter(({ kind }) => kind !== 'name'),
  );
  people.sort((a, b) => rank(a) - rank(b));
  return {
    travellers: people,
    ...(told !== undefined && !crowd && told !== sum() && !(totals.kin && told < sum()) && { total: told }),
  };
};

/** The writer first, the others as the text names them. */
const rank = ({ role, from }: Person): number => (role === 'self' ? -1 : from < 0 ? Number.MAX_SAFE_INTEGER : from);
