/** The writer, alone or as one of a pair: "me (Bev 71)", "us two", "nosotras dos". */
import { agesAfter } from './ages';
import { isNoName } from './aged-names';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import { GIVEN_NAMES } from './lexicon';
import { afterBracket } from './after-bracket';
import { isName } from './names';
import { mentionAt, type Mention } from './mention';
import { SELF } from './writer-words';

const OBJECT_ME =
  /^(?:lo|la|los|las|da|dan|deja|dejan|presta|prestan|lleva|llevan|trae|traen|recoge|recogen|queda|duele|duelen|toca|falta|gusta|gustan|pone|ponen|dice|dicen|pasa|pasan|acerca|acercan|espera|esperan|mandan?|regalan?|voy|llevo|quedo|marcho|mudo|hospedo|alojo|hago|pongo|traigo|apunto)$/;
/** "Muggins here", "esta que escribe", "un servidor", "este padre", "su padre (yo)": the writer told from outside. */
const WRITER_IN_WORDS =
  /^(?:muggins(?: here)?|(?:la|el|esta|este) que (?:escribe|suscribe)|quien (?:les? )?(?:escribe|suscribe)|(?:una?|su) servidora?|(?:la|el) (?:que les? escribe|suscrit[oa])|yours truly|(?:el|la) menda|este pechito|(?:quien|la que|el que) (?:(?:te|les?|os) )?habla|su servilleta|est[ae] (?:menda|servidora?|padre|madre|papa|mama|papi|mami|abuel[oa]|ti[oa]|hij[oa]|viej[oa])|su (?:padre|madre|papa|mama|papi|mami|abuel[oa]|ti[oa]|madrina|padrino|herman[oa]) \( yo \))(?= |$)/;
const MAY_BE_WRITER: ReadonlySet<string> = new Set('muggins yours the this la el esta este su quien un una'.split(' '));
/** "Padre divorciado de Elche con hija de 14": who a text opens with, before whom they take along, writes it. */
const OPENS_AS_WRITER =
  /^(?:padre|madre|papa|mama|abuel[oa]|tia|tio|mum|mom|mam|dad|nan|granny|grandma|grandad|auntie)(?=(?: (?!y\b|and\b|e\b)[a-z]+){0,4} (?:con|with|taking) (?:(?:mis?|sus?|una?|dos|tres|my|her|his|two|three|the|l[oa]s|\d) )?(?:\w+ )?(?:hij|nin[oa]|peque|cri[oa]|gemel|melliz|nen[ea]|niet|sobrin|beb[ea]|kids?\b|child|sons?\b|daughter|twins|toddler|baby|grand))/;
const PAIR_OPENS = new Set(['us', 'the', 'both', 'nosotros', 'nosotras', 'y', 'mas', 'los', 'las']);

/** Before the last of a list, and the name with an age or the end of a clause behind the writer who is that last one. */
const CLOSING = /^(?:y|and|&|\+)$/;
const CLOSES_BY_NAME = /^, [a-z]+ (?:\( (1[6-9]|[2-9]\d) \) [.,:;]|[.;:])/;

