import { expect, test } from 'vitest';
import { isPetWord } from './animals';
import { petMinderOf } from './pet-elsewhere';
import { readSentences } from './text';

/** The word that says who has the animal, or undefined. */
const minder = (text: string): string | undefined => {
  const tokens = readSentences(text).flatMap((sentence) => sentence.tokens);
  const start = tokens.findIndex((token) => isPetWord(token.text));
  return tokens[petMinderOf(tokens, { start, end: start + 1 }) ?? -1]?.text;
};

test.each([
  ['Dog with my mum, the two of us in Whitby', 'mum'],
  ['The dog, at my sister’s', 'sister'],
  ['flying with the kids (5 and 9), cat next door with Jean', 'jean'],
  ['Our cat next door', 'door'],
  ['The pup to my parents', 'parents'],
  ['The lab is in kennels till Friday', 'kennels'],
  ['dog’s booked into kennels', 'kennels'],
  ['Our whippet’s off to the in laws', 'laws'],
  ['el perro, con el portero', 'portero'],
  ['mi perrita kika con la vecina', 'vecina'],
  ['el perro al pueblo con mi cuñado', 'cunado'],
  ['el gato donde mi hermana', 'hermana'],
  ['Luna (la perra) con mis papás esos días', 'papas'],
  ['la gata en casa de mi mamá', 'mama'],
  ['el perrito se lo encargo a mi vecina', 'vecina'],
  ['El perro con Marta, nosotros a Lima', 'marta'],
])('who has the animal that stays behind: "%s"', (text, who) => {
  expect(minder(text)).toBe(who);
});

test.each([
  'We go with our dog to my brother’s caravan',
  'me, the wife and the dog at my brother’s',
  'road trip with the dog in the back',
  'the dog with her lead and bowl',
  'vamos con el perro a casa de mi suegra',
  'el perro con su correa y su plato',
  'voy con mi perra a la sierra',
  'nos llevamos al perro a la playa',
  'un perro de agua, Madrid a Oviedo',
])('an animal that comes along: "%s"', (text) => {
  expect(minder(text)).toBeUndefined();
});
