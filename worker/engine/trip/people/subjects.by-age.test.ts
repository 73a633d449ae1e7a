/** Whom words are about who are called by age or order, and what somebody who packs alone does not take over. */
import { expect, it } from 'vitest';
import { readDocument } from '../document';
import { readPeople, travellersNear } from './read-people';

/** Text, a word of it, and the ages in months of those whom it is about. */
const CASES: readonly (readonly [text: string, word: string, months: readonly number[]])[] = [
  ['ds 12, ds 10 and dd 4 w me. ds 10 has adhd', 'adhd', [120]],
  ['me, my wife and our girls 13 and 10. 13yo vegetarian as of tuesday', 'vegetarian', [156]],
  ['hubby, me and the boys 9 and 6. the 6 year old gets carsick', 'carsick', [72]],
  ['vamos con los niños de 11 y 8. el de 8 autista', 'autista', [96]],
  ['vamos con las niñas de 11 y 8. La de 11 es celíaca', 'celiaca', [132]],
  ['con los peques de 2 años y de 9 meses, la mayor es celíaca', 'celiaca', [24]],
  ['mi mujer y las nenas de 3 y 6. La chiquita es asmática', 'asmatica', [36]],
  ['mi mujer y los tres hijos, 14, 11 y 7. el del medio usa plantillas', 'plantillas', [132]],
  ['wife and three kids 14, 11 and 7. Our eldest is vegan', 'vegan', [168]],
  // The greater part is nobody.
  ['con las niñas de 11 y 8. La mayor parte del tiempo playa, soy celíaca', 'celiaca', []],
  // The boys are not the eldest of them.
  ['me Gaz and the three boys 11 8 and 2. The boys get carsick', 'carsick', [132, 96, 24]],
];

it.each(CASES)('%s (%s)', (text, word, months) => {
  const document = readDocument(text, / (?:con|vamos|mi) /.test(` ${text} `) ? 'es' : 'en');
  const reading = readPeople(document);
  const view = document.views.findLast(({ sentence }) => sentence.tokens.some((token) => token.text === word));
  const at = view?.sentence.tokens.findLastIndex((token) => token.text === word) ?? -1;
  const about = view ? travellersNear(reading, view, at) : [];
  expect(about.map((id) => reading.travellers.find((one) => one.id === id)?.ageMonths)).toEqual(months);
});

/** Text, a word, and the role of the one it is about. */
const PACKERS: readonly (readonly [text: string, word: string, role: string | undefined])[] = [
  [
    "Packing for my mum, 71, she goes with her friend Maureen. I'm not going. She's on blood thinners. Maureen packs her own bag",
    'thinners',
    'parent',
  ],
  ['Hago la maleta de mi mamá, que va con dos amigas, yo no voy. Es diabética', 'diabetica', 'parent'],
  ['mi mujer, los niños 8 y 6, la abuela Elsa y yo. La abuela toma anticoagulantes', 'anticoagulantes', 'grandparent'],
  ['voy con mi mujer, Ella (9) y Jon (6). Ella usa gafas', 'gafas', 'child'],
  ['2 kids (9 and 4) and my MIL who is diabetic', 'diabetic', 'relative'],
  ['tour with my daughter, 17. Just us girls. She is vegetarian', 'vegetarian', 'child'],
  ['my husband (61) and our son with his girlfriend. The girlfriend is vegan', 'vegan', 'other'],
  ['Yo 70 y mi marido 74. Él EPOC, con inhalador', 'epoc', 'partner'],
  // Hers who stays at home.
  ['me and my gf. Her folks live in Queens, they are vegan', 'vegan', undefined],
];

it.each(PACKERS)('%s (%s)', (text, word, role) => {
  const document = readDocument(text, / (?:mi|la) /.test(` ${text} `) ? 'es' : 'en');
  const reading = readPeople(document);
  const view = document.views.findLast(({ sentence }) => sentence.tokens.some((token) => token.text === word));
  const at = view?.sentence.tokens.findLastIndex((token) => token.text === word) ?? -1;
  const [id] = view ? travellersNear(reading, view, at) : [];
  expect(reading.travellers.find((one) => one.id === id)?.role).toBe(role);
});
