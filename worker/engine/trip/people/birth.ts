/** Births: the bag for the hospital, the newborn that comes home, and who else sleeps there. */
import { anyNamed } from '../../packing/reading/patterns';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Person } from './person';
import type { FlatText } from './writer';

const BIRTH = anyNamed(
  {
    // "water birth", "de parto", "dar a luz"
    birth:
      /giving birth|give birth|birth (?:plan|partner|centre|center|bag)|(?:the|home|water) birth|de parto|el parto|(?:a|toca) parir|paritorio|dar a luz|rompo aguas/,
    // "planned c-section", "cesárea"
    section:
      /(?<!\b(?:after|since|from) (?:(?:the|my|her|a) )?(?:last )?)c sec(?:tion)?|(?:planned|elective|repeat|booked|for a) section|section (?:booked|date)|elcs|cesarea(?! (?:de )?(?:hace|anterior|previa|pasada|antigua|en (?:el )?(?:19|20)\d\d))|(?:planned|elective|repeat|booked|my|for a) cae?sar[ei]an/,
    // "my induction", "me inducen"
    induced:
      /being induced|(?:my|an|for) induction|induction (?:of labou?r|on|date|day|booked)|get(?:ting)? induced|me inducen/,
    // "due in 3 weeks", "estoy de 38 semanas"
    due: /due (?:date|in \d|in \w+ weeks)|labou?r (?:ward|bag)|in labou?r|(?:estoy de|i 'm|im) (?:3[6-9]|4[0-2]) (?:semanas|weeks)/,
    // "hospital bag", "bolsa para el hospital"
    hospitalBag:
      /(?<!\b(?:his|(?:dad|mum|mom|nan|gran|granny|grandad|grandma|father|mother) 's) )hospital bag(?! for (?:(?:my|our|the) )?(?:dad|mum|mom|nan|gran\w*|father|mother|husband|old))|maleta (?:del|para el) hospital|bolsa (?:del|para el) hospital|maternity (?:ward|bag|unit)/,
  },
  { before: '\\b', after: '\\b' },
);
/** It is somebody else's: "my sister is giving birth". */
const ANOTHERS =
  /\b(?:sister|friend|daughter|cousin|niece|hermana|hija|amiga|prima|sobrina|cunada|nuera|dil|sil) (?:(?:\w+|') ){0,6}$/;
/** "Nace mi primer nieto", "our first grandchild is due": the writer gives no birth. */
const GRANDCHILD =
  /\b(?:nace|nacera|va a nacer|naciendo) (?:mi|nuestr[oa]) (?:(?:primer|segund|tercer)[oa]? )?(?:niet|sobrin|ahijad)[oa]\b|\b(?:my|our) (?:(?:first|second|third|new) )?(?:grand(?:child|son|daughter|baby)|niece|nephew) (?:is |'s )(?:due|being born|on the way|about to)/;
/** "Booked for the 14th, baby girl". */
const BOOKED = /\b(?:booked|scheduled|programad[ao]|ingres[ao]) (?:(?:in|for|on|the|para|el) )+\d/;

export interface Birth {
  /** The writer, or the writer's partner, is about to give birth. */
  expected: boolean;
  booked: boolean;
}

export const birthOf = ({ text }: FlatText): Birth => {
  const found = BIRTH.exec(text);
  return {
    expected: found !== null && !ANOTHERS.test(text.slice(0, found.index)) && !GRANDCHILD.test(text),
    booked: BOOKED.test(text),
  };
};

/** Whether a mention is of the child that is born. */
export const isNewborn = (lexemes: readonly Lexeme[], birth: Birth, mention: Mention): boolean =>
  mention.ages.length === 0 && (isBeingBorn(lexemes, mention) || isBabyOfBirth(birth, mention));

/** "La nieta que nace en mayo", "the grandson who is due": a child of their own family, met there. */
export const isGrandchildToBe = (lexemes: readonly Lexeme[], mention: Mention): boolean =>
  mention.entry?.key.startsWith('grand') === true &&
  mention.ages.length === 0 &&
  (isUnborn(lexemes, mention) || IS_DUE.test(textAfter(lexemes, mention.to, 5)));
const IS_DUE = /^(?:(?:is |'s )?due (?:in|on|any)|(?:is |'s )?on the way|will be born|nace|nacera|va a nacer)\b/;

/** "Nace nuestra hija en mayo", "la niña que va a nacer". */
const isBeingBorn = (lexemes: readonly Lexeme[], mention: Mention): boolean =>
  mention.entry?.role === 'child' && !mention.entry.key.startsWith('grand') && isUnborn(lexemes, mention);

/** "Come home five weeks later with a newborn", "volvemos con un bebé". */
const RETURNS_WITH =
  /\b(?:(?:com(?:e|ing)|fly(?:ing)?|go(?:ing)?|driv(?:e|ing)|travel(?:ling)?|head(?:ing)?) (?:back|home)|return(?:ing)?|volv(?:er|emos)|regres(?:ar|amos))(?: \w+){0,4} (?:with|con)(?: (?:a|un|our|nuestr[oa]|el|la))?$/;
const isUnborn = (lexemes: readonly Lexeme[], { entry, from, to }: Mention): boolean =>
  entry?.count === undefined &&
  (/\b(?:nace|nacera|va a nacer|esperamos a|espero a|expecting|welcoming)$/.test(textBefore(lexemes, from, 3)) ||
    RETURNS_WITH.test(textBefore(lexemes, from, 9)) ||
    /^(?:, )?(?:que|who) (?:ya )?(?:va a nacer|nace|nacera|esta por nacer|viene en camino|is due|is being born|will be born)\b/.test(
      textAfter(lexemes, to, 6),
    ));

const isBabyOfBirth = (birth: Birth, mention: Mention): boolean =>
  (birth.expected || (birth.booked && mention.sex !== undefined && mention.owner === '')) &&
  (mention.stage === 'baby' ||
    (/^a?$/.test(mention.owner) && /^(?:girl|boy|son|daughter)$/.test(mention.entry?.key ?? '')));

/** The writer gives birth unless a woman is the partner; a man known by name alone who stays is the other parent. */
export const completeBirth = (people: readonly Person[]): void => {
  const self = people.find(({ role }) => role === 'self');
  const partner = people.find(({ role }) => role === 'partner');
  if (self && partner?.sex !== 'female') self.sex ??= 'female';
  const named = people.filter(({ role, key, count }) => role === 'friend' && key === 'name' && count === 1);
  const [only] = named;
  if (partner || named.length !== 1 || !only) return;
  only.role = 'partner';
  only.key = 'partner';
};
