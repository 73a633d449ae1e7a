/** Ages told by pronouns before anybody is named: "Él tiene 9 y ella 4: son Bruno y Vega", "He's only 4 … with Theo". */
import { ADULT_MONTHS } from '../stage';
import { agesAfter } from './ages';
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import { soundsLike } from './names';
import { isChildMention } from './person';

const SEXES: ReadonlyMap<string, 'female' | 'male'> = new Map([
  ...['she', 'shes', 'ella'].map((word) => [word, 'female'] as const),
  ...['he', 'hes', 'el'].map((word) => [word, 'male'] as const),
]);
const TELLS = /^(?:is|'s|turns|turning|tiene|cumple|recien|apenas)$/;

interface Told {
  sex?: 'female' | 'male';
  months: number;
}

/** The ages of children that stand before the first who is named. */
const toldUntil = (lexemes: readonly Lexeme[], until: number): Told[] => {
  const told: Told[] = [];
  for (let at = 0; at < until; at += 1) {
    const { text = '' } = lexemes[at] ?? {};
    const sex = SEXES.get(text);
    // "Tiene 7 y le da miedo volar: mi hija Abril"
    const opens = at === 0 && text === 'tiene';
    if (sex === undefined && !opens) continue;
    const next = lexemes[at + 1];
    const second =
      told.length > 0 && next?.number !== undefined && /^(?:y|and|,)$/.test(lexemes[at - 1]?.text ?? '') ? 1 : 0;
    const joined = opens || /^(?:he|she)s$/.test(text) ? 1 : 0;
    if (!second && !joined && !TELLS.test(next?.text ?? '')) continue;
    const [months = ADULT_MONTHS, ...more] = agesAfter(lexemes, at + 2 - second - joined)?.months ?? [];
    if (months < ADULT_MONTHS && more.length === 0) told.push({ months, ...(sex && { sex }) });
  }
  return told;
};

const sexOf = ({ sex, name }: Mention): 'female' | 'male' | undefined => sex ?? soundsLike(name);

/** Gives such ages to those who are named then, of the same sex first. */
export const shareToldBefore = (lexemes: readonly Lexeme[], mentions: readonly Mention[]): void => {
  const others = mentions.filter(({ kind }) => kind !== 'self');
  const told = toldUntil(lexemes, others[0]?.from ?? 0);
  const open = others.filter(
    (one) =>
      one.ages.length === 0 &&
      (one.count ?? one.entry?.count ?? 1) === 1 &&
      ((one.kind === 'name' && !one.entry) || isChildMention(one)),
  );
  if (open.length < told.length) return;
  for (const { sex, months } of told) {
    const left = open.filter(({ ages }) => ages.length === 0);
    const whose =
      left.find((one) => sex !== undefined && sexOf(one) === sex) ??
      left.find((one) => sex === undefined || sexOf(one) === undefined || told.length === 1);
    if (whose) whose.ages = [months];
  }
};
