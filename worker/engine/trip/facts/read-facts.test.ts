/** Amounts a day, said in a clause of their own. */
import { expect, test } from 'vitest';
import { readTrip, tagsOf } from '../read.fixture';

test.each([
  ['en', 'I have an ileostomy and use three bags a day.', 'three bags a day'],
  ['es', 'Llevo una ostomía y uso tres bolsas al día.', 'tres bolsas al día'],
] as const)('%s: the words that say how many a day are the evidence of the fact', (locale, description, quote) => {
  const evidence = readTrip(description, { destination: 'Barcelona', locale }).facts.find(
    ({ tag }) => tag === 'medical:stoma',
  )?.evidence;
  expect(evidence?.quote).toBe(quote);
  expect(description.slice(evidence?.start, evidence?.end)).toBe(quote);
});

test.each([
  ['Soy la profe y llevo a 22 de segundo. Uno es diabético tipo 1 y otra celíaca.', 'medical:diabetes', false],
  ['Soy la profe y llevo a 22 de segundo. Soy diabética.', 'medical:diabetes', true],
  ['Bucear en Okinawa: yo titulada, mi novio bautizo.', 'occasion:baptism', false],
  ['El bautizo de mi ahijada en la iglesia, y un día a bucear.', 'occasion:baptism', true],
  ["Geraldine's coeliac but she's packing for herself.", 'medical:coeliac', false],
  ['Mi hijo Iker (15) va de intercambio. El diabético es su hermano, no él.', 'medical:diabetes', false],
  ['Mi marido y yo. La celíaca es mi suegra y no viene.', 'medical:coeliac', false],
  ['Voy con mi novio. El que se marea es mi padre.', 'medical:motion-sickness', false],
  ['Voy con mi suegra y mi marido. La celíaca es mi suegra.', 'medical:coeliac', true],
  ['Voy con mi hija a Toledo. La piscina no funciona.', 'setting:pool', false],
  ['Hotel en León, la piscina está en obras.', 'setting:pool', false],
  ['Hotel en León con piscina, a ver si funciona.', 'setting:pool', true],
  ['Hago el medio ironman. La bici la lleva un servicio.', 'activity:cycling', true],
  ['Titan desert en mtb, material obligatorio.', 'hobby:running-race', false],
  ['Corro un ultra con material obligatorio.', 'hobby:running-race', true],
  ['Husband thinks its a spa cos it says retreat, it is NOT.', 'activity:spa', false],
  ['My mates think its a golf trip, its not.', 'activity:golf', false],
  ["Mum thinks I'm going skiing. I'm not.", 'activity:skiing', false],
  ["No museums, the pool's shut anyway.", 'activity:swimming', false],
  ['People hear Africa and say malaria pills.', 'need:malaria', false],
  ['Dont care about anything else its the ipad I need', 'refused:tablet', false],
  ["The dog's with my mum.", 'pet:dog', false],
  ['Curling irons at the flat.', 'hobby:curling', false],
  ["I'm coeliac my husband isnt.", 'medical:coeliac', true],
  ['The hotel has a spa my husband isnt keen.', 'activity:spa', true],
  ["9 of us on a hen do, list just for me. Beth's 6 months gone.", 'medical:pregnancy', false],
  [
    'con mi esposo y el patojo de 6. Mi cuñada nos presta la casa. El patojo es intolerante a la lactosa.',
    'diet:lactose-free',
    true,
  ],
  ['Voy con mi abuelita de 90. Ella usa pañal.', 'medical:incontinence', true],
  ['Voy con mi abuelita de 90. Ella usa pañal.', 'need:nappies', false],
  ['Domestic looks after the dogs.', 'pet:dog', false],
  ['My sister and I. Evenings are pubs, dogs and mud.', 'pet:dog', false],
  ['Hay mucha gente, perros y barro en la calle.', 'pet:dog', false],
  ['Me, my wife and dogs.', 'pet:dog', true],
  ['Family trip, 2 dogs in the back.', 'pet:dog', true],
  ['Vamos los niños, perros y abuelos.', 'pet:dog', true],
  ['A semester there, the bike i buy there.', 'activity:cycling', false],
  ['A cycling tour, the bike we rent there.', 'activity:cycling', true],
] as const)('%s', (description, tag, isRead) => {
  const locale = /[ñáéíóú]/.test(description) ? 'es' : 'en';
  expect(tagsOf(description, { destination: 'Okinawa', locale }).includes(tag)).toBe(isRead);
});

