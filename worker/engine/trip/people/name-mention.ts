/** A mention by name alone: whether a word that may be a name stands for somebody of the trip. */
import { agesAfter } from './ages';
import { CARES_FOR, isAgedBesideWriter, isChildOfWriter, isOurs } from './aged-beside-writer';
import { opensAgedNames, opensStops } from './aged-names';
import { GIVEN_NAMES, isGivenName, type PersonWord } from './lexicon';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import { afterBracket } from './after-bracket';
import { isName } from './names';
import { isInPlaceName, isKindOfThing, isWayOf, isWherePeopleGo, isOfPlaceName, isOfTitle } from './names-of-others';
import { isOwnerOfList } from './written-for';
import { isTakenToStudy } from './school-years';
import { ADULT_MONTHS } from '../stage';
import { SELF } from './writer-words';
import { ageOfOwner, ageOfFirstTime } from './age-of-owner';
import { isBeforeKin } from './named-aside';
import { doesInPlaceOfWriter, isWithSomebody, leadsToWriter, namesAfterWriter } from './names-after-writer';
import { LIST_FOR } from './listed-for';
import { mentionAt, type Mention } from './mention';

const PLACE_BEFORE =
  /^(?:in|en|on|to|at|from|desde|via|through|hacia|hasta|around|near|outside|inside|a|por|across|for|of|visit|visiting|towards|into|over|de|the|el|los|las)$/;

/** "Vamos Ana, Luis y yo" */
const OPENS_PARTY = /^(?:vamos|viajamos|somos|iremos|salimos|volamos|subimos|bajamos|seremos|nosotr[oa]s|:)$/;

/** A time in weeks or months right after a name, which an age is seldom told in. */
const STAY = /^(?:, )?\w+ (?:weeks?|wks?|months?|mths?|semanas?|meses|mes)(?: |$)/;

