/** Names of the animals that a description tells of. */
import { isPetWord } from '../packing/reading/animals';
import { fold } from '../packing/reading/text';
import type { TripDocument } from './document';

/** "Our old lab Bramble", "Dog: Bramble", "la perra se llama Luna". */
const NAMED_PET = /(\p{L}+)(?: (?:called|named|llamad[oa]|se llama))?[,:]? (\p{Lu}\p{L}+)/gu;
/** "Bramble, elderly whippet", "Pip (12 y.o. terrier mix)". */
const PET_BESIDE_NAME =
  /(?<!\p{L})(\p{Lu}\p{L}{1,19})(?:,| \() ?(?:an? )?(?:\d+ ?(?:y\.?o\.?|yrs?(?: old)?|years? old|months? old),? )?(?:(?:old|elderly|young|little|big|black|brown|tiny|rescue|golden|german|border|working|miniature|mini|toy) ){0,2}(\p{L}+)/gu;
/** "Rex, our springer", "Luna es mi perra". */
const PET_OF_NAME =
  /(\p{Lu}\p{L}+)(?:,| is| es)? (?:our|my|the|mi|nuestr[oa]|la|el) (?:(\p{L}+) )?(\p{L}+)(?!\p{L}|['’]s)/gu;
/** Breeds that mean something else where no name stands beside them. */
const BREED = /^(?:border|pastor|setter|pointer|husky|carlino|mastin|yorki|mestiz[oa]|shepherd)$/;
const isPet = (word: string | undefined): boolean =>
  word !== undefined && (isPetWord(fold(word)) || BREED.test(fold(word)));

/** Names of animals; their patterns are tried only where an animal is named at all. */
export const petNames = ({ original: text, views }: TripDocument): ReadonlySet<string> => {
  const names = new Set<string>();
  if (!views.some(({ sentence }) => sentence.tokens.some((token) => isPetWord(token.text)))) return names;
  for (const [, animal, name] of text.matchAll(NAMED_PET)) if (name && isPet(animal)) names.add(fold(name));
  for (const [, name, first, second] of text.matchAll(PET_OF_NAME))
    if (name && (isPet(first) || isPet(second))) names.add(fold(name));
  for (const [, name, breed] of text.matchAll(PET_BESIDE_NAME)) if (name && isPet(breed)) names.add(fold(name));
  return names;
};
