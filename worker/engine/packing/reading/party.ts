/** Who travels, from the words. */
import type { Party } from '../facts';
import { readAges, type AgeRun } from './ages';
import { belongsToOther } from './belongs';
import {
  ADULT_MONTHS,
  agesOf,
  childContext,
  isNear,
  mergeChildren,
  nameAfter,
  nameBefore,
  saysMy,
  spread,
  type ChildMention,
} from './children';
import { numberOf } from './numbers';
import { PhraseIndex, longestOnly, splitPhrases } from './phrases';
import { CHILD_WORDS, COMPANIONS, TOTALS, type CompanionRow, type TotalRow } from './rows/people';
import type { Token } from './text';
import { isOff, type SentenceView } from './view';

const TOTAL_INDEX = new PhraseIndex<TotalRow>(TOTALS, ({ en, es }) => [...splitPhrases(en), ...splitPhrases(es)]);
/** Adjectives that may stand between "my" and the person. */
const ADJECTIVES = '(elderly/old/older/younger/little/big/dear/lovely/aging/ageing/disabled/pregnant/retired/twin/new)';
const variants = (phrase: string): string[] =>
  /^my (?!#)/.test(phrase)
    ? [phrase.replace(/^my /, `my ${ADJECTIVES} `), phrase.replace(/^my /, 'my # year/yr/yo (old) ')]
    : [phrase];
const COMPANION_INDEX = new PhraseIndex<CompanionRow>(COMPANIONS, ({ en, es }) => [
  ...splitPhrases(en).flatMap(variants),
  ...splitPhrases(es),
]);
const CHILD_INDEX = new PhraseIndex(CHILD_WORDS, ({ en, es }) => [...splitPhrases(en), ...splitPhrases(es)]);

const SENIOR_MONTHS = 65 * 12;
const MAX_PARTY = 30;

/** Reads the party of a whole description. */
export const readParty = (views: readonly SentenceView[]): Party => {
  const companions = new Map<string, CompanionRow & { n: number }>();
  const mentions: ChildMention[] = [];
  let total: number | undefined;
  let adultsStated: number | undefined;
  let solo = false;
  let plural = false;
  let ours = false;
  let friends = false;
  let ourChildren = false;
  let couple = false;
  let mine = false;
  let usTwo = false;
  let loneParent = false;
  let women = 0;
  let men = 0;
  let seniors = 0;
  let writer: 'woman' | 'man' | undefined;
  let childCountStated: number | undefined;

  for (const view of views) {
    const { tokens } = view.sentence;
    const usable = (at: number) => !isOff(view, at);
    const ages = readAges(tokens);
    const takenAges = new Set<AgeRun>();

    for (const found of longestOnly(TOTAL_INDEX.find(tokens))) {
      const { row } = found;
      // The "not" is part of what it says.
      if (row.kind === 'lone-parent') loneParent = true;
      if (!usable(found.start)) continue;
      if (row.bare && !standsAlone(tokens, found)) continue;
      if (row.opening && COMPANY_OF.test(tokens[found.start - 1]?.text ?? '')) continue;
      if (row.kind === 'us-two') usTwo = true;
      const number = row.number ?? numberIn(tokens, found);
      if (row.kind === 'solo') solo = true;
      if (row.gender && row.kind === 'solo') writer = row.gender;
      if (row.kind === 'plural') plural = true;
      if (row.kind === 'ours') ours = true;
      if (row.kind === 'friends') friends = true;
      if (row.kind === 'writer' && row.gender) writer = row.gender;
      if (number === undefined || number > MAX_PARTY || number < 1) continue;
      if (ages.some((run) => found.start < run.end && found.end > run.start)) continue;
      if (row.kind === 'total') {
        total = Math.max(total ?? 0, number);
        if (row.gender === 'woman') women = Math.max(women, number);
        if (row.gender === 'man') men = Math.max(men, number);
      }
      if (row.kind === 'couple') {
        couple = true;
        if (row.gender === 'woman') women = Math.max(women, number);
      }
      if (row.kind === 'adults') adultsStated = Math.max(adultsStated ?? 0, number);
      if (row.kind === 'and-me') total = Math.max(total ?? 0, number + 1);
      if (row.kind === 'seniors') seniors = Math.max(seniors, number);
    }

    for (const found of longestOnly(CHILD_INDEX.find(tokens))) {
      if (found.row.none || !usable(found.start) || (found.row.risky && !childContext(tokens, found))) continue;
      const before = tokens[found.start - 1]?.text ?? '';
      const before2 = tokens[found.start - 2]?.text ?? '';
      if (belongsToOther(tokens, found, view)) continue;
      const count =
        numberOf(before) ??
        (numberOf(before2) !== undefined && !isAge(ages, found.start - 2) ? numberOf(before2) : undefined) ??
        found.row.count;
      const near = ages.filter(
        (run) =>
          !takenAges.has(run) &&
          ((isNear(tokens, found, run) && !((count ?? 1) > 1 && isOfOneName(tokens, found.end, run))) ||
            (run.end <= found.start && found.start - run.end <= 1)),
      )[0];
      if (near) takenAges.add(near);
      const nearMonths = agesOf(near, count ?? 1);
      if (saysMy(tokens, found.start)) mine = true;
      if (/^(?:nuestr|our)/.test(before) || /^(?:nuestr|our)/.test(before2)) {
        ours = true;
        ourChildren = true;
      }
      const grown = near && nearMonths.every((age) => age >= ADULT_MONTHS);
      if (grown) {
        companions.set(`grown-${found.row.en}`, {
          en: '',
          es: '',
          adults: nearMonths.length,
          n: nearMonths.length,
          ...(found.row.gender && { gender: found.row.gender }),
        });
        continue;
      }
      if (found.row.adult && !near) continue;
      const name = nameAfter(tokens, found.end);
      mentions.push({
        count: Math.min(MAX_PARTY, Math.max(count && count <= 20 ? count : 1, nearMonths.length)),
        typical: found.row.typical,
        least: found.row.least,
        most: found.row.most,
        ages: spread(nearMonths, count ?? found.row.count),
        definite: /^(?:the|los|las|el|la)$/.test(before) && count === found.row.count,
        ...(name && { name }),
        ...(found.row.gender && { gender: found.row.gender }),
      });
      if (count && found.row.typical === 84 && count > 1) childCountStated = Math.max(childCountStated ?? 0, count);
    }

    for (const found of longestOnly(COMPANION_INDEX.find(tokens))) {
      if (!usable(found.start) || belongsToOther(tokens, found, view)) continue;
      const within = ages.find((candidate) => candidate.start >= found.start && candidate.end <= found.end);
      const number = (within ? undefined : numberIn(tokens, found)) ?? found.row.adults;
      const run = within ?? ages.find((candidate) => !takenAges.has(candidate) && isNear(tokens, found, candidate));
      if (run) takenAges.add(run);
      const old = run !== undefined && run.months.every((age) => age >= SENIOR_MONTHS);
      const key = found.row.key ?? found.row.en;
      if (run && run.months.every((age) => age < ADULT_MONTHS)) {
        mentions.push({
          count: run.months.length,
          typical: 120,
          least: 0,
          most: ADULT_MONTHS,
          ages: run.months,
          definite: false,
        });
        continue;
      }
      companions.set(key, { ...found.row, n: Math.min(MAX_PARTY, number), ...(old && { seniors: number }) });
    }

    for (const run of ages) {
      if (takenAges.has(run) || !usable(run.start)) continue;
      const subject = tokens[run.start - 1]?.text ?? '';
      const subject2 = tokens[run.start - 2]?.text ?? '';
      if (/^(?:im|'m|am|tengo|soy)$/.test(subject) && run.months.length === 1) {
        if ((run.months[0] ?? 0) >= SENIOR_MONTHS) seniors += 1;
        continue;
      }
      if (/^(?:turning|cumplo|cumplir)$/.test(subject) || /^(?:birthday|cumpleanos)$/.test(subject2)) continue;
      const name = nameBefore(tokens, run.start);
      const young = agesOf(run, 1).filter((age) => age < ADULT_MONTHS);
      // "Vera, que tiene 9 meses", "a 6-year-old", "Leo (6)": an age with a name or with its unit is a child that travels.
      const known = name === undefined ? undefined : mentions.find((mention) => mention.name === name);
      if (known && known.ages.length === 0 && known.count === 1) {
        known.ages = young;
        continue;
      }
      if (young.length > 0 && (name || run.old === true)) {
        mentions.push({
          count: young.length,
          typical: 84,
          least: 0,
          most: ADULT_MONTHS,
          ages: young,
          definite: false,
          ...(name && young.length === 1 && { name }),
        });
      }
    }
  }

  const children = mergeChildren(mentions, childCountStated);
  let adults = 1;
  for (const { n, gender, seniors: old } of companions.values()) {
    adults += n;
    if (gender === 'woman') women += n;
    if (gender === 'man') men += n;
    if (old) seniors += n;
  }
  const named = adults > 1;
  if (!named && !solo && (children.length > 0 ? ours || !mine : !friends && (plural || ours))) adults = 2;
  // "With my parents and our two kids": the kids' other parent is there too.
  if (named && ourChildren && !companions.has('partner') && !solo) adults += 1;
  if (couple) adults = Math.max(2, adults);
  if (usTwo && named && !companions.has('partner')) adults += 1;
  if (loneParent && children.length > 0 && [...companions.keys()].every((key) => key === 'partner')) adults = 1;
  if (total !== undefined) adults = Math.max(1, named ? adults : 1, total - children.length);
  if (adultsStated !== undefined)
    adults = total === undefined && adultsStated < adults && companionsAddUp(companions) ? adults : adultsStated;
  if (solo && total === undefined && adultsStated === undefined && !named) adults = 1;
  if (writer === 'woman') women += 1;
  if (writer === 'man') men += 1;
  adults = Math.min(MAX_PARTY, adults);
  return {
    adults,
    seniors: Math.min(seniors, adults),
    children: children.slice(0, 12),
    women: Math.min(women, adults),
    men: Math.min(men, Math.max(0, adults - Math.min(women, adults))),
  };
};

/** "With eight friends from work", "to see two friends of mine": not the party itself. */
const COMPANY_OF =
  /^(?:with|con|my|mis|mi|our|nuestr[oa]s|see|seeing|visit|visiting|meet|meeting|ver|visitar|veo|vemos|for|para|to|a|of|de|and|y|los|las|the|other|otr[oa]s)$/;

/** "Three children: Noah is 11": the age is Noah's alone. */
const isOfOneName = (tokens: readonly Token[], from: number, run: AgeRun): boolean =>
  run.months.length === 1 && tokens.slice(from, run.start).some(({ capital }) => capital);

const companionsAddUp = (companions: ReadonlyMap<string, { n: number }>): boolean =>
  [...companions.values()].reduce((sum, { n }) => sum + n, 0) > 1;

/** "los cuatro" as everybody: nothing counted after it, no hour before it. */
const standsAlone = (tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean => {
  const next = tokens[end];
  const before = tokens[start - 1]?.text ?? '';
  if (
    /^(?:a|hasta|desde|sobre|de|tras|son|en|por|durante|cada|entre)$/.test(before) ||
    /^\d/.test(tokens[end - 1]?.text ?? '')
  )
    return false;
  return (
    !next ||
    /[.,;:()]/.test(next.gap) ||
    /^(?:con|de|en|a|solo|solos|solas|juntos|juntas|vamos|viajamos|y|por|para|somos|queremos|iremos|tenemos|llevamos)$/.test(
      next.text,
    )
  );
};

const numberIn = (tokens: readonly Token[], { start, end }: { start: number; end: number }): number | undefined => {
  for (let index = start; index < end; index += 1) {
    const value = numberOf(tokens[index]?.text ?? '');
    if (value !== undefined) return value;
  }
  return undefined;
};

const isAge = (ages: readonly AgeRun[], at: number): boolean => ages.some(({ start, end }) => at >= start && at < end);
