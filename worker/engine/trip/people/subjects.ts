/** Whom a clause is about: by name, relation or pronoun. */
import type { SentenceView } from '../../packing/reading/view';
import type { Lexeme } from './lexemes';
import type { PeopleReading } from './people-report';
import { isAmongThem } from './among-them';
import { soundsLike } from './names';

/** Where travellers are named in the text. */
export interface NamedAt {
  start: number;
  end: number;
  /** Travellers; empty where somebody is named who does not travel. */
  ids: string[];
  /** Named only as company: "con mi hermana". */
  company?: true;
  /** Several of them. */
  many?: true;
  /** Sex of somebody who does not travel. */
  sex?: 'female' | 'male';
  /** "Her mom": told as a relative of somebody who was named before. */
  ofAnother?: true;
}

const SHE = /^(?:she|ella)$/;
const HE = /^(?:he|el)$/;
const THEY = /^(?:they|ellos|ellas|who|que|q|quien|quienes|which)$/;
const FIRST = /^(?:i|im|ive|me|we|us|yo|nosotros|nosotras)$/;
const THIRD_PERSON =
  /^(?:get|have|are|need|tienen|toman|usan|necesitan|wears|has|hasnt|needs|takes|uses|gets|is|isnt|cant|doesnt|wont|refuses|hates|loves|eats|sleeps|snores|suffers|burns|tiene|toma|usa|es|esta|no|necesita|padece|sufre|come|duerme|ronca|odia|lleva|anda|le)$/;
/** Words after a Spanish "el" that make it a pronoun; its accent is often left out. */
export const HE_DOES =
  /^(?:epoc|tdah|vih|celiaco|diabetico|asmatico|hipertenso|alergico|vegano|vegetariano|es|tiene|toma|usa|esta|no|necesita|padece|sufre|come|duerme|ronca|odia|lleva|tambien)$/;
const OPENING = 5;