/** "Me (Bev 71), Ron 74", "for me, Isla, I'm 17": the writer's own name, with an age in a bracket. */
const ownName = (lexemes: readonly Lexeme[], at: number): { to: number; ages: number[]; name?: string } | undefined => {
  const named = lexemes[at + 2]?.capital === true && isName(lexemes, at + 2);
  // "Yo, Daniela, 29, voy con Esteban"
  const aged = /^, [a-z]+ , (\d\d) [,.]$/.exec(textAfter(lexemes, at + 1, 5));
  if (aged && lexemes[at]?.text === 'yo' && named)
    return { to: at + 5, ages: [Number(aged[1]) * 12], name: lexemes[at + 2]?.text ?? '' };
  // "Andrés (34) y yo, Natalia (31)": who a list closes with.
  const closing = CLOSES_BY_NAME.exec(textAfter(lexemes, at + 1, 6));
  if (closing && CLOSING.test(lexemes[at - 1]?.text ?? '') && named)
    return {
      to: at + (closing[1] === undefined ? 3 : 6),
      ages: closing[1] === undefined ? [] : [Number(closing[1]) * 12],
      name: lexemes[at + 2]?.text ?? '',
    };
  // "Somos yo Marta (71) y mi hija"
  const called = lexemes[at]?.text === 'yo' && lexemes[at + 1]?.capital && isName(lexemes, at + 1);
  const told = called && lexemes[at + 2]?.text === '(' ? agesAfter(lexemes, at + 2) : undefined;
  if (told?.months.length === 1) return { to: afterBracket(lexemes, at + 2), ages: told.months };
  const sign = lexemes[at + 1]?.text;
  if ((sign !== '(' && sign !== ',') || !isName(lexemes, at + 2)) return undefined;
  if (sign === ',') {
    const goesOn = /^[,.-]$/.test(lexemes[at + 3]?.text ?? '') && /^(?:i|im|ive)$/.test(lexemes[at + 4]?.text ?? '');
    return goesOn ? { to: at + 4, ages: [] } : undefined;
  }
  const comma = lexemes[at + 3]?.text === ',' ? 1 : 0;
  const age = lexemes[at + 3 + comma]?.number;
  const close = at + 3 + (age === undefined ? 0 : comma + 1);
  if (lexemes[close]?.text !== ')') return undefined;
  return { to: close + 1, ages: age === undefined ? [] : [age * 12] };
};

/** "We are Walt (72) and Edna (69)": one of those who are introduced writes. */
const introducedAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const lexeme = lexemes[at];
  if (!lexeme?.capital || !/^we (?:are|'re)$/.test(textBefore(lexemes, at, 2))) return undefined;
  const ages = lexemes[at + 1]?.text === '(' ? agesAfter(lexemes, at + 1) : undefined;
  if (!(ages?.months.length === 1 || GIVEN_NAMES.has(lexeme.text)) || !isName(lexemes, at)) return undefined;
  let to = ages?.end ?? at + 1;
  if (ages && lexemes[to]?.text === ')') to += 1;
  return mentionAt(at, { kind: 'self', to: afterBracket(lexemes, to), ages: ages?.months ?? [] });
};

/** "mica, 26, de durazno", "Priya (31) from Leeds here": who a text opens with, by name and age, writes it. */
const INTRODUCES_HERSELF =
  /^[a-z]{3,} (?:, |\()?(?:[ou]ld )?(?:1[6-9]|[2-9]\d)(?: (?:anos|yo|f|m))?(?: \))? (?:, |[.] )?(?:(?:de|from|here|en|in)\b|[a-z]+ (?:de|from|in) )/;
const introducesHerself = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const { text = '', number } = lexemes[at] ?? {};
  if (at !== 0 || number !== undefined || isNoName(text) || personWordAt(lexemes, at)) return undefined;
  if (!INTRODUCES_HERSELF.test(textAfter(lexemes, at, 9))) return undefined;
  const ages = agesAfter(lexemes, at + 1) ?? agesAfter(lexemes, at + 2);
  if (ages?.months.length !== 1) return undefined;
  const to = ages.end + (lexemes[ages.end]?.text === ')' ? 1 : 0);
  return mentionAt(at, { kind: 'self', to, ages: ages.months, name: text });
};

/** "Mi hijo calza 35 y yo 39", "mochilas de 40 litros ella y yo 60": numbers of one sentence that are sizes. */
const MEASURED =
  /\b(?:calz\w+|talla|pie|numero|mide|pes[ao]|\d+ (?:lts?|litros?|l|kilos?|kg|cm)|size|wears?|weighs?)\b[^.]*$/;

