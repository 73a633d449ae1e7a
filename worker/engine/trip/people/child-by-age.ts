/** A child by an article and its age alone: "viajo con el de 4", "la de 12, el de 8 y yo", "la mayor, el varón de 6". */
import { ADULT_MONTHS } from '../stage';
import { CHILD } from './lexicon';
import { personWordAt, textAfter, textBefore, type Lexeme } from './lexemes';
import { mentionAt, type Mention } from './mention';
import { onlyConnectors } from './mention-lists';

/** Between the article and the age: "el varón de 6". */
export const SAYS_SEX = /^(?:varon|varoncito|hembra|hembrita|mujercita|machito)$/;
/** "El de 4", "el varón de 6 años", at its article. */
const BY_AGE = /^(?:el|la) ([a-z]+ )?de (\d{1,2})((?: anos| anitos)?)(?: (?:[ye]|a|al|en|mi|su)\b| [,.;:)(+&/]|$)/;
/** Somebody goes with, or takes, whoever stands behind. */
const GOES_WITH =
  /\b(?:(?:voy|vamos|viajo|viajamos|salgo|salimos|subo|subimos|bajo|bajamos|yo|sol[oa]|escapo|escapamos) (?:\w+ ){0,3}con|llevo a|llevamos a)$/;
/** More of them in a list, before somebody else of it. */
const MORE = /^(?: ?(?:,|[ye]\b|\+|&))+ (?:(?:el|la) de \d{1,2}(?: anos)? ?(?:(?:,|[ye]\b|\+|&) ?)+)*/;

/** Whether a list goes on with somebody known: "…, el de 6 y su padre", "… y yo". */
const isBeforeSomebody = (lexemes: readonly Lexeme[], at: number): boolean => {
  const more = MORE.exec(` ${textAfter(lexemes, at, 12)}`)?.[0].trim();
  if (more === undefined) return false;
  const next = at + more.split(' ').length;
  const owner = /^(?:mi|su|nuestr[oa]|la|el|est[ea])$/.test(lexemes[next]?.text ?? '') ? 1 : 0;
  return (
    (owner === 0 && lexemes[next]?.text === 'yo') ||
    (owner === 1 && personWordAt(lexemes, next + 1)?.entry.none === undefined && !!personWordAt(lexemes, next + 1))
  );
};

/** The child that stands here so, beside somebody who goes; ages of children told before it are shared among them. */
export const childByAgeAt = (lexemes: readonly Lexeme[], at: number, told: readonly Mention[]): Mention | undefined => {
  const article = lexemes[at]?.text;
  const found = article === 'el' || article === 'la' ? BY_AGE.exec(textAfter(lexemes, at, 6)) : null;
  const months = Number(found?.[2]) * 12;
  if (!found || months >= ADULT_MONTHS) return undefined;
  const isSexTold = found[1] !== undefined;
  if (isSexTold && !SAYS_SEX.test(lexemes[at + 1]?.text ?? '')) return undefined;
  if (told.some(({ entry, ages }) => entry?.role === 'child' && ages.length === 0 && (entry.count ?? 1) > 1))
    return undefined;
  const to = at + 3 + (isSexTold ? 1 : 0) + (found[3] ? 1 : 0);
  const last = told.at(-1);
  const isLinked = last !== undefined && onlyConnectors(lexemes, last.to, at);
  if (!isLinked && !GOES_WITH.test(textBefore(lexemes, at, 6)) && !isBeforeSomebody(lexemes, to)) return undefined;
  return mentionAt(at, {
    kind: 'person',
    entry: CHILD,
    to,
    headTo: to,
    owner: 'mine',
    ages: [months],
    sex: lexemes[at]?.text === 'la' ? 'female' : 'male',
    stage: 'child',
  });
};