test.each([
  ['NYSC orientation camp, Jalingo', 'work:national-service'],
  ['Rotterdam (joining vessel)', 'work:merchant-ship'],
  ['sleepaway camp near Bridgton, Maine', 'setting:scout-camp'],
] as const)('the destination %s tells %s', (destination, tag) => {
  expect(tagsOf('Three weeks, one bag.', { destination })).toContain(tag);
});

test.each([
  ['es', 'Vamos tres amigas a un curso de buceo.', 'activity:diving'],
  ['es', 'Somos cuatro hermanos y vamos a esquiar.', 'activity:skiing'],
  ['en', 'Me and two friends are going to a chess tournament, my list.', 'hobby:chess-tournament'],
  ['en', "We're four mates on a golf trip, list just for me.", 'activity:golf'],
] as const)('%s: what is done by those among whom the writer counts is everybody’s: %s', (locale, description, tag) => {
  const { facts } = readTrip(description, { destination: 'Barcelona', locale });
  expect(facts.find((fact) => fact.tag === tag)?.travellers).toEqual([]);
});

test('a sister under age needs a signature, a newborn that stays with its mother no clothes', () => {
  const read = (description: string): readonly string[] => tagsOf(description, { destination: 'Prague' });
  expect(read('Me and my sister Rafa (17).')).toContain('need:minor-alone');
  expect(read('My wife, me, Noor (13) and her best friend Lotte (13).')).toContain('need:minor-alone');
  expect(read('My school team. 17, first time abroad.')).toContain('need:minor-alone');
  expect(read('Me, Mum and my sister Rafa (17).')).not.toContain('need:minor-alone');
  expect(read('Self and husband and our grandson Alfie who is 10.')).toContain('need:minor-alone');
  expect(read('Me, my daughter Anna and my grandson Leo (4).')).not.toContain('need:minor-alone');
  expect(read('Taking our Sadhbh, 11, cos her mam has the newborn.')).not.toContain('need:newborn');
  expect(read('Me and our newborn.')).toContain('need:newborn');
});

test('a fact about oneself applies to that person only', () => {
  const ownersOf = (description: string, tag: string): readonly string[] | undefined =>
    readTrip(description, { destination: 'Rome' }).facts.find((fact) => fact.tag === tag)?.travellers;
  expect(ownersOf('With my girlfriend. I wear contacts.', 'medical:contact-lenses')).toEqual(['t1']);
  expect(ownersOf('With my girlfriend. We are both coeliac.', 'diet:gluten-free')).not.toEqual(['t1']);
  // What is done with somebody everybody does.
  expect(ownersOf('Going with my girlfriend to the beach.', 'activity:beach')).toEqual([]);
  expect(ownersOf('Going with my girlfriend and her sister skiing.', 'activity:skiing')).toEqual([]);
  expect(ownersOf('With my girlfriend, who surfs.', 'activity:surfing')).toEqual(['t2']);
  expect(ownersOf('With my girlfriend, she wears contacts.', 'medical:contact-lenses')).toEqual(['t2']);
});

test.each([
  ["Winter stuff we'll bring at Thanksgiving.", '2027-08-26', false],
  ["Home for Thanksgiving at my sister's.", '2027-11-23', true],
  ['Christmas with my parents.', '2027-12-22', true],
  ['My boots were a Christmas present.', '2027-07-01', false],
])('a feast is one of the trip only on its days: %s', (description, startDate, isThere) => {
  const endDate = startDate.replace(/\d\d$/, (day) => String(Number(day) + 4).padStart(2, '0'));
  const trip = readTrip(description, { destination: 'Boston', startDate, endDate });
  const feast = [...trip.facts, ...trip.occasions].filter(({ tag }) => /thanksgiving|christmas/.test(tag ?? ''));
  expect(feast.length > 0).toBe(isThere);
});

test.each([
  ['Off with my girls (6 and 15 months). 6yo burns, pure ginger. She needs nappies and wipes.', 15],
  ['Con mis hijas de 7 años y 20 meses. La de 7 se marea. Ella usa pañales talla 5.', 20],
] as const)('%s: nappies are the small one’s', (description, months) => {
  const trip = readTrip(description, { destination: 'Salou', locale: description.startsWith('Con ') ? 'es' : 'en' });
  const ids = trip.facts.find(({ tag }) => tag === 'need:nappies')?.travellers ?? [];
  expect(ids.map((id) => trip.travellers.find((one) => one.id === id)?.ageMonths)).toEqual([months]);
});
