/** Children: which words mean one, how old, and one list of them from all that is said. */
import { capitalise } from '../../capitalise';
import type { Child } from '../facts';
import type { AgeRun } from './ages';
import { isVerbal } from './grammar';
import { numberOf } from './numbers';
import type { Token } from './text';

export const ADULT_MONTHS = 18 * 12;

export interface ChildMention {
  count: number;
  /** Typical age of the word, months ("toddler" is 24, "teenagers" 180). */
  typical: number;
  least: number;
  most: number;
  ages: number[];
  name?: string;
  gender?: 'woman' | 'man';
  /** "the kids", "los niños": somebody already named. */
  definite: boolean;
}

/** "my 16-year-old son", "mis dos hijos": the writer's own, so no second parent is meant. */
export const saysMy = (tokens: readonly Token[], at: number): boolean => {
  for (let index = at; index >= Math.max(0, at - 5); index -= 1) {
    const { text } = tokens[index] ?? { text: '' };
    if (/^(?:my|mi|mis)$/.test(text)) return true;
    if (index < at && /^(?:con|with|and|y|de|of|our|the|los|las)$/.test(text)) return false;
  }
  return false;
};

/** The ages of a run for so many children: "2 años y 6 meses" is one child of two and a half, or two children. */
export const agesOf = (run: AgeRun | undefined, count: number): number[] => {
  if (!run) return [];
  return run.compound && count <= 1 ? [run.months.reduce((sum, age) => sum + age, 0)] : run.months;
};

/** "twins aged 6" are two of six; "two kids, 4 and 7" are one each. */
export const spread = (ages: readonly number[], count: number): number[] =>
  ages.length === 1 && count > 1 && count <= 6 ? Array.from({ length: count }, () => ages[0] ?? 0) : [...ages];

/** An age said of a person: right after the word, its name, or "who is". */
export const isNear = (tokens: readonly Token[], found: { start: number; end: number }, run: AgeRun): boolean => {
  if (run.start < found.end || run.start - found.end > 5) return false;
  return tokens
    .slice(found.end, run.start)
    .every(
      ({ text, capital }) =>
        capital ||
        /^(?:que|tiene|tienen|is|are|who|whos|'s|de|of|aged|age|ages|and|y|con|entre|edad|edades|old|now|ya|recien|just|cumple|turning|almost|nearly|casi|both|ambos|solo|only|was)$/.test(
          text,
        ),
    );
};

export const nameAfter = (tokens: readonly Token[], at: number): string | undefined =>
  tokens[at]?.capital && !/^[.!?]/.test(tokens[at]?.gap ?? '') ? tokens[at]?.text : undefined;
export const nameBefore = (tokens: readonly Token[], at: number): string | undefined => {
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const token = tokens[index];
    // A capital after "in" or at the head of "Estoy de 6 meses" is no child.
    if (token?.capital && token.text.length > 1 && numberOf(token.text) === undefined) {
      return isVerbal(token.text) ||
        /^(?:in|en|to|a|at|through|por|around|across|from|desde|via|la|the|hacia|para)$/.test(
          tokens[index - 1]?.text ?? '',
        ) ||
        (tokens[index - 1]?.text === 'de' && /,/.test(tokens[at]?.gap ?? ''))
        ? undefined
        : token.text;
    }
    if (!token || !/^(?:que|tiene|is|who|'s|de|aged|y|and|solo|acaba|just|turning|cumple)$/.test(token.text))
      return undefined;
  }
  return undefined;
};

/** Words like "girls" or "chicos" are children only with an age, an "our" or a number of years beside them. */
export const childContext = (tokens: readonly Token[], found: { start: number; end: number }): boolean =>
  /^(?:our|nuestr\w+|little|small|pequen\w+)$/.test(tokens[found.start - 1]?.text ?? '') ||
  /\(/.test(tokens[found.end]?.gap ?? '') ||
  /^(?:aged|de)$/.test(tokens[found.end]?.text ?? '');

/** One list of children from all mentions: later "the kids" are the ones already named. */
export const mergeChildren = (mentions: readonly ChildMention[], stated: number | undefined): Child[] => {
  const children: (Child & { sure: boolean })[] = [];
  const add = (ageMonths: number, sure: boolean, name?: string) =>
    children.push({ ageMonths: Math.max(0, Math.round(ageMonths)), sure, ...(name && { name }) });
  const dated = mentions.filter(({ ages }) => ages.length > 0);
  for (const mention of dated) {
    for (const age of mention.ages) {
      if (age >= ADULT_MONTHS) continue;
      const same = children.find(
        (child) => child.ageMonths === age && child.name !== undefined && child.name === mention.name,
      );
      if (!same) add(age, true, mention.ages.length === 1 ? mention.name : undefined);
    }
    for (let extra = mention.ages.length; extra < mention.count; extra += 1) add(mention.typical, false);
  }
  for (const mention of mentions) {
    if (mention.ages.length > 0) continue;
    const fits = children.filter(({ ageMonths, sure }) =>
      sure
        ? ageMonths >= mention.least && ageMonths <= mention.most
        : ageMonths === mention.typical || mention.typical === 84,
    );
    const missing = mention.definite && children.length > 0 ? 0 : mention.count - fits.length;
    for (let extra = 0; extra < missing; extra += 1)
      add(mention.typical, false, extra === 0 ? mention.name : undefined);
  }
  if (stated !== undefined && children.length > stated && children.some(({ sure }) => !sure)) {
    for (let index = children.length - 1; index >= 0 && children.length > stated; index -= 1)
      if (!children[index]?.sure) children.splice(index, 1);
  }
  return children.map(({ ageMonths, name }) => ({
    ageMonths,
    ...(name && { name: capitalise(name) }),
  }));
};
