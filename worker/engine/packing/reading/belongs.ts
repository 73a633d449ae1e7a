/** Persons who are visited, given to or left, and so are no company. */
import type { Found } from './phrases';
import type { Token } from './text';
import type { SentenceView } from './view';

const BELONGS_BEFORE =
  /^(?:visit|visiting|visits|see|seeing|meet|meeting|visitar|visito|visitamos|ver|vemos|at|near|by|for|para|from|like|than|left|leave|leaving|dejo|dejamos|dejando|without|sin|como|donde|miss|conocer|gracias|thanks)$/;
const HOSTED =
  /^(?:stay|stays|staying|live|lives|living|lunch|dinner|drinks|coffee|meeting|catch|reunion|sleep|sleeping|quedo|quedamos|quedare|quedaremos|alojo|alojamos|vivo|vivire|cenar|cena|comer|comida|quedar|reunirme|duermo|dormimos|crash|crashing)$/;
/** "at my sister's", "para mi abuela", "la boda de mi primo": a person who is visited, not company. */
export const belongsToOther = (tokens: readonly Token[], found: Found<{ en: string }>, view: SentenceView): boolean => {
  let at = found.start;
  const opener = tokens[at]?.text ?? '';
  if (tokens[found.end]?.text === "'s" || tokens[found.end - 1]?.text === "'s") return true;
  if (/^(?:with|con)$/.test(opener) && HOSTED.test(tokens[at - 1]?.text ?? '')) return true;
  if (/^(?:with|con|and|y|plus|me)$/.test(opener)) return false;
  if (
    /^(?:house|place|home|flat|apartment|farm|village|wedding|funeral|hometown|garden|yard)$/.test(
      tokens[found.end]?.text ?? '',
    )
  )
    return true;
  if (
    /^(?:and|y|e)$/.test(tokens[found.end]?.text ?? '') &&
    /^(?:i|me|myself|yo)$/.test(tokens[found.end + 1]?.text ?? '')
  )
    return false;
  while (
    at > 0 &&
    /^(?:my|our|his|her|the|mi|mis|nuestr\w+|su|sus|la|el|los|las|a|an|un|una|little|small|two|three|dos|tres)$/.test(
      tokens[at - 1]?.text ?? '',
    )
  )
    at -= 1;
  const before = tokens[at - 1]?.text ?? '';
  const before2 = tokens[at - 2]?.text ?? '';
  const ownChild =
    /^(?:hij\w+|son|sons|daughter\w*|kids?|child\w*|nin\w+|peque\w*|bebe|baby|marido|mujer|husband|wife|partner|pareja|novi\w+|espos\w+)$/.test(
      tokens[found.end - 1]?.text ?? '',
    );
  // "A camp for my daughter (10)": with her age she is the one who goes.
  if (
    ownChild &&
    /^(?:for|para)$/.test(before) &&
    (/^(?:de|aged|who)$/.test(tokens[found.end]?.text ?? '') || /[(,]/.test(tokens[found.end]?.gap ?? ''))
  )
    return false;
  if (BELONGS_BEFORE.test(before) || (before === 'a' && BELONGS_BEFORE.test(before2))) return true;
  if (
    /^(?:de|of)$/.test(before) &&
    /^(?:mi|mis|my|nuestr\w+|our|la|el|los|las)$/.test(tokens[at]?.text ?? '') &&
    !ownChild
  )
    return true;
  if (ownChild && /^(?:cumple\w*|birthday|bautizo|comunion|christening|graduation|graduacion)$/.test(before2))
    return false;
  if (
    /^(?:de|of|with|con|en)$/.test(before) &&
    /^(?:casa|house|boda|wedding|place|home|lunch|dinner|cenar|comer|funeral|cumpleanos|birthday|graduacion|graduation|piso|stay|staying|live|living|quedamos|quedo|hija|hijo|hijos|hijas|children|kids|bautizo|comunion)$/.test(
      before2,
    )
  )
    return true;
  const clause = view.clauses.find(({ from, to }) => found.start >= from && found.start < to);
  return (
    clause !== undefined &&
    /^(?:is|are|'s|se|vive|viven|lives|live|loves?|likes?|hates?)$/.test(tokens[found.end]?.text ?? '') &&
    /^(?:getting|marrying|casa|casan|vive|lives|graduating|gradua)$/.test(tokens[found.end + 1]?.text ?? '')
  );
};
