/** The words by which a thing is listed: its noun with the adjectives around it. */
import { anyWord } from '../../packing/reading/patterns';
import { ENGLISH_DETERMINER, FIRST_PERSON, KIN, isVerbalAt } from '../../packing/reading/grammar';
import { languageOf } from '../../packing/reading/language';
import type { SentenceView } from '../../packing/reading/view';
import type { Locale } from '../../locale';
import type { ThingMention } from './mentions';
import { isKindOf, ISSUED, ISSUER } from './owner';

/** Words that are no part of a thing's name. */
export const OUTSIDE_NAME = anyWord([
  // Articles, possessives and what points.
  'the a an my our your his her its their ur own mine el la los las un una unos unas mi mis tu su sus nuestr[oa]s? propi[oa]s? ese esa eso esos esas este esta estos estas',
  'yo ella ellos ellas nosotros nosotras usted ustedes lo le les te me nos se os u',
  // How many and in which order.
  'two some any all both pares? pair pairs couple few set sets every each cada uno another more kgs? kilos? grams? gramos? lbs? oz other otr[oa] todo toda todos todas nada nothing everything poc[oa]s? primer[oa] litre litres talla color',
  // Prepositions and joins.
  'of for to in on at with without by from as like except bar minus including de del con sin para por en a segun desde hasta donde fuera debajo encima',
  'and or but n plus so if that which when because y e o u ni que si como pero porque porq pues menos ademas igual entonces',
  // Adverbs and what is thrown in.
  'no not never yes too also just only even then already always maybe here there re recien freshly newly',
  'tampoco tambien ya mas muy peor casi solo bien mejor apenas nomas asi antes despues ahora hoy ayer siempre nunca alla alli ahi aqui aca quiza',
  'please porfa lol x ojo obvio claro gracias basta capaz',
  // How a thing is that is named without it.
  'extra spare proper decent good nice best new old big huge sorted hired rented included provided',
  'vencid[oa]s? prestad[oa]s? alquilad[oa]s? puest[oa]s? hech[oa]s? junt[oa]s? obligatori[oa]s? prohibid[oa]s?',
  // Verbs.
  'be es hay deja works works vayan? andan? kept say saying put add give giving lend lending send sending buy buying supply listing bother check play playing ship delivers wait keep keeps knows? count counting prefer starting finishing drinks? eats? headphone',
  '\\w{3,}(?:ieron|aron)',
]);
const MOST_MODIFIERS = 2;
/** After these nothing is part of a name: "gave him heel", "hurts them". */
const NO_PART = /^(?:him|them|us|you|ye|it|he|she|they|we|me|gave|\w{3,}(?:ando|iendo))$/;
/** Verbs whose object a thing is: "red mud finishes shoes". */
const VERB =
  /^(?:finishes|ruins|wrecks|destroys|kills|eats|hates|loves|wants|hurts?|rubs|chafes|swallows|soaks|steals|melts|breaks|costs?|sells|buys|makes|takes|brings|carries|wears|loses|forgets|beats|smells|weighs|refuses|needs|leaks|gives|made|says|asks|asked|likes|keeps|kept|lost|lose|losing|drops?|dropped|broke|took|got|outgrew|outgrown)$/;

/** The words that name it: the noun with its adjectives; words of other things and of frames (`isTaken`) are none. */
export const namedBy = (
  view: SentenceView,
  mention: ThingMention,
  isTaken: (at: number) => boolean,
  locale: Locale,
): { start: number; end: number } => {
  const { tokens } = view.sentence;
  let { start, end } = mention;
  const modifies = (at: number, noun = false): boolean => {
    const { text = '', number } = tokens[at] ?? {};
    const behind = at >= mention.end ? at : at + 1;
    const later = tokens[behind]?.gap ?? '';
    // "One day at Cardrona - skis, boards": a dash between blanks.
    const dash = later.includes('-') && (tokens[behind]?.start ?? 0) - (tokens[behind - 1]?.end ?? 0) > 1;
    return (
      /^[a-z]{2,}$/.test(text) &&
      number === undefined &&
      !OUTSIDE_NAME.test(text) &&
      !NO_PART.test(text) &&
      !VERB.test(text) &&
      !/[,;:()+&/=–—.]/.test(later) &&
      !dash &&
      !isTaken(at) &&
      (noun || !isVerbalAt(tokens, at)) &&
      !KIN.has(text) &&
      !FIRST_PERSON.has(text)
    );
  };
  const spanish = (languageOf(view.sentence) ?? locale) === 'es';
  if (!spanish) while (mention.start - start < MOST_MODIFIERS && start > 0 && modifies(start - 1)) start -= 1;
  else
    while (end - mention.end < MOST_MODIFIERS && end < tokens.length) {
      const of = /^(?:de|del)$/.test(tokens[end]?.text ?? '') && !/[,;:()]/.test(tokens[end]?.gap ?? '');
      const article = of && /^(?:el|la|los|las|mi|mis)$/.test(tokens[end + 1]?.text ?? '') ? 1 : 0;
      const named = end + 1 + article;
      // "carnet de la mutual", "fotos de mi papá": whose or of what it is belongs to the name.
      if (
        of &&
        (modifies(named, article === 1) ||
          (KIN.has(tokens[named]?.text ?? '') && !/[,;:()]/.test(tokens[named]?.gap ?? '')))
      )
        end = named + 1;
      else if (of) break;
      else if (modifies(end)) end += 1;
      else break;
    }
  // "70mm refractor": the measure that its unit belongs to.
  if (start < mention.start && tokens[start]?.gap === '' && tokens[start - 1]?.number !== undefined) start -= 1;
  // "Old clothes cause mud": for what gets dirty no other will do.
  if (mention.concept.id === 'clothes' && tokens[start - 1]?.text === 'old') start -= 1;
  // "Doctor's letter", "chef's knife"
  if (
    tokens[start - 1]?.text === "'s" &&
    (isKindOf(tokens, start - 1) ||
      (ISSUER.test(tokens[start - 2]?.text ?? '') && ISSUED.test(tokens[start]?.text ?? '')))
  )
    start -= 2;
  // "La pista en USB": what is on it is what comes.
  if (spanish && mention.concept.id === 'hard-drive') {
    const on = /^un$/.test(tokens[start - 1]?.text ?? '') ? start - 2 : start - 1;
    if (tokens[on]?.text === 'en' && on > 0 && modifies(on - 1)) start = on - 1;
  }
  // "the 6'0", "a cap": the article that the lexicon asks for is no part of the name.
  while (start < end - 1 && start < mention.end - 1 && ENGLISH_DETERMINER.test(tokens[start]?.text ?? '')) start += 1;
  // "Un detalle para la familia": for whom it is is no part of the name.
  while (end - 1 > start && /^(?:para|for)$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
  return { start, end };
};