/** The mention of the writer that begins here. */
export const selfAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const introduced = introducesHerself(lexemes, at) ?? introducedAt(lexemes, at);
  if (introduced) return introduced;
  const opening = lexemes[at]?.text ?? '';
  // "para mí y la Javi"
  const long =
    (at === 0 ? OPENS_AS_WRITER.exec(textAfter(lexemes, 0, 10)) : null) ??
    (MAY_BE_WRITER.has(opening) ? WRITER_IN_WORDS.exec(textAfter(lexemes, at, 6)) : null);
  const self =
    long !== null ||
    SELF.has(opening) ||
    (opening === 'mi' &&
      /^(?:para|pa)$/.test(lexemes[at - 1]?.text ?? '') &&
      /^(?:[ye]|[,.)])$/.test(lexemes[at + 1]?.text ?? '.'));
  if (!self && !PAIR_OPENS.has(opening)) return undefined;
  // "me los da", "me lleva": done to the writer.
  if (opening === 'me' && OBJECT_ME.test(lexemes[at + 1]?.text ?? '')) return undefined;
  // "with me nan": my nan.
  const own = opening === 'me' ? personWordAt(lexemes, at + 1)?.entry : undefined;
  if (own && own.none === undefined && own.role !== 'child') return undefined;
  const three = self ? '' : textAfter(lexemes, at, 4);
  const pair =
    /^(?:us two|the two of us|both of us|the pair of us|nosotr[oa]s dos|the 2 of us|us 2|las dos solas|nosotr[oa]s 2|(?:y|mas) (?:los|las) dos)\b/.exec(
      three,
    );
  const end = at + (pair?.[0].split(' ').length ?? 0);
  // "Both of us parents", "us two dads": the pair in other words; "us two sisters" are told by that word.
  const asParents =
    pair !== null &&
    /^(?:parents|dads|mums|moms|mams|papas|padres|mamas|madres|oldies)$/.test(lexemes[end]?.text ?? '');
  if (pair && (asParents || !personWordAt(lexemes, end)))
    return mentionAt(at, {
      kind: 'self',
      to: end + (asParents ? 1 : 0),
      pair: true,
      ...(/nosotras|las dos/.test(pair[0]) && { sex: 'female' as const }),
    });
  // "my 80 yo grandpa"
  if (!self || (lexemes[at]?.text === 'yo' && /^\d/.test(lexemes[at - 1]?.text ?? ''))) return undefined;
  // "My son and I, he is 14": not the writer's age.
  const ages =
    !/^, (?:he|she|el|ella)$/.test(textAfter(lexemes, at + 1, 2)) &&
    !/^(?:, )?\d+ (?:he|she|el|ella|him|her)\b/.test(textAfter(lexemes, at + 1, 3)) &&
    !MEASURED.test(textBefore(lexemes, at, 8)) &&
    /^(?:\(|,|\d+)$|^de \d/.test(textAfter(lexemes, at + 1, /^de$/.test(lexemes[at + 1]?.text ?? '') ? 2 : 1))
      ? agesAfter(lexemes, at + 1)
      : undefined;
  let to = ages ? ages.end : at + (long?.[0].split(' ').length ?? 1);
  if (ages && lexemes[to]?.text === ')') to += 1;
  to = afterBracket(lexemes, to);
  const called = ownName(lexemes, at);
  if (called) return mentionAt(at, { kind: 'self', ...called });
  const told = ages ? /^(?:f|m|female|male)$/.exec(lexemes[ages.end]?.text ?? '')?.[0] : undefined;
  return mentionAt(at, {
    kind: 'self',
    to,
    ages: ages?.months ?? [],
    ...(told && { sex: told.startsWith('f') ? ('female' as const) : ('male' as const) }),
  });
};

/** "Leo y yo, su madre", "yo (44, la mamá)", "me (the mum)": the writer in other words. */
export const isWriterInOtherWords = (lexemes: readonly Lexeme[], mention: Mention): boolean =>
  mention.kind === 'person' &&
  mention.entry?.role === 'parent' &&
  // "With me, his mam and his Nana Jean": three.
  !/^(?:and|&|\+)$/.test(lexemes[mention.to]?.text ?? '') &&
  (/^(?:su|la|el|his|her|their|the)$/.test(lexemes[mention.from]?.text ?? '') ||
    (mention.owner === '' && lexemes[mention.from - 1]?.text === '(' && lexemes[mention.headTo]?.text === ')')) &&
  /\b(?:yo|me) (?:,|\((?: \d{1,2}(?: anos)? ,)?)$/.test(textBefore(lexemes, mention.from, 5));
