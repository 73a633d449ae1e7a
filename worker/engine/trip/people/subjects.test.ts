/** Whom a clause or a word is about: by name, relation or pronoun, by age or order, and beside people who pack for themselves. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../locale';
import { readDocument } from '../document';
import type { Traveller } from '../schema';
import { readPeople, travellersNear } from './read-people';

/** Whom each occurrence of a word is about; no travellers for the writer. */
const aboutEach = (text: string, word: string, locale?: Locale): Traveller[][] => {
  const document = readDocument(text, locale);
  const reading = readPeople(document);
  return document.views.flatMap((view) =>
    view.sentence.tokens.flatMap((token, at) =>
      token.text === word
        ? [travellersNear(reading, view, at).flatMap((id) => reading.travellers.find((one) => one.id === id) ?? [])]
        : [],
    ),
  );
};

/** Spanish where one of its common words stands in the text. */
const localeOf = (text: string): Locale => (/ (?:con|vamos|mi|la) /.test(` ${text} `) ? 'es' : 'en');

describe('by name, relation or pronoun', () => {
  it.each<[string, string, string[]]>([
    ['me, hubby & twin girls 15. Indi gets hayfever, Tess needs a brace', 'hayfever', ['Indi']],
    ['me, hubby & twin girls 15. Indi gets hayfever, Tess needs a brace', 'brace', ['Tess']],
    ['mi novia y yo. Ella es diabética tipo 1', 'diabetica', ['partner']],
    ['me, hubby (coeliac) & our son (3)', 'coeliac', ['partner']],
    ['mi marido ronca', 'ronca', ['partner']],
    ['viajo con mi madre de 81, la operan de la cadera', 'cadera', ['parent']],
    ['my stepson 14 comes. SS has braces, wears contacts', 'contacts', ['child']],
    ['voy con mi hijo Juanjo (6). El niño es asmático', 'asmatico', ['Juanjo']],
    ['my mum and I, she uses a walker', 'walker', ['parent']],
    ['my mum and I. I wear contact lenses', 'lenses', []],
    ['with my dad (78), he has a pacemaker', 'pacemaker', ['parent']],
    ['My wife is vegan and I am allergic to nuts', 'nuts', []],
    ['My wife is vegan and I am allergic to nuts', 'vegan', ['partner']],
    ['con mi abuela de 80, que usa audífonos', 'audifonos', ['grandparent']],
    ["w my gf. hubby no. I'm coeliac", 'coeliac', []],
    ['Emma (7) and Jack (4) with us. Jack is allergic to eggs', 'eggs', ['Jack']],
    ['the kids (4 and 6) get carsick', 'carsick', ['child', 'child']],
    ['a mi hijo de 8 le dan miedo los aviones', 'aviones', ['child']],
    ['la W con mi polola. ella asmática y le tiene terror al viento, yo con la rodilla mala', 'asmatica', ['partner']],
    ['la W con mi polola. ella asmática y le tiene terror al viento, yo con la rodilla mala', 'rodilla', []],
    ["La Palma w my other half. She's on blood thinners, i've got a bad back", 'thinners', ['partner']],
    ["La Palma w my other half. She's on blood thinners, i've got a bad back", 'back', []],
    ['voy con mi marido, él es diabético', 'diabetico', ['partner']],
    ['mi apa 58 y yo 31. El apa es hipertenso y usa rodillera', 'hipertenso', ['parent']],
    ['mi apa 58 y yo 31. El apa es hipertenso y usa rodillera', 'rodillera', ['parent']],
    ["me, hubby & twin girls 15. Indi gets hayfever, Tess's ankle is weak so brace", 'brace', ['Tess']],
    ['voy con mis papás. Mi papá con marcapaso y mi mamá vértigo', 'marcapaso', ['parent']],
    ['voy con mis papás. Mi papá con marcapaso y mi mamá vértigo', 'vertigo', ['parent']],
    ['un dia barca con mi mujer y ella se marea', 'marea', ['partner']],
    ['Do Dham with my in laws (FIL 71 BP patient, MIL 66 knee issue)', 'knee', ['relative']],
    ["me, my mam and Ben. Mam won't swim, too old for togs she says", 'togs', ['parent']],
    ['con mi novio. él es daltónico, yo anticonceptivas', 'anticonceptivas', []],
    ['viajo con mi madre y llevo lentillas', 'lentillas', []],
    ['trip with my wife, need insulin', 'insulin', []],
    ['my wife and me, allergic to nuts', 'nuts', []],
    ['Dads 70th, him 70 me 41. He wears hearing aids', 'hearing', ['parent']],
    ['Es alergica a la penicilina. va mi hija Sara (11). a mi me duele la espalda', 'espalda', []],
    ['va mi hija Sara (11) y yo. Es alergica a la penicilina', 'penicilina', ['Sara']],
    ["me n my lad Kai (6). Kai's got ADHD, his meds come w us", 'medication', ['Kai']],
    ['my mil has a rollator, me and my husband walk', 'rollator', ['relative']],
  ])('%s: %s', (text, word, about) => {
    const names = aboutEach(text, word).map((travellers) => travellers.map(({ name, role }) => name ?? role));
    expect(names).toEqual([about]);
  });
});

describe('by age or order, in months', () => {
  it.each<[string, string, number[]]>([
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
  ])('%s: %s', (text, word, months) => {
    expect(
      aboutEach(text, word, localeOf(text))
        .at(-1)
        ?.map(({ ageMonths }) => ageMonths),
    ).toEqual(months);
  });
});

describe('beside people who pack for themselves or stay at home', () => {
  it.each<[string, string, string | undefined]>([
    [
      "Packing for my mum, 71, she goes with her friend Maureen. I'm not going. She's on blood thinners. Maureen packs her own bag",
      'thinners',
      'parent',
    ],
    ['Hago la maleta de mi mamá, que va con dos amigas, yo no voy. Es diabética', 'diabetica', 'parent'],
    [
      'mi mujer, los niños 8 y 6, la abuela Elsa y yo. La abuela toma anticoagulantes',
      'anticoagulantes',
      'grandparent',
    ],
    ['voy con mi mujer, Ella (9) y Jon (6). Ella usa gafas', 'gafas', 'child'],
    ['2 kids (9 and 4) and my MIL who is diabetic', 'diabetic', 'relative'],
    ['Me, Poppy 2 and my mum (68, new knee)', 'knee', 'parent'],
    ['tour with my daughter, 17. Just us girls. She is vegetarian', 'vegetarian', 'child'],
    ['my husband (61) and our son with his girlfriend. The girlfriend is vegan', 'vegan', 'other'],
    ['Yo 70 y mi marido 74. Él EPOC, con inhalador', 'epoc', 'partner'],
    // Hers who stays at home.
    ['me and my gf. Her folks live in Queens, they are vegan', 'vegan', undefined],
  ])('%s: %s', (text, word, role) => {
    expect(aboutEach(text, word, localeOf(text)).at(-1)?.[0]?.role).toBe(role);
  });
});
