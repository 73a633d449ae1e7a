/** "Me, hubby and the two gremlins", "mi mujer, los dos bichos y yo": children by a word that no table has. */
import { isWordOfThings } from '../spoken-spelling';
import { isDoer } from './doers';
import { mayBeGroup } from './aged-names';
import { OWNERS } from './before-noun';
import { CHILDREN } from './lexicon';
import { personWordAt, textAfter, textBefore, type Lexeme } from './lexemes';
import { mentionAt, type Mention } from './mention';

/** Before a group: OWNERS has those of one person as well. */
const OF_SEVERAL = /^(?:my|our|the|mis|nuestr[oa]s|los|las)$/;
const MOST = 6;
/** "Two couples", "the two sides", "los dos últimos": no children. */
const NO_CHILDREN =
  /^(?:couples|families|sides|halves|others|ones|groups|teams|crews|sets|pairs|friends|ladies|gents|lads|mates|girls|boys|guys|parejas|familias|lados|grupos|equipos|ultim[oa]s|primer[oa]s|siguientes|otr[oa]s|tres|amig[oa]s|chic[oa]s|tios|tias|senor[ae]s|juntos|juntas|sol[oa]s|coches|carros|autos|motos|bicis|bikes|cars|vans|boats|rooms|legs|halls)$/;
/** The writer, or the writer's partner, stands right before the group. */
const BEFORE =
  /(?:^|[ ,(])(?:me|myself|i|yo|hubby|(?:(?:my|the|mi|el|la) )?(?:wife|husband|partner|missus|esposo|esposa|marido|mujer|pareja|senora|novio|novia|jana)|dh|oh)(?: ,)? (?:and|&|n|plus|\+|,|y|con|with)$/;
const WRITER_BEHIND = /^(?:, )?(?:and|&|n|y|,) (?:me|myself|i|yo)(?= |$)/;

/** The group that begins at its number. */
export const groupBesideWriter = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const { number: count = 0 } = lexemes[at] ?? {};
  const before = lexemes[at - 1]?.text ?? '';
  const owner = OF_SEVERAL.test(before) ? OWNERS[before] : undefined;
  if (owner === undefined || !Number.isInteger(count) || count < 2 || count > MOST) return undefined;
  const noun = lexemes[at + 1];
  const text = noun?.text ?? '';
  const known = personWordAt(lexemes, at + 1);
  const isChildren = known?.entry.role === 'child' && known.entry.named === true;
  if (!isChildren && (known || !mayBeGroup(noun) || NO_CHILDREN.test(text))) return undefined;
  if (!isChildren && (isWordOfThings(text) || isDoer(text))) return undefined;
  const to = known?.end ?? at + 2;
  const isListed =
    BEFORE.test(textBefore(lexemes, at - 1, 5)) ||
    (/^[,:(]$/.test(lexemes[at - 2]?.text ?? '') && WRITER_BEHIND.test(textAfter(lexemes, to, 3)));
  if (!isListed) return undefined;
  return mentionAt(at + 1, { kind: 'person', entry: CHILDREN, from: at - 1, headTo: to, to, owner, count });
};