/** The mention of the name that begins here, where it is one of a person of the trip. */
export const nameAt = (
  lexemes: readonly Lexeme[],
  at: number,
  {
    linked,
    ofGroup,
    ofNames,
    ofWriter,
    forOthers,
    afterSelf,
  }: { linked: boolean; ofGroup: boolean; ofNames: boolean; ofWriter: boolean; forOthers: boolean; afterSelf?: number },
): Mention | undefined => {
  if (!isName(lexemes, at)) return undefined;
  const lexeme = lexemes[at];
  if (USES.test(lexemes[at - 1]?.text ?? '') && !GIVEN_NAMES.has(lexeme?.text ?? '')) return undefined;
  const given = lexeme !== undefined && isGivenName(lexeme);
  if (isOfTitle(lexemes, at) || isKindOfThing(lexemes, at) || NIGHTS.test(textBefore(lexemes, at, 2))) return undefined;
  const firstTime = lexeme?.capital === true ? ageOfFirstTime(lexemes, at) : undefined;
  if (firstTime) return mentionAt(at, { kind: 'name', ages: firstTime.months, name: lexeme?.text ?? '' });
  const before = lexemes[at - 1]?.text ?? '';
  const next = lexemes[at + 1]?.text ?? '';
  const article = /^(?:la|el|little)$/.test(before);
  // "La Mari Carmen"
  const end = article && lexemes[at + 1]?.capital && GIVEN_NAMES.has(next) ? at + 2 : at + 1;
  const beforeKin = isBeforeKin(lexemes, at);
  const cared = lexeme?.capital === true && CARES_FOR.test(textBefore(lexemes, at, 5));
  if (isWherePeopleGo(lexemes, at)) return undefined;
  const opens = lexeme?.at === 0 && !given;
  // "yo, la Caro y los niños": between people who are told.
  const between =
    article &&
    linked &&
    lexeme?.capital === true &&
    /^(?:y|e|and|[,+&])$/.test(lexemes[at + 1]?.text ?? '') &&
    (personWordAt(lexemes, at + 3) ?? personWordAt(lexemes, at + 2)) !== undefined;
  // "Con el Rubén y la Sheila"
  const led = article ? (lexemes[at - 2]?.text ?? '') : before;
  const listed = LIST_FOR.test(textBefore(lexemes, article ? at - 1 : at, 5));
  // "mi señora, el Vicente 7 y la Emi": among people the article opens a name.
  const among = article && linked && /^(?:with|con|y|e|and|[,)+&])$/.test(led);
  // "nosotros, el Juancho, la Pao y yo": names with articles that end with the writer.
  const opensNames =
    (article ||
      OPENS_PARTY.test(before) ||
      (linked && /^[,y&+]$/.test(before)) ||
      (given && !PLACE_BEFORE.test(before) && !/^(?:al|del)$/.test(before)) ||
      (at === 0 && next === ',' && isName(lexemes, at + 2)) ||
      (before === ',' && next === ',')) &&
    lexeme?.capital === true &&
    leadsToWriter(lexemes, at);
  // "El Nacho mi cuñado", "con el Toño y la Mari": names by their article.
  const byArticle =
    article &&
    lexeme?.capital === true &&
    ((next === 'mi' && personWordAt(lexemes, at + 2) !== undefined) ||
      (/^(?:con|y)$/.test(led) &&
        /^y (?:el|la)$/.test(textAfter(lexemes, at + 1, 2)) &&
        lexemes[at + 3]?.capital === true &&
        GIVEN_NAMES.has(lexemes[at + 3]?.text ?? '')));
  // "Bag for Freya, 6", "Tadhg's list, 13 years", "Eczema cream for Zoe (4)": an age tells that it is nobody's town.
  const ownersAge = lexeme?.capital === true ? ageOfOwner(lexemes, at) : undefined;
  if (
    PLACE_BEFORE.test(before) &&
    !isChildOfWriter(lexemes, at) &&
    !among &&
    !byArticle &&
    !beforeKin &&
    !cared &&
    !opensNames &&
    !listed &&
    !ownersAge &&
    !(before === 'el' && article && led === 'con' && given) &&
    !(given && before === 'a' && !isWayOf(lexemes, at - 2))
  )
    return undefined;
  if (before === ':' && opensStops(lexemes, at)) return undefined;
  // "Yo, Paula, 33, tengo asma": the writer's own name.
  if (before === ',' && lexemes[at - 2]?.text === 'yo' && next === ',' && OF_WRITER.test(lexemes[at + 2]?.text ?? ''))
    return undefined;
  // "un curso en Puerto Escondido, 2 meses": the last word of a place's name.
  if (ownersAge)
    return mentionAt(at, {
      kind: 'name',
      to: ownersAge.end,
      ages: ownersAge.months,
      apostrophe: next === "'s",
      name: lexeme?.text ?? '',
      // "Eczema cream for Zoe (4)"
      ...(!isOwnerOfList(lexemes, at) &&
        (ownersAge.months[0] ?? 0) < ADULT_MONTHS && { kind: 'person' as const, entry: CHILD, owner: 'mine' as const }),
    });
  if (isInPlaceName(lexemes, at) || (!among && !linked && !listed && isOfPlaceName(lexemes, at))) return undefined;
  const ages = /^(?:[(,]|is|'s|tiene|de|who|que|aged|turns|just|now|nearly|almost|\d+(?:[.,]5)?)$/.test(next)
    ? agesAfter(lexemes, at + 1)
    : undefined;
  const brought =
    listed ||
    /^(?:taking|bringing|mate|pal|friend|buddy|bestie|classmate|llevo|llevamos|llevando)$/.test(before) ||
    TAKEN_ALONG.test(textBefore(lexemes, at, 3));
  // "Guada (13) viaja con el club, yo no voy"
  const sent = forOthers && next === '(' && lexeme?.capital === true && lexemes[at + 3]?.text === ')';
  // "Soy la asistente del doctor Restrepo … yo me quedo", "la lista de los novios, Carla e Iván": for whom the writer works.
  const served =
    forOthers &&
    lexeme?.capital === true &&
    (TITLED.test(before) ||
      /\b(?:novios|casados|pareja|matrimonio|couple|newlyweds) [,(:]$/.test(textBefore(lexemes, at, 2)));
  const behaves = PERSON_VERB.test(textAfter(lexemes, ages?.end ?? at, 2));
  // "Cocora 3, Cartagena 3" are nights.
  // "Trekking de dos semanas" lasts two weeks.
  const lasts = next === 'de' && !given && !linked && led !== 'con' && (ages?.months[0] ?? 12) < 12;
  // "Data centre job, Boise, six months": how long the writer is there.
  const isStay =
    !given && !linked && !brought && !cared && next !== '(' && STAY.test(textAfter(lexemes, at + 1, 3)) && !behaves;
  const besideAged = isAgedBesideWriter(lexemes, at, ages);
  const ofParent = isChildOfWriter(lexemes, at);
  const told =
    ages !== undefined &&
    !lasts &&
    (besideAged || !isStay) &&
    !(opens && !besideAged && /^[,\d]/.test(next) && !opensAgedNames(lexemes, at)) &&
    (besideAged ||
      ofParent ||
      linked ||
      given ||
      behaves ||
      brought ||
      cared ||
      // "With Kenny, 34", but not "with Contiki 18"
      (/^(?:with|con)$/.test(led) && lexeme?.capital === true && /^[,(]$/.test(next)) ||
      /^(?:don|dona)$/.test(before) ||
      sent ||
      ages.unit ||
      /^(?:is|'s|tiene|aged|turns)$/.test(next) ||
      opensAgedNames(lexemes, at)) &&
    // "Nico y Alba, de 4 y 6": one age each.
    (ages.months.length === 1 || (ages.months.length === 2 && linked && /^(?:y|e|and|&)$/.test(led)));
  const beside =
    /^(?:and|&|\+|y|plus)$/.test(led) &&
    /^(?:mi|(?:my)?self|i|me|yo|conmigo|moi|servidora?)$/.test(lexemes[at - (article ? 3 : 2)]?.text ?? '');
  // "Me, Jun Hao and Kelly": names listed after the writer, one of which is known.
  const listOfWriter =
    afterSelf !== undefined && lexeme?.capital === true ? namesAfterWriter(lexemes, afterSelf) : undefined;
  const ofWritersList = listOfWriter?.includes(at) === true;
  // "me, Dean, my dad and the kids": a list that goes on with relatives.
  const amongKin =
    before === ',' &&
    /^(?:,|and|&|y)$/.test(next) &&
    lexeme?.capital === true &&
    /^(?:me|yo)$/.test(lexemes[at - 2]?.text ?? '') &&
    /^(?:my|our|the|her|his|their|mi|mis|nuestr[oa]s?|l[oa]s?|el)$/.test(lexemes[at + 2]?.text ?? '') &&
    personWordAt(lexemes, at + 3)?.entry.none === undefined &&
    personWordAt(lexemes, at + 3) !== undefined;
  const besideAfter =
    (/^(?:and|&|\+|y)$/.test(next) || (next === ',' && /^[(:]$/.test(before))) && SELF.has(lexemes[at + 2]?.text ?? '');
  // "the twins Ayla and Kiran": the first name after a group.
  const first = ofGroup && lexeme?.capital === true && /^(?:and|&|\+|y|e|,)$/.test(next) && isName(lexemes, at + 2);
  // "Dropping our Megan off at uni": whose room it will be.
  const student = lexeme?.capital === true && isTakenToStudy(lexemes, at);
  const shares = given && doesInPlaceOfWriter(lexemes, at);
  const withName =
    (given &&
      /^(?:viene|va|viaja|vuela|acompana)$/.test(before) &&
      /^(?:conmigo|con|tambien|a|al|en|[.,])$/.test(next) &&
      !/^no$/.test(lexemes[at - 2]?.text ?? '')) ||
    (led === 'with' && lexeme?.capital === true && isWithSomebody(lexemes, at)) ||
    (given && (/^(?:with|con)$/.test(led) || brought)) ||
    (lexeme?.capital === true && /\bcon (?:don|dona)$/.test(textBefore(lexemes, at, 2)));
  if (
    !(
      told ||
      served ||
      beforeKin ||
      cared ||
      ofWriter ||
      ofParent ||
      beside ||
      ofWritersList ||
      amongKin ||
      besideAfter ||
      opensNames ||
      byArticle ||
      between ||
      withName ||
      (linked && given) ||
      (ofNames && lexeme?.capital === true) ||
      first ||
      student ||
      shares
    )
  )
    return undefined;
  const double = ofWritersList && lexemes[at + 1]?.capital === true && lexemes[at + 1]?.sign === false;
  let to = told && ages ? ages.end : double ? at + 2 : end;
  if (told && lexemes[to]?.text === ')') to += 1;
  to = afterBracket(lexemes, to);
  return mentionAt(at, {
    kind: 'name',
    from: article ? at - 1 : isOurs(lexemes, at) ? at - 3 : at,
    to,
    ages: told && ages ? ages.months : [],
    apostrophe: next === "'s",
    ...(lexeme && { name: double ? `${lexeme.text} ${next}` : lexeme.text }),
    ...(before === 'la' && { sex: 'female' as const }),
    ...(ofParent && { kind: 'person' as const, entry: CHILD, owner: 'mine' as const }),
    ...(student && { kind: 'person' as const, entry: STUDENT, owner: 'ours' as const, stage: 'adult' as const }),
  });
};

const STUDENT: PersonWord = { role: 'child', key: 'child', close: true, words: '' };
const CHILD: PersonWord = { ...STUDENT, stage: 'child' };
/** "Cinco noches La Paloma, tres en el Polonio": a place. */
const NIGHTS = /\b(?:noches|nights|nts)(?: la| el)?$/;
const TITLED =
  /^(?:doctora?|dra?|ingenier[oa]|licenciad[oa]|senora?|sra?|don|dona|profesora?|arquitect[oa]|abogad[oa]|director|directora|professor)$/;
const OF_WRITER = /^(?:\d{1,2}|tengo|soy|llevo|voy|necesito|uso|tomo|estoy|viajo)$/;

/** "Llevo a la Mari", "acompaño a Iris", "me encargan a Nico": before those in the writer's care. */
const TAKEN_ALONG =
  /\b(?:(?:llev|acompan)(?:o|amos|ando|are|aremos)|trai?go|traemos|(?:me|nos) (?:encarga|confia|deja)n?) (?:al|a(?: (?:la|el))?)$/;
const USES = /^(?:tom[ao]s?|toman|tomamos|us[ao]|usan|usamos|come|comen|bebe|takes?|uses?|wears?)$/;

const PERSON_VERB = /^\)? ?(?:stays?|is|has|gets?|needs?|comes|loves|hates|se queda|es|tiene|viene|usa|duerme)\b/;