/** Every place where an alias stands, the longest alias at each. */
export const namedPlaces = (lexemes: readonly Lexeme[], aliases: PeopleReading['aliases']): NamedAt[] => {
  const byWord = new Map<string, { parts: string[]; ids: string[] }[]>();
  for (const { words, ids } of aliases) {
    if (/^(?:i|me|yo|she|he)$/.test(words)) continue;
    const parts = words.split(' ');
    const list = byWord.get(parts[0] ?? '') ?? [];
    list.push({ parts, ids });
    byWord.set(parts[0] ?? '', list);
  }
  const places: NamedAt[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const begun = byWord.get(lexemes[at]?.text ?? '');
    if (!begun) continue;
    const fits = begun
      // "Ella" is a girl's name and the Spanish pronoun.
      .filter(({ parts: [word] }) => word !== 'ella' || lexemes[at]?.capital === true)
      .filter(({ parts }) => parts.every((part, index) => lexemes[at + index]?.text === part))
      .toSorted((a, b) => b.parts.length - a.parts.length)[0];
    const last = lexemes[at + (fits?.parts.length ?? 1) - 1];
    const first = lexemes[at];
    if (!fits || !first || !last) continue;
    if (isNobody(lexemes, at + fits.parts.length, fits.parts.join(' '))) continue;
    const lead = lexemes[/^(?:mi|my)$/.test(lexemes[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '';
    const company = /^(?:con|with)$/.test(lead);
    places.push({ start: first.start, end: last.end, ids: fits.ids, ...(company && { company }) });
    at += fits.parts.length - 1;
  }
  return places;
};

/** "la mayor parte", "oh and bring": words that name somebody elsewhere. */
const isNobody = (lexemes: readonly Lexeme[], next: number, words: string): boolean =>
  (/^(?:el|la) (?:mayor|menor|grande|pequena)$/.test(words) &&
    /^(?:parte|cantidad|ilusion|duda|idea|problema|posible|peso|maleta|mochila|riesgo|bolsa|miedo)$/.test(
      lexemes[next]?.text ?? '',
    )) ||
  (words === 'oh' && /^(?:and|no|yes|well|also|but|i|we|the|my|,|dear|god|yeah|ok)$/.test(lexemes[next]?.text ?? ''));

/** Places before company in which somebody else may be whom the words are about, at most. */
const COMPANY_WITHIN = 12;

/** The last traveller named before a place who can be "she" or "he". */
export const lastFitting = (reading: PeopleReading, before: number, sex?: 'female' | 'male'): string[] => {
  const fits = (id: string): boolean => {
    const one = reading.travellers.find((traveller) => traveller.id === id);
    return (
      one !== undefined &&
      one.role !== 'self' &&
      (sex === undefined || (one.count === 1 && (one.sex ?? soundsLike(one.name) ?? sex) === sex))
    );
  };
  const isFitting = ({ end, ids }: NamedAt): boolean =>
    end <= before && ids.length > 0 && ids.every(fits) && (sex === undefined || ids.length === 1);
  const packing = new Set(reading.travellers.filter(({ packsAlone }) => !packsAlone).map(({ id }) => id));
  // Whom the list is for, before somebody who takes care of a bag of their own.
  const packs = ({ ids }: NamedAt): boolean => ids.every((id) => packing.has(id));
  const own = reading.named.findLastIndex((one) => isFitting(one) && packs(one));
  const isExact = (one: NamedAt | undefined): boolean =>
    sex !== undefined && reading.travellers.some(({ id, sex: told }) => told === sex && one?.ids.includes(id) === true);
  const at = own === -1 ? reading.named.findLastIndex(isFitting) : own;
  // "Ella juega, yo voy con mi hermana. Ella lleva …": whom a sentence is about, before who only comes with somebody.
  const place =
    reading.named[at]?.company === true
      ? (reading.named
          .slice(Math.max(0, at - COMPANY_WITHIN), at)
          .findLast((one) => isFitting(one) && !one.company && (!isExact(reading.named[at]) || isExact(one))) ??
        reading.named[at])
      : reading.named[at];
  if (place) return place.ids;
  const exact = reading.travellers.filter(({ id, sex: own }) => sex !== undefined && own === sex && fits(id));
  const any = reading.travellers.filter(({ id }) => sex !== undefined && fits(id));
  const only = exact.length === 1 ? exact[0] : any.length === 1 ? any[0] : undefined;
  return only ? [only.id] : [];
};

/** Subjects of a sentence's clauses, worked out once: each may go on with the one before, and every thing named asks. */
const SUBJECTS = new WeakMap<PeopleReading, WeakMap<SentenceView, string[][]>>();

const subjectsOf = (reading: PeopleReading, view: SentenceView): string[][] => {
  const ofViews = SUBJECTS.get(reading) ?? new WeakMap<SentenceView, string[][]>();
  SUBJECTS.set(reading, ofViews);
  let subjects = ofViews.get(view);
  if (!subjects) {
    subjects = [];
    for (const { from, to, aside } of view.clauses)
      subjects.push(subjectOf(reading, view, from, to, aside, subjects.at(-1) ?? []));
    ofViews.set(view, subjects);
  }
  return subjects;
};

/** Ids of those whom a clause is about; empty for everybody or the writer. */
export const travellersAt = (reading: PeopleReading, view: SentenceView, clauseIndex: number): readonly string[] =>
  subjectsOf(reading, view)[clauseIndex] ?? [];

const subjectOf = (
  reading: PeopleReading,
  view: SentenceView,
  from: number,
  to: number,
  aside: boolean,
  carried: string[],
): string[] => {
  const { tokens } = view.sentence;
  const first = tokens[from];
  if (!first) return [];
  const { text } = first;
  const next = tokens[from + 1]?.text ?? '';
  const until = tokens[Math.min(to, from + OPENING) - 1]?.end ?? first.end;
  const opening = tokens.slice(from, Math.min(to, from + OPENING));
  const comma = opening.findIndex(({ gap }, index) => index > 0 && /[,:;]/.test(gap));
  const segmentEnd = comma > 0 ? (opening[comma - 1]?.end ?? until) : until;
  const writer = opening.find(({ text: word }) => FIRST.test(word));
  const named = reading.named.filter(({ start, end, ids }) => ids.length > 0 && start >= first.start && end <= until);
  const subject = named[0];
  if (subject && !(writer && writer.start < subject.start)) {
    const at = opening.findIndex(({ start }) => start >= subject.start);
    if (at !== -1 && isAmongThem(tokens, from + at)) return [];
    const joined = named.filter(({ start }) => start <= segmentEnd || comma === -1);
    return joined.length > 0 ? [...new Set(joined.flatMap(({ ids }) => ids))] : subject.ids;
  }
  if (FIRST.test(text)) return [];
  const pronoun = /^(?:and|y|but|pero|because|porque|so)$/.test(text) ? next : text;
  if (SHE.test(pronoun)) return lastFitting(reading, first.start, 'female');
  if (HE.test(pronoun) && (pronoun !== 'el' || HE_DOES.test(next))) return lastFitting(reading, first.start, 'male');
  if (THEY.test(pronoun) || (aside && !writer)) {
    const place = reading.named.findLast(({ end, ids }) => ids.length > 0 && end <= first.start);
    const close = place !== undefined && first.start - place.end <= 24;
    return close ? place.ids : THEY.test(pronoun) ? carried : [];
  }
  // "too old for togs she says"
  const saying = tokens[to - 2]?.text ?? '';
  if (
    /^(?:says|said|reckons|insists|dice|insiste)$/.test(tokens[to - 1]?.text ?? '') &&
    (SHE.test(saying) || HE.test(saying))
  )
    return lastFitting(reading, first.start, SHE.test(saying) ? 'female' : 'male');
  return THIRD_PERSON.test(pronoun) && !writer ? carried : [];
};
