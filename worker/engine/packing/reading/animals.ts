/** The words for the animals that people travel with, once for everybody who reads them. */

const DOG_BREEDS_EN =
  'spaniel, cocker, labrador, goldendoodle, labradoodle, cockapoo, cavapoo, vizsla, terrier, beagle, dachshund, retriever, golden retriever, collie, border collie, sheltie, shelties, samoyed, weimaraner, saluki, poodle, kelpie, lurcher, whippet, bulldog, french bulldog, frenchie, staffy, staffie, rottweiler, german shepherd, jack russell, schnauzer, shih tzu, corgi, dalmatian, malinois, blue heeler, sheepdog, mutt, pug';
/** Dogs in English, with breeds that mean nothing else. */
export const DOGS_EN = `dog, dogs, doggo, doggy, pooch, puppy, puppies, pup, ${DOG_BREEDS_EN}`;
/** Dogs in Spanish. */
export const DOGS_ES =
  'chandoso, zaguate, sato, sata, perro, perra, perros, perras, perrito, perrita, perritos, perritas, perrijo, cachorro, cachorra, cachorros, quiltro, quiltra, lomito, lomitos, bodeguero, yorkshire, labrador, galgo, galga, podenco, caniche, border collie, bulldog, mastin, teckel, pastor aleman, beagle, schnauzer, dalmata, bichon, pitbull';
export const CATS_EN = 'cat, cats, kitten, kittens';
export const CATS_ES = 'gato, gata, gatos, gatas, gatito, gatita, gatitos';
export const HORSES = 'horse, horses, mare, pony, ponies, caballo, caballos, yegua, yeguas';

const words = (list: string): string[] => list.split(', ');
/** All of them, folded. */
export const PET_WORDS: ReadonlySet<string> = new Set(
  [
    DOGS_EN,
    DOGS_ES,
    CATS_EN,
    CATS_ES,
    HORSES,
    'springer, chihuahua, lab, labs, greyhound, greyhounds, mascota, mascotas, pet, pets',
  ].flatMap(words),
);

/** Whether a word (folded) names an animal that travels; "lab", "greyhound" and "chihuahua" mean other things too. */
export const isPetWord = (word: string): boolean =>
  PET_WORDS.has(word) || (word.endsWith('s') && PET_WORDS.has(word.slice(0, -1)));
