/** What nobody goes without: two denials that say a thing comes, before it or before the list it stands in. */
import { anywhere } from '../../packing/reading/anywhere';
import { isVerbalAt } from '../../packing/reading/grammar';
import { anyOf } from '../../packing/reading/patterns';
import { type Token, wordsOf } from '../../packing/reading/text';

/** Behind these, up to the thing, stands only the list it is in. */
const MISSED = anyOf(
  [
    // "She'd be lost without her blanket"
    '(?:hopeless|useless|lost|miserable|unbearable|grumpy|anxious|upset|distressed|frantic|inconsolable|no good|a mess|a nightmare|naked|odd|weird|strange) (?:without|sin)',
    // "I can't travel without my laptop", "he can't possibly go without his running shoes"
    '(?:cant|cannot|couldnt|could not|wont|wouldnt|dont|doesnt|never)(?: (?:possibly|ever|really|even|just))? (?:set off|(?!be allowed|allow|let)[a-z]+)(?: (?:in|out|on|off|up|down|near|to|the|bed|water|pool|plane|car|sleep|house|door|it|swimming|school|there|back|anywhere|anything|a|thing)){0,4} without',
    // "You'll be turned away without a hard hat"
    '(?:turned away|turned back|sent home|refused|barred|fined|disqualified|stopped|dq ?d)(?: \\w+){0,2} without',
    // "No salgo sin mi cámara"
    '(?:no|nunca|ni)(?: (?:puedo|podemos|puede|pueden|se|me|nos))* (?:viaj|viv|dorm|duerm|sal|voy|vamos|va|van|ir|funcion|trabaj|mont|cruz|camin)\\w*(?: \\w+){0,3} sin',
    // "No se desprende de su almohada", "no suelto las boyas"
    'no (?:me|te|se|nos) (?:desprend|despeg|separ)\\w* (?:de|del)',
    'no (?:suelt|solt)\\w+',
    // "Que no me falte la sal", "no vaya a faltar la olla", "no se le puede olvidar el losartán"
    'no(?: (?:me|te|se|le|nos|les|vaya|vayan|vayas|puede|pueden|debe|deben|a))* (?:falten?|faltar(?:me|le|nos)?|olvid\\w+)',
    'que no se (?:me|te|le|nos|les) (?:vayan? a )?(?:quede|queden|quedar|pase|pasen|pasar)',
    'not (?:to )?(?:forget|lose|miss)|(?:dont|do not|mustnt|must not|cant|never|wont) (?:forget|miss)',
  ],
  ['(?:^| )', '(?= |$)'],
);
/** A word that each of them has. */
const hasKeyword = anywhere((tokens, at) =>
  /^(?:without|sin|forget|lose|miss|(?:desprend|despeg|separ|suelt|solt|falt|olvid|qued|pase|pasar)\w*)$/.test(
    tokens[at]?.text ?? '',
  ),
);
/** Words of a list before one of its things, at most. */
const REACH = 18;

/** "No se le puede olvidar el losartán, ni el bastón": whether the words before a thing say that it must not be missing. */
export const isMissed = (tokens: readonly Token[], start: number): boolean => {
  if (!hasKeyword(tokens, start - REACH, start)) return false;
  for (let from = start - 1; from >= Math.max(0, start - REACH); from -= 1) {
    if (/[.;:()!?]/.test(tokens[from + 1]?.gap ?? '') && from + 1 < start) return false;
  }
  const from = Math.max(0, start - REACH);
  const words = wordsOf(tokens, from, start);
  const found = MISSED.exec(words);
  if (!found) return false;
  const behind = words.slice(found.index + found[0].length).trim();
  const count = behind === '' ? 0 : behind.split(' ').length;
  for (let at = start - count; at < start; at += 1) if (isVerbalAt(tokens, at)) return false;
  // After a comma only a "ni" goes on with what must not be missing, or an article.
  return !tokens
    .slice(start - count, start + 1)
    .some(
      ({ text, gap }, at) => at > 0 && gap.includes(',') && !/^(?:ni|nor|or|el|la|los|las|su|sus|mi|mis)$/.test(text),
    );
};

/** "There is a CITES paper, do not let me leave without it", "he sat on his goggles, so that's on the list". */
const URGED_BEHIND =
  /^(?:\w+ ){0,2}(?:do not|dont|never) let me (?:leave|go|forget|travel|fly)\b|^(?:\w+ ){0,7}?(?:so|hence) (?:thats?|its|it|theyre|they|those)(?: 's| 're| is| are| go| goes)? on the list\b|^(?:\w+ ){0,7}?asi que (?:va|van) (?:a|en) la lista\b/;
const MOST_TO_URGE = 14;
/** Whether the words behind a thing urge that it comes. */
export const isUrged = (tokens: readonly Token[], end: number): boolean =>
  URGED_BEHIND.test(wordsOf(tokens, end, end + MOST_TO_URGE)) &&
  !tokens.slice(end, end + MOST_TO_URGE).some(({ gap }, at) => at > 0 && /[;(]/.test(gap));
