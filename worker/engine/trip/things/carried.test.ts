/** What people carry, in Spanish: nouns nobody knows, lists that go on, what causes an allergy, of what a thing is a part. */
import { expect, test } from 'vitest';
import { fatesOf, thingsOf } from './things-of.fixture';

const wordsOf = (text: string, fate = 'bring'): string[] =>
  thingsOf(text, 'es').flatMap((thing) => (thing.fate === fate ? [thing.words] : []));

const BROUGHT: [string, string[]][] = [
  ['Este año llevamos la carpita de sombra que compró Luis.', ['carpita de sombra']],
  ['Traigo mi bandola y el bongó.', ['bandola', 'bongó']],
  ['Pantalón de vestir sin roturas y zapatos de cordones.', ['Pantalón de vestir', 'zapatos de cordones']],
  ['Las gafas de seguridad tienen que ser mías, y el chaleco con mi nombre.', ['chaleco']],
  ['Me toca el botiquín, la lista de teléfonos y el megáfono.', ['megáfono', 'lista de teléfonos']],
  ['Los tacones los llevo yo, y unas baletas para el baile.', ['baletas']],
  ['Para mi madre una mantita.', ['mantita']],
  ['Los análisis van en una carpeta.', ['análisis']],
  ['Mate sí o sí: termo y bombilla.', ['Mate', 'termo', 'bombilla']],
  ['Los remos los conseguimos con mi cuñado.', ['remos']],
  ['Hay una noche de gala: corbata y gemelos.', ['corbata', 'gemelos']],
  ['Llevo mi careta y las medias de las aletas.', ['medias de las aletas']],
  ['Le llevamos a la tía un salame y el dulce de leche.', ['salame', 'dulce de leche']],
  ['Llevo mi carpeta, las postales para vender y el datáfono.', ['postales', 'datáfono']],
  ['En el hostal no hay calefacción, guatero entonces.', ['guatero']],
  ['El bloqueador que sea mineral porque en el parque no dejan otro.', ['bloqueador']],
  ['Móvil prohibido: lo dejan en una caja, así que despertador de pilas.', ['despertador de pilas']],
  ['Un detalle para la familia: turrón.', ['detalle', 'turrón']],
];
test.each(BROUGHT)('%s', (text, expected) => {
  expect(wordsOf(text)).toEqual(expect.arrayContaining(expected));
});

const NOT_BROUGHT: [string, string[]][] = [
  ['Llevo la cuenta de los gastos y llevamos un ritmo tranquilo.', ['cuenta', 'ritmo']],
  ['Quiero llevar el violín, aunque mi hermana se ría.', ['aunque mi']],
  ['El DNI lo pido en copia.', ['copia']],
  ['Tengo las botas hechas percha.', ['percha']],
  ['Camisa de algodón.', ['algodón']],
  ['Me da miedo la lluvia: capa hasta los pies.', ['pies']],
  ['Llevo la mochila y algo de abrigo.', ['algo']],
  ['Me lo regaló mi hermana.', ['regaló']],
  ['Gafas y tubo sí, las aletas ocupan demasiado.', ['aletas']],
  ['Navegamos por las calas del norte.', ['calas']],
  ['Traigo mi foto de mi papá enmarcada.', ['foto de mi']],
  ['Mi mujer da a luz el martes.', ['luz']],
  ['Lo guardan todo en una caja a la entrada.', ['caja', 'entrada']],
  ['Uniforme no hay, pero piden botas.', ['Uniforme']],
  ['El hotel es sencillo, con secador.', ['secador']],
  ['Vamos en la furgo de Nuria, que lleva nevera.', ['nevera']],
  ['Mi mujer quiere comprarse un rosario allí.', ['rosario']],
];
test.each(NOT_BROUGHT)('%s', (text, absent) => {
  for (const words of absent) expect(wordsOf(text)).not.toContain(words);
});

test('what somebody is allergic to stays away, and what helps against it comes', () => {
  expect(wordsOf('Mi hija es alérgica a la proteína del huevo, EpiPen Jr.', 'stays')).toEqual(['proteína del huevo']);
  expect(fatesOf('Mi hija es alérgica a la nuez, EpiPen Jr.', 'es').bring).toEqual(['adrenaline-pen']);
  expect(fatesOf('Es alérgico al maní con EpiPen.', 'es').bring).toEqual(['adrenaline-pen']);
});

test('she is who the sentence before is about, not her company', () => {
  const things = thingsOf('Mi hija Juli (14) juega y yo voy con mi hermana. Ella lleva el palo y el bucal.', 'es');
  const owners = new Set(things.flatMap(({ travellers }) => travellers));
  expect([...owners]).toEqual(['t2']);
});
