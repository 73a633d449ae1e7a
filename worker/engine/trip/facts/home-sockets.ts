/** "Cabin has British sockets", said by who lives there: the plugs from home fit, whatever the country has. */
import { COUNTRY_WORDS } from '../../places/country-words';
import { fold } from '../../packing/reading/text';
import type { TripDocument } from '../document';
import type { ScopedFact } from '../schema';

const SOCKETS = '(?:sockets?|plugs?|power (?:points?|outlets?)|outlets?)';
const SPANISH_SOCKETS = '(?:enchufes?|tomas?|tomacorrientes?|contactos?)';
/** The same as at home, wherever that is. */
const AS_AT_HOME = new RegExp(
  `\\b(?:same ${SOCKETS}|${SOCKETS}(?: are| is)? (?:the same|like (?:ours|home|at home)|as (?:at|back) home)|(?:mism[oa]s? ${SPANISH_SOCKETS}|${SPANISH_SOCKETS}(?: (?:son|es))? (?:iguales|igual que|(?:l[oa]s? )?mism[oa]s|como (?:l[oa]s? )?(?:nuestr[oa]s?|de (?:aqui|aca|casa)))))\\b`,
);
const NOT_ALL = /\b(?:no|not|arent|isnt|without|sin|never|only)\b/;
/** "UK sockets", "US plugs". */
const SHORT: Readonly<Record<string, string>> = {
  GB: 'uk|gb',
  US: 'us|usa',
  AU: 'aus',
  NZ: 'nz|kiwi',
  IE: 'uk|british',
};

const demonyms = (country: string): string => {
  const { en = '', es = '' } = COUNTRY_WORDS[country] ?? {};
  const spanish = es.split('|').map((word) => `${fold(word).replace(/o$/, '[oa]')}(?:e?s)?`);
  return [...en.split('|').map(fold), ...spanish, ...(SHORT[country]?.split('|') ?? [])]
    .filter((word) => word !== '' && word !== '(?:e?s)?')
    .join('|');
};

/** The facts with the sockets of the writer's home, where a lodging or a ship has them. */
export function withHomeSockets(
  facts: readonly ScopedFact[],
  { original, folded }: Pick<TripDocument, 'original' | 'folded'>,
  home: string | undefined,
): readonly ScopedFact[] {
  const names = home === undefined ? '' : demonyms(home);
  const found =
    AS_AT_HOME.exec(folded) ??
    (names === ''
      ? null
      : new RegExp(`\\b(?:(?:${names}) (?:\\w+ )?${SOCKETS}|${SPANISH_SOCKETS} (?:${names}))\\b`).exec(folded));
  if (!found || NOT_ALL.test(folded.slice(Math.max(0, found.index - 8), found.index))) return facts;
  const end = found.index + found[0].length;
  return [
    ...facts,
    {
      tag: 'provided:adapter',
      travellers: [],
      legs: [],
      evidence: {
        source: 'words',
        certainty: 'sure',
        quote: original.slice(found.index, end),
        start: found.index,
        end,
      },
    },
  ];
}
