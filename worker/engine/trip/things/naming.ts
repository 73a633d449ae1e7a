/** The words by which a thing is listed: its noun with the adjectives around it. */
import { FIRST_PERSON, isVerbalAt, KIN } from '../../packing/reading/grammar';
import { languageOf } from '../../packing/reading/language';
import type { SentenceView } from '../../packing/reading/view';
import type { Locale } from '../../locale';
import type { ThingMention } from './mentions';
import { ISSUED, ISSUER } from './owner';

/** Words that are no part of a thing's name. */
const OUTSIDE =
  /^(?:nuestr[oa]s?|donde|segun|then|finishing|starting|litre|litres|be|bar|except|minus|kept|drinks?|eats?|yes|si|the|a|an|my|our|your|his|her|its|their|some|any|all|both|own|extra|spare|two|of|for|to|in|on|at|with|without|and|or|but|n|no|not|as|by|from|that|which|plus|also|too|just|only|even|like|so|if|lo|le|les|te|me|nos|se|os|nada|nothing|works|except|everything|headphone|tampoco|cada|uno|una|hay|deja|prohibid[oa]s?|when|because|es|el|la|los|las|un|una|unos|unas|mi|mis|tu|su|sus|nuestro|nuestra|otro|otra|y|e|o|u|ni|con|sin|para|por|en|a|que|si|ya|como|pero|mas|muy|tambien|solo|pares?|pair|pairs|couple|few|set|sets|sorted|hired|rented|included|provided|proper|decent|good|nice|best|new|old|big|huge|mine|ur|u|lol|x|alla|alli|ahi|aqui|aca|antes|despues|ahora|hoy|ayer|there|here|please|porfa|siempre|nunca|never|recien|freshly|newly|just|already|always|maybe|quiza|bien|mejor|obvio|claro|too|say|saying|put|add|give|giving|lend|lending|buy|buying|supply|listing|bother|re|check|play|playing|ship|delivers|no|wait|another|more|other|every|each|keep|keeps|knows?|count|counting|including|prefer|de|del|porque|pues|ese|esa|eso|esos|esas|este|esta|estos|estas|todo|toda|todos|todas|igual|segun|casi|desde|hasta|fuera|yo|ella|ellos|ellas|nosotros|nosotras|usted|ustedes|basta|propi[oa]s?|vencid[oa]s?|prestad[oa]s?|alquilad[oa]s?|puest[oa]s?|entonces|nomas|asi|ojo|porq|primer[oa]|hech[oa]s?|poc[oa]s?|talla|color|debajo|encima|junt[oa]s?|apenas|capaz|gracias|ademas|menos|obligatori[oa]s?|\w{3,}(?:ieron|aron))$/;
const ARTICLE = /^(?:the|a|an|my|our|his|her|their)$/;
const MOST_MODIFIERS = 2;
/** After these nothing is part of a name: "gave him heel", "hurts them". */
const NO_PART = /^(?:him|them|us|you|ye|it|he|she|they|we|me|gave)$/;
/** Verbs whose object a thing is: "red mud finishes shoes". */
const VERB =
  /^(?:finishes|ruins|wrecks|destroys|kills|eats|hates|loves|wants|hurts?|rubs|chafes|swallows|soaks|steals|melts|breaks|costs?|sells|buys|makes|takes|brings|carries|wears|loses|forgets|beats|smells|weighs|refuses|needs|leaks|gives|made|says|asks|asked|likes|keeps|kept|lost|broke|took|got)$/;

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
    const { text = '', number, gap = '' } = tokens[at] ?? {};
    const later = at >= mention.end ? gap : (tokens[at + 1]?.gap ?? '');
    return (
      /^[a-z]{2,}$/.test(text) &&
      number === undefined &&
      !OUTSIDE.test(text) &&
      !NO_PART.test(text) &&
      !VERB.test(text) &&
      !/[,;:()+&/=–—.]/.test(later) &&
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
      const article = of && /^(?:la|el|los|las|mi|mis)$/.test(tokens[end + 1]?.text ?? '') ? 1 : 0;
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
  // "Old clothes cause mud": for what gets dirty no other will do.
  if (mention.concept.id === 'clothes' && tokens[start - 1]?.text === 'old') start -= 1;
  // "Doctor's letter"
  if (
    tokens[start - 1]?.text === "'s" &&
    ISSUER.test(tokens[start - 2]?.text ?? '') &&
    ISSUED.test(tokens[start]?.text ?? '')
  )
    start -= 2;
  // "La pista en USB": what is on it is what comes.
  if (spanish && mention.concept.id === 'hard-drive') {
    const on = /^un$/.test(tokens[start - 1]?.text ?? '') ? start - 2 : start - 1;
    if (tokens[on]?.text === 'en' && on > 0 && modifies(on - 1)) start = on - 1;
  }
  // "the 6'0", "a cap": the article that the lexicon asks for is no part of the name.
  while (start < end - 1 && start < mention.end - 1 && ARTICLE.test(tokens[start]?.text ?? '')) start += 1;
  // "Un detalle para la familia": for whom it is is no part of the name.
  while (end - 1 > start && /^(?:para|for)$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
  return { start, end };
};
