/** Whom a clause or a word is about. */
import { expect, it } from 'vitest';
import { readDocument } from '../document';
import { readPeople, travellersNear, type PeopleReading } from './read-people';

const nameOf = (reading: PeopleReading, id: string): string => {
  const traveller = reading.travellers.find((one) => one.id === id);
  return traveller?.name ?? traveller?.role ?? '';
};

/** Text, a word of it, and those whom the word is about. */
const CASES: readonly (readonly [text: string, word: string, about: readonly string[]])[] = [
  ['me, hubby & twin girls 15. Indi gets hayfever, Tess needs a brace', 'hayfever', ['Indi']],
  ['me, hubby & twin girls 15. Indi gets hayfever, Tess needs a brace', 'brace', ['Tess']],
  ['mi novia y yo. Ella es diabética tipo 1', 'diabetica', ['partner']],
  ['me, hubby (coeliac) & our son (3)', 'coeliac', ['partner']],
  ['mi marido ronca', 'ronca', ['partner']],
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
];

it.each(CASES.map(([text, word, about]) => ({ text, word, about })))('$text: $word', ({ text, word, about }) => {
  const document = readDocument(text);
  const reading = readPeople(document);
  const found = document.views.flatMap((view) =>
    view.sentence.tokens.flatMap((token, at) =>
      token.text === word ? [travellersNear(reading, view, at).map((id) => nameOf(reading, id))] : [],
    ),
  );
  expect(found).toEqual([about]);
});
