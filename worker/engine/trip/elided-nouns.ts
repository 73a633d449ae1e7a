/**
 * Spanish possessives that stand for a noun told before: "van en su coche y nosotros en el nuestro" goes in two cars. The
 * noun is put in their place, so that what is read of "nuestro coche" is read of "el nuestro".
 */
import { KIN, isVerbalAt } from '../packing/reading/grammar';
import { withSpelling, type Sentence, type Token } from '../packing/reading/text';
import { isNameOfThing } from './spoken-spelling';

const OWN = /^(?:mi|nuestr)[oa]s?$/;
const ARTICLE: ReadonlySet<string> = new Set(['el', 'la', 'los', 'las']);
const POSSESSIVE = /^(?:mi|tu|su)s?$|^nuestr[oa]s?$/;
const DETERMINER = /^(?:el|la|los|las|un|una|unos|unas)$/;
const VEHICLE =
  /^(?:coche|carro|auto|furgo|furgoneta|camioneta|autocaravana|caravana|troca|moto|ranchera|monovolumen|todoterreno|camper|combi)s?$/;
/** Words in -o or without a sex of their own that are feminine, and those in -a that are masculine. */
const FEMININE = /^(?:moto|furgo|camper|combi)s?$|(?:a|cion|dad)s?$/;

/** Tokens before the possessive in which its noun is looked for. */
const REACH = 24;

/** The same number and, by the noun's article or its ending, the same sex. */
const agrees = (possessive: string, noun: string, before: string): boolean => {
  if (possessive.endsWith('s') !== noun.endsWith('s')) return false;
  const feminine = /as?$/.test(possessive);
  if (/^(?:el|los|un|unos|nuestros?)$/.test(before)) return !feminine;
  if (/^(?:las?|unas?|nuestras?)$/.test(before)) return feminine;
  return feminine === FEMININE.test(noun) || /es?$/.test(noun);
};

/** "gafas de bucear" are no "gafas"; "el portátil de Ana" is a laptop. */
const isPartOfName = (tokens: readonly Token[], at: number): boolean => {
  const owner = tokens[at + 2];
  return (
    tokens[at + 1]?.text === 'de' &&
    owner !== undefined &&
    !owner.capital &&
    !/^(?:mi|tu|su|los|las|la|el|ell[ao])s?$/.test(owner.text)
  );
};

/** The noun told before that a possessive stands for. */
const nounBefore = (tokens: readonly Token[], at: number): Token | undefined => {
  let named: Token | undefined;
  for (let index = at - 1; index > Math.max(0, at - REACH); index -= 1) {
    const noun = tokens[index];
    const before = tokens[index - 1]?.text ?? '';
    if (!noun || KIN.has(noun.text) || !agrees(tokens[at]?.text ?? '', noun.text, before)) continue;
    const known = VEHICLE.test(noun.text) || (isNameOfThing(noun.text) && !isPartOfName(tokens, index));
    if (POSSESSIVE.test(before)) return known ? noun : undefined;
    if (known && named === undefined && (DETERMINER.test(before) || VEHICLE.test(noun.text))) named = noun;
  }
  return named;
};

/** "botas viejas las mías": an article right after a noun says whose it is; after these the possessive stands alone. */
const standsAlone = (tokens: readonly Token[], article: number): boolean =>
  article === 0 ||
  /[^ ]/.test(tokens[article]?.gap ?? '') ||
  LEADS.test(tokens[article - 1]?.text ?? '') ||
  isVerbalAt(tokens, article - 1);
const LEADS = /^(?:en|con|de|a|y|e|pero|aunque|que|por|para|yo|nosotr[oa]s|solo|tambien|ademas|mejor|hasta|sin)$/;

/** The sentence with the nouns that its possessives stand for; `before` are the words of the sentence before it. */
export function withElidedNouns(sentence: Sentence, before: readonly Token[]): Sentence {
  const { tokens } = sentence;
  const articles: number[] = [];
  for (const [at, { text }] of tokens.entries())
    if (ARTICLE.has(text) && OWN.test(tokens[at + 1]?.text ?? '') && standsAlone(tokens, at)) articles.push(at);
  if (articles.length === 0) return sentence;
  const said = [...before, ...tokens];
  const told = [...tokens];
  for (const at of articles) {
    const [article, possessive] = [tokens[at], tokens[at + 1]];
    const noun = nounBefore(said, before.length + at + 1);
    if (!article || !possessive || !noun) continue;
    told[at] = { ...article, ...withSpelling(possessive.text.replace(/^mi[oa]/, 'mi')) };
    told[at + 1] = { ...possessive, ...withSpelling(noun.text) };
  }
  return { ...sentence, tokens: told };
}
