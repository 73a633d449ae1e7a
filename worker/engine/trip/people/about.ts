/** Whom one word of a sentence is about: the nearest name, relation or pronoun that can be its subject. */
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { PeopleReading } from './people-report';
import { isAmongThem } from './among-them';
import { GIVEN_NAMES } from './lexicon';
import { HE_DOES, lastFitting, type NamedAt } from './subjects';

/** Travellers a word is about (none: the writer or everybody), or somebody who does not travel. */
export interface About {
  ids: readonly string[];
  /** It is about somebody who does not travel. */
  away: boolean;
  /** The writer says it of nobody else: "I", not "we". */
  alone?: true;
  /** They only come along in the words ("with my wife to the beach"): what is done there everybody does. */
  company?: true;
}

const WRITER: About = { ids: [], away: false };
const WRITER_ALONE: About = { ids: [], away: false, alone: true };
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const I = words(
  'i im ive me my mine yo mi mis conmigo tengo llevo uso tomo soy estoy necesito padezco sufro ando voy viajo duermo quiero',
);
const WE = words('we us our nosotros nosotras tenemos llevamos somos ambos both everyone todos all');
const HER = words('she her hers ella');
const HIM = words('he his him');
const THEM = words('they their ellos ellas');
const GOVERNED = /^(?:with|con|for|para|de|of|to|at|from|en|by|than|like|como|sin|without|plus|and|y)$/;
const RELATIVE = /^(?:who|que|q|quien|that|which|whos)$/;
/** A sentence that opens with these goes on about whoever was named last. */
const GOES_ON = /^(?:es|tiene|toma|usa|padece|sufre|moja|intolerante|has|takes|uses|wears|gets|needs|is)$/;
/** What follows a name of which something is said. */
const SAID_OF = /^(?:'s|is|has|gets|needs|takes|uses|es|esta|tiene|toma|usa|padece)$/;
const REACH = 40;
/** "Me duele", "me operaron": a sentence about the writer, no list that opens with "me". */
const DONE_TO_ME =
  /^(?:duelen?|dan?|mareo|pica|pican|quem[oa]|operaron|falta|molestan?|cuesta|canso|recet\w+|diagnostic\w+|pus[eo]|pusieron|falla|cae|salen?|tratan?)$/;

const aboutPlace = ({ ids }: NamedAt): About => ({ ids, away: ids.length === 0 });

/** Whether a name after "with" or "for" is the subject of a word: "with my gran, who uses a walker", "con mi madre (diabética)". */
const governs = (view: SentenceView, from: number, to: number): boolean => {
  const { tokens } = view.sentence;
  if (tokens[from]?.gap.includes('(') || (tokens[from]?.gap ?? '').includes("'")) return true;
  for (let index = from; index <= to; index += 1) {
    const { text = '', gap = '' } = tokens[index] ?? {};
    if (index - from < 5 && RELATIVE.test(text)) return true;
    if (gap.includes('(') && index < to) return true;
    if (/[,;:+&]/.test(gap) && !/^\d/.test(text)) {
      if (!RELATIVE.test(text)) return false;
    }
    if (/^(?:and|y|e|but|pero)$/.test(text)) return false;
  }
  return true;
};

/** "With my wife and our girls": whether a name stands in a list of those who come along. */
const isCompany = (reading: PeopleReading, tokens: readonly Token[], at: number): boolean => {
  for (let index = at - 1; index >= Math.max(0, at - REACH_OF_LIST); index -= 1) {
    const { text = '', start = 0, gap = '' } = tokens[index] ?? {};
    if (/^(?:with|con)$/.test(text)) return true;
    if (/[.;:(]/.test(gap) || !(BETWEEN_NAMES.test(text) || namedAt(reading.named, start))) return false;
  }
  return false;
};
const OF_ONE = /^(?:is|has|gets|needs|takes|uses|wears|es|esta|tiene|toma|usa|lleva|anda)$/;
const REACH_OF_LIST = 12;
const BETWEEN_NAMES =
  /^(?:and|y|e|n|my|our|his|her|their|mi|mis|nuestr[oa]s?|su|sus|the|el|la|los|las|two|three|dos|tres)$/;
/** "… who surfs", "… (surfs)": what is said of the one who comes along. */
const isMentionedByVerb = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to + 1)
    .some(({ text, gap }) => RELATIVE.test(text) || /[('\u2019]/.test(gap) || GOES_ON.test(text));

/** "La operan de la cadera", "lo internan el lunes": done to whoever was named before. */
const TREATED = /^(?:oper|intern|ingres|atiend|trat|trasplant|vacun)(?:an?|en|aron|aran|o)$/;

const pronounAt = (reading: PeopleReading, offset: number, sex: 'female' | 'male' | undefined): About => {
  const ids = lastFitting(reading, offset, sex);
  const travels = reading.named.findLast((place) => place.end <= offset && place.ids.join() === ids.join());
  const other = reading.named.findLast(
    (place) =>
      place.end <= offset &&
      place.ids.length === 0 &&
      // "Kaya comes, her mom stays home. Her nosebleeds": Kaya's.
      !(place.ofAnother && !place.many && ids.length > 0) &&
      (sex === undefined ? place.many === true : place.sex === sex && place.many === undefined),
  );
  if (other && (ids.length === 0 || (travels !== undefined && travels.start < other.start))) return aboutPlace(other);
  return { ids, away: false };
};

/** Whether these are one person, whose bag the list is for. */
const isOne = ({ travellers }: PeopleReading, ids: readonly string[]): boolean => {
  const one = ids.length === 1 ? travellers.find(({ id }) => id === ids[0]) : undefined;
  return one !== undefined && one.count === 1 && !one.packsAlone;
};

/** Who is named at an offset of the text. */
const namedAt = (named: readonly NamedAt[], offset: number): NamedAt | undefined => {
  for (let index = named.length - 1; index >= 0; index -= 1) {
    const place = named[index];
    if (place && offset >= place.start && offset < place.end) return place;
  }
  return undefined;
};

/** Who is named last before an offset of the text. */
const lastBefore = (named: readonly NamedAt[], offset: number): NamedAt | undefined =>
  named.findLast(({ end }) => end <= offset);

/** Whom the word at a place of a sentence is about. */
export function aboutWord(reading: PeopleReading, view: SentenceView, at: number): About {
  const { tokens } = view.sentence;
  const least = Math.max(0, at - REACH);
  for (let index = at; index >= least; index -= 1) {
    const token = tokens[index];
    if (!token) continue;
    const { text } = token;
    const place = namedAt(reading.named, token.start);
    if (place) {
      let first = index;
      while (first > 0 && (tokens[first - 1]?.start ?? -1) >= place.start) first -= 1;
      const before = tokens[first - 1]?.text ?? '';
      index = first;
      if (isAmongThem(tokens, first)) return WRITER;
      let next = first;
      while (next < tokens.length && (tokens[next]?.start ?? 0) < place.end) next += 1;
      const company =
        isCompany(reading, tokens, first) && !isMentionedByVerb(tokens, next, at) ? { company: true as const } : {};
      if ((before === 'and' || before === 'y') && place.ids.length > 0) {
        // "Emma and Jack get carsick"
        const joinedAt = tokens[first - 1]?.start ?? 0;
        const other = lastBefore(reading.named, joinedAt);
        const close = other && joinedAt - other.end <= 8;
        // "The kids and my mum, who is diabetic": of the last alone.
        const ofLast = RELATIVE.test(tokens[next]?.text ?? '') && OF_ONE.test(tokens[next + 1]?.text ?? '');
        // "Poppy 2 and my mum (68, new knee)": so is what the bracket says.
        const inBracket =
          tokens[next]?.gap.includes('(') && !tokens.slice(next + 1, at + 1).some(({ gap }) => gap.includes(')'));
        if (close && !ofLast && !inBracket && other.ids.length > 0 && !/[,;]/.test(tokens[at]?.gap ?? ''))
          return { ids: [...new Set([...other.ids, ...place.ids])], away: false, ...company };
      }
      if (!GOVERNED.test(before)) return aboutPlace(place);
      if (next < tokens.length && governs(view, next, at)) return { ...aboutPlace(place), ...company };
      continue;
    }
    // "List just for me … Beth's 6 months gone": by name, and another's list.
    if (
      reading.listFor === 'one' &&
      token.capital &&
      index < at &&
      GIVEN_NAMES.has(text) &&
      SAID_OF.test(tokens[index + 1]?.text ?? '')
    )
      return { ids: [], away: true };
    // "Me, hubby and the twins, coeliac": a list of all is about nobody alone.
    if (WE.has(text)) return WRITER;
    if (I.has(text))
      return index > 0 || text !== 'me' || DONE_TO_ME.test(tokens[1]?.text ?? '') ? WRITER_ALONE : WRITER;
    const isTreated = TREATED.test(tokens[index + 1]?.text ?? '');
    const sex =
      HER.has(text) || (text === 'la' && isTreated)
        ? 'female'
        : HIM.has(text) ||
            (text === 'lo' && isTreated) ||
            (text === 'el' &&
              (HE_DOES.test(tokens[index + 1]?.text ?? '') ||
                (tokens[index + 1]?.text === 'que' && /^(?:para|con|de|a|pa)$/.test(tokens[index - 1]?.text ?? ''))))
          ? 'male'
          : undefined;
    if (sex || THEM.has(text)) return pronounAt(reading, token.start, sex);
  }
  const first = tokens[0];
  if (least === 0 && first && GOES_ON.test(first.text)) {
    const before = reading.named.filter(({ end, ids }) => end <= first.start && isOne(reading, ids));
    const last = before.findLast(({ company }) => company === undefined) ?? before.at(-1);
    if (last && first.start - last.end < 160) return aboutPlace(last);
  }
  return WRITER;
}

/** Ids of those whom a word is about; empty for everybody, the writer, or somebody who does not travel. */
export const travellersNear = (reading: PeopleReading, view: SentenceView, at: number): readonly string[] =>
  aboutWord(reading, view, at).ids;

/** The token of a sentence that stands at an offset of the text. */
export const tokenAt = (view: SentenceView, offset: number): number => {
  const { tokens } = view.sentence;
  for (let at = 0; at < tokens.length; at += 1) if ((tokens[at]?.end ?? 0) > offset) return at;
  return tokens.length - 1;
};
