/** Somebody who is never named: "for her 40th … she runs hot, I run cold". */
import { animalNames } from './animal-names';
import { textAfter, personWordAt, type Lexeme } from './lexemes';
import { bringsBesideWriter } from './named-by-activity';
import { isName } from './names';
import type { Mention } from './mention';

const THIRD: ReadonlySet<string> = new Set(['she', 'he', 'ella']);
const DOES =
  /^(?:is|has|gets?|runs|needs|wants|loves|hates|snores|takes|wears|feels|burns|sleeps|eats|'s|'ll|tiene|usa|toma|ronca|odia|quiere|lleva|duerme|se marea)$/;
/** Words for people who are met and not taken along. */
const OTHERS =
  /^(?:guide|host|doctor|driver|agent|trainer|profe|guia|medico|doctora|teacher|nurse|landlady|landlord|captain|priest|instructor|ranger|boss|dog|pup|baby)$/;

/** After "his", "her": what nobody packs but for somebody who comes. */
export const WORN =
  /^(?:(?:best|loose|warm|rain|smart|formal|velvet|linen|black|good|new|old|favou?rite|dark|walking|own) )*(?:passport|suit|tie|tux|kilt|dress|gown|heels|shoes|boots|trainers|sandals|scarf|hat|coat|jackets?|pajamas|blazer|tuxedo|cords|fleece|swimsuit|trunks|bikini|cossie|pyjamas|pjs|nightie|dressing gown|slippers|pills|tablets|meds|insulin|inhaler|glasses|specs|hearing aids?|stick|frame|walker|wheelchair|cpap|pillow|kindle|book|waders|lilo|straighteners|camera|corbata|traje|vestido|zapatos|botas|tacones|abrigo|chaqueta|bufanda|gorro|banador|pijama|bata|pastillas|medicinas|insulina|inhalador|gafas|lentes|baston|andador|almohada|pareo|plancha|camara|long johns|thermals|socks|jeans|shirts?|jumper|cardigan|gloves|beanie|cap|shorts|trousers|golf clubs|clubs|fishing (?:rod|gear|tackle)|tackle|leathers|helmet|wetsuit|reading glasses|razor|shaver)\b/;
/** Signs and words between the pieces of a list. */
export const PIECE = /^(?:[.,;:+&(-]|and|y|e|plus|mas|also)?$/;

/** "Dress, his tie, perfume": whose things stand in the list although nobody is named. */
const ownerOfThings = (lexemes: readonly Lexeme[]): { at: number; sex: 'female' | 'male' } | undefined => {
  const at = lexemes.findIndex(
    ({ text }, index) =>
      /^(?:his|her)$/.test(text) &&
      PIECE.test(lexemes[index - 1]?.text ?? '') &&
      WORN.test(textAfter(lexemes, index + 1, 3)),
  );
  const mine = lexemes.some(
    ({ text }, index) => /^(?:my|mine|mi|mis)$/.test(text) && PIECE.test(lexemes[index - 1]?.text ?? ''),
  );
  if (at < 0 || !(mine || TOGETHER.test(textAfter(lexemes, 0, 40)))) return undefined;
  if (
    lexemes
      .slice(0, at)
      .some(
        ({ text, capital, at: token }, index) =>
          OTHERS.test(text) || (capital && token > 0 && isName(lexemes, index) && lexemes[index + 1]?.text === "'s"),
      )
  )
    return undefined;
  return { at, sex: lexemes[at]?.text === 'his' ? 'male' : 'female' };
};
/** "She drives, I do maps", "he skis, I don't": what somebody does on the trip as the writer does something else. */
const doesBesideWriter = (lexemes: readonly Lexeme[], at: number): boolean =>
  (bringsBesideWriter(lexemes, at) &&
    !/^packs? (?:for )?(?:himself|herself|his|her)\b/.test(textAfter(lexemes, at, 3))) ||
  /^(?!says\b|lives\b|runs\b|owns\b|picks\b|meets\b|waits\b|lends\b|sends\b|wants\b|thinks\b|knows\b|works\b|is\b|has\b|was\b|makes\b|gives\b|charges\b|teaches\b)[a-z]{3,}s (?:[a-z]+ ){0,3}(?:, |and |but )+i (?:dont|do|cant|wont|prefer|hate|love|navigate|drive|cook|read|sit|walk|paint|swim|fish|just|stick)\b/.test(
    textAfter(lexemes, at, 10),
  );
const TOGETHER =
  /\b(?:double (?:room|cabin|bed)|twin (?:room|cabin)|we 've|we are|we 're|anniversary|surprise|aniversario|honeymoon|luna de miel|romantic|wedding|bodas|babymoon|valentine\w*)\b/;

/** "She's well able to pack for herself": her bag is not this list's. */
const PACKS_OWN =
  /^(?:[a-z']+ ){0,6}(?:pack(?:s|ing)? (?:for )?(?:himself|herself|his|her)|hacerse (?:la|su) (?:maleta|mochila|valija))\b/;

const isThird = ({ text, sign }: Lexeme): boolean => !sign && THIRD.has(text);

/** The sex, place and age of a companion whom only pronouns tell of; the text names nobody else. */
export const unnamedCompanion = (
  lexemes: readonly Lexeme[],
  mentions: readonly Mention[],
): { at: number; sex: 'female' | 'male'; ageMonths?: number } | undefined => {
  if (mentions.some(({ kind }) => kind !== 'self') || animalNames(lexemes).size > 0) return undefined;
  const contrast = lexemes.findIndex((lexeme, index) => isThird(lexeme) && doesBesideWriter(lexemes, index + 1));
  if (contrast >= 0) return { at: contrast, sex: lexemes[contrast]?.text === 'he' ? 'male' : 'female' };
  const at = lexemes.findIndex((lexeme, index) => isThird(lexeme) && DOES.test(lexemes[index + 1]?.text ?? ''));
  if (at < 0) return ownerOfThings(lexemes);
  if (PACKS_OWN.test(textAfter(lexemes, at + 1, 9))) return undefined;
  for (let index = 0; index < at; index += 1) {
    const { text, at: token } = lexemes[index] ?? { text: '', at: 0 };
    if (OTHERS.test(text) || personWordAt(lexemes, index)?.entry.none) return undefined;
    if (
      isName(lexemes, index) &&
      !(lexemes[index - 1]?.capital && lexemes[index - 1]?.sign === false) &&
      !/^(?:in|to|at|from|near|around|via)$/.test(lexemes[index - 1]?.text ?? '') &&
      (token > 0 ? /^(?:is|'s|has|and|who|,)$/ : /^(?:is|'s|has)$/).test(lexemes[index + 1]?.text ?? '')
    )
      return undefined;
  }
  const sex = lexemes[at]?.text === 'he' ? 'male' : 'female';
  const birthday = lexemes.findIndex(
    ({ text }, index) => /^(?:her|his)$/.test(text) && /^[2-9]0$/.test(`${lexemes[index + 1]?.number ?? ''}`),
  );
  const age = birthday < 0 ? undefined : lexemes[birthday + 1]?.number;
  return { at, sex, ...(age !== undefined && { ageMonths: age * 12 }) };
};
