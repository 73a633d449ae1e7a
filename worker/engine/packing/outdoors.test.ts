/** Trips outdoors: the trouble of last time is mended, and rivers, long races and rough roads have their kits. */
import { describe, expect, test } from 'vitest';
import { fact, leg } from '../trip/expert-reading.fixture';
import { weatherOf } from './fixtures';
import { line, type Input, pack } from './pack-trip.fixture';
import { checkAll, type Case } from './reading/expect-reading.fixture';
import type { Tag } from './tags';

const CASES: readonly Case[] = [
  ['Last year my hands were ice the whole day.', { has: ['need:cold-hands'] }],
  ['En el Nevado se me entumieron las manos.', { has: ['need:cold-hands'] }],
  ['Manos a la obra con el equipaje.', { not: ['need:cold-hands'] }],
  ['My toes went white on the summit.', { has: ['need:cold-feet'], not: ['need:cold-hands'] }],
  ['Se me congelaron los pies.', { has: ['need:cold-feet'], not: ['need:cold-hands'] }],
  ['Ana se quedó tiritando al salir.', { has: ['need:chilled'] }],
  ['Una tirita y gasas.', { not: ['need:chilled'] }],
  ['I lost my sunnies in the first rapid.', { has: ['need:loose-glasses'] }],
  ['Se me volaron los lentes en la lancha.', { has: ['need:loose-glasses'] }],
  ['I lost my passport.', { not: ['need:loose-glasses'] }],
  ['Mi hija hincha feo con los zancudos.', { has: ['need:bite-swelling', 'need:mosquitoes'] }],
  ['We got eaten alive by midges.', { has: ['need:bite-swelling'] }],
  ['Sanguijuelas seguro.', { has: ['need:leeches'] }],
  ['En Vietnam se me pudrieron los pies.', { has: ['need:wet-feet'] }],
  ['Had prickly heat all over in Penang.', { has: ['need:heat-rash'] }],
  ['Flies drove us mad last time.', { has: ['need:flies'] }],
  ['She flies to Madrid.', { not: ['need:flies'] }],
  ['Everything in my pack got wet.', { has: ['need:soaked-bags'] }],
  ['Se nos mojó el móvil.', { not: ['need:soaked-bags'] }],
  ['Se me partieron los labios.', { has: ['need:cracked-skin'] }],
  ['Ladders that shred your hands.', { has: ['need:torn-hands'] }],
  ['Acabé con el culo en carne viva.', { has: ['need:saddle-sores'] }],
  ['Calambres y vomité los geles.', { has: ['need:cramps'] }],
  ['Freeze dried and dehydrated meals.', { not: ['need:cramps'] }],
  ['Bajamos rapelando casi de noche.', { has: ['need:dark-return'] }],
  ['El año pasado pinché 4 veces.', { has: ['need:punctures'] }],
  ['Vamos de pinchos por Logroño.', { not: ['need:punctures'] }],
  ['Tramos de 300 km sin nafta.', { has: ['need:fuel-gap'] }],
  ['My water bottle froze overnight.', { has: ['need:frozen-water'] }],
  ['Got an altitude cough last time.', { has: ['need:altitude-cough'] }],
  ['Estamos federados los dos.', { has: ['need:club-card'] }],
  ['A week of packrafting.', { has: ['setting:river-trip', 'setting:rafting'] }],
  ['We live in Portage.', { not: ['setting:river-trip'] }],
  ['Racing at the Head of the Charles.', { has: ['hobby:rowing'] }],
  ['A self sufficient 6 stage footrace.', { has: ['hobby:stage-race', 'activity:running'] }],
  ['Titan desert, seis etapas.', { has: ['hobby:mtb-stage-race', 'activity:cycling'] }],
  ['Carros de Foc en seis etapas.', { has: ['activity:trekking'] }],
  ['Aconcagua por la normal con agencia.', { has: ['setting:high-camp', 'activity:trekking', 'setting:cold'] }],
  ['Subo el Aconcagua por la normal.', { has: ['setting:high-camp', 'activity:trekking'] }],
  ['Voy en mi Honda Tornado.', { has: ['activity:motorcycling'] }],
  ['Raid solidario con un coche viejo.', { has: ['hobby:car-raid'] }],
  ['Gibb River Road in June.', { has: ['setting:outback'] }],
  ['The reef over there is sharp.', { has: ['setting:reef'] }],
  ['Un finde de barrancos.', { has: ['hobby:canyoning'] }],
  ['A 10 night surf charter.', { has: ['lodging:boat', 'activity:surfing'] }],
  [
    'Titan desert en mtb, etapa maratón y material obligatorio.',
    { has: ['activity:cycling'], not: ['work:study-material'] },
  ],
  ['Dormimos en un pabellón, en el suelo.', { has: ['setting:floor-sleeping'] }],
  ['We sleep in a school hall.', { has: ['setting:floor-sleeping'] }],
  ['Ennerdale fell race.', { has: ['hobby:running-race'] }],
  ['Esquí de montaña tres días.', { has: ['hobby:ski-touring'] }],
  ['ARVA, pala y sonda alquilados.', { has: ['rented:avalanche-gear'], not: ['medical:catheter'] }],
  ['Bajé temblando del puerto.', { has: ['need:chilled'] }],
  ['My phone drowned on Lough Derg.', { has: ['need:drowned-phone'] }],
  ['Se me cayó el celular al agua.', { has: ['need:drowned-phone'] }],
  ['I lost a pair of Oakleys.', { has: ['need:loose-glasses'] }],
  ['Elevation 11k.', { has: ['need:altitude'] }],
  ['Hacemos la W en cinco días.', { has: ['activity:trekking'] }],
  ['Carrera de aventura por equipos.', { has: ['hobby:adventure-race', 'activity:cycling'] }],
  ['FRA rules and a kit check.', { has: ['need:kit-check'] }],
  ['Peewee tourney in Quebec with my son, the team has pucks.', { has: ['hobby:ice-hockey'] }],
  ['Torneo de hockey patines.', { has: ['hobby:ice-hockey'], not: ['hobby:field-hockey'] }],
  ['Ascenso al Nevado del Tolima.', { has: ['setting:glacier', 'need:altitude'] }],
  ['Los dedos de los pies no los sentía.', { has: ['need:cold-feet'] }],
  ['La línea me cortó las manos.', { has: ['need:torn-hands'] }],
  ['Arrancamos a las 2 am.', { has: ['setting:night-walk'] }],
  ['La carretera a veces con hielo.', { has: ['need:snow-chains'] }],
  ['Nuestras e-bikes van en el coche.', { has: ['hobby:e-bike'] }],
  ['En bici con alforjas por el Loira.', { has: ['hobby:bike-tour'] }],
  ['Cascos alquilados, arnés de escalada cada uno el suyo.', { has: ['own:climbing-gear'] }],
  ['Camper with a rooftop tent.', { has: ['provided:sleeping-mat'] }],
  ['Llevo mi traje de 7 mm.', { has: ['own:wetsuit'], not: ['dress:suit', 'own:formal-wear'] }],
  ['Alquilo regulador.', { not: ['rented:dive-gear'] }],
  ['Llevo mi regulador.', { has: ['own:dive-gear'] }],
  ['They provide the drysuit and PFD.', { has: ['provided:wetsuit', 'provided:life-jacket'] }],
  ['Walking sticks are handed out at the gate.', { not: ['medical:reduced-mobility'] }],
  ['She walks with a walking stick.', { has: ['medical:reduced-mobility'] }],
  ["Her knees aren't great.", { has: ['medical:knee'] }],
  ['Skeeters are insane in June.', { has: ['need:mosquitoes'] }],
  ['A 3 day 4x4 crossing, drivers tie the bags on the roof.', { has: ['setting:group-tour'] }],
  ['Un downwinder con buggy de apoyo.', { not: ['need:stroller'] }],
];

describe('words', () => checkAll(CASES));

const listOf = (tags: readonly Tag[], weather = weatherOf(4, 18, 0.3), more: Partial<Input> = {}) =>
  pack(
    {
      dates: ['2027-05-01', '2027-05-08'],
      legs: [leg('Somewhere', 'PT', 7)],
      facts: tags.map((tag) => fact(tag)),
      ...more,
    },
    { weather },
  );

describe('kits', () => {
  test.each<[item: string, tags: readonly Tag[]]>([
    ['gloves', ['need:cold-hands']],
    ['hand-warmers', ['need:cold-hands']],
    ['paddling-gloves', ['need:cold-hands', 'activity:kayaking']],
    ['toe-warmers', ['need:cold-feet']],
    ['dry-change', ['need:chilled', 'activity:kayaking']],
    ['glasses-strap', ['need:loose-glasses']],
    ['antihistamine', ['need:bite-swelling']],
    ['bite-cream', ['need:bite-swelling']],
    ['leech-socks', ['need:leeches']],
    ['foot-powder', ['need:wet-feet']],
    ['rash-powder', ['need:heat-rash']],
    ['fly-net', ['need:flies']],
    ['dry-bag', ['need:soaked-bags']],
    ['lip-balm', ['need:cracked-skin']],
    ['skin-salve', ['need:cracked-skin']],
    ['palm-gloves', ['need:torn-hands']],
    ['chamois-cream', ['need:saddle-sores', 'activity:cycling']],
    ['electrolytes', ['need:cramps']],
    ['headlamp', ['need:dark-return']],
    ['tyre-kit', ['need:punctures', 'transport:own-car']],
    ['tube-kit', ['need:punctures', 'activity:motorcycling']],
    ['sand-boards', ['need:bogged', 'transport:own-car']],
    ['warm-bottle', ['need:frozen-water']],
    ['throat-lozenges', ['need:altitude-cough']],
    ['club-card', ['need:club-card', 'lodging:mountain-hut']],
    ['suit-layers', ['setting:cold-water', 'activity:kayaking']],
    ['boat-socks', ['setting:river-trip']],
    ['sleeping-bag', ['setting:river-trip', 'provided:tent']],
    ['sleeping-bag', ['setting:high-camp', 'provided:tent']],
    ['summit-mitts', ['setting:high-camp', 'activity:trekking', 'provided:tent']],
    ['pee-bottle', ['setting:high-camp', 'provided:tent']],
    ['rowing-hands', ['hobby:rowing']],
    ['diver-marker', ['activity:diving', 'lodging:boat']],
    ['reef-boots', ['activity:surfing', 'setting:reef']],
    ['surf-repair', ['activity:surfing', 'own:surfboard']],
    ['stage-feet', ['hobby:stage-race']],
    ['mtb-stage-spares', ['hobby:mtb-stage-race']],
    ['padel-shoes', ['hobby:padel']],
    ['satellite-messenger', ['setting:outback']],
    ['raid-spares', ['hobby:car-raid']],
    ['wader-socks', ['hobby:fly-fishing']],
    ['ebike-charger', ['hobby:e-bike']],
    ['adventure-lights', ['hobby:adventure-race']],
    ['adventure-ropes', ['hobby:adventure-race']],
    ['trail-mandatory', ['hobby:running-race', 'need:kit-check']],
    ['phone-pouch', ['need:drowned-phone']],
    ['ear-plugs', ['setting:floor-sleeping']],
    ['shower-sandals', ['setting:floor-sleeping']],
    ['lactase', ['diet:lactose-free']],
    ['warm-hat', ['need:chilled']],
    ['caving-under', ['hobby:caving', 'provided:caving-gear']],
    ['caving-knees', ['hobby:caving', 'rented:caving-gear']],
    ['day-pack', ['setting:river-trip']],
    ['gorilla-gaiters', ['setting:gorillas']],
    ['binoculars', ['setting:jungle', 'lodging:lodge']],
    ['base-layers', ['activity:sailing']],
    ['hut-trowel', ['lodging:mountain-hut', 'own:cooking-gear', 'need:no-electricity']],
  ])('%s: %j', (item, tags) => {
    expect(line(listOf(tags), item)).toBeDefined();
  });

  test.each<[item: string, tags: readonly Tag[]]>([
    ['sleeping-bag', ['setting:high-camp', 'provided:tent', 'rented:sleeping-bag']],
    ['tyre-kit', ['need:punctures', 'activity:cycling']],
    ['tube-kit', ['need:punctures', 'activity:motorcycling', 'rented:riding-gear']],
    ['avalanche-set', ['hobby:ski-touring', 'provided:avalanche-gear']],
    ['wading-boots', ['hobby:fly-fishing', 'rented:waders']],
    ['belay-gloves', ['hobby:sport-climbing', 'rented:climbing-gear']],
    ['beach-towel', ['activity:surfing', 'lodging:boat', 'provided:towels']],
    ['running-shoes', ['hobby:padel']],
    ['palm-gloves', ['need:torn-hands', 'hobby:rowing']],
    ['special-food', ['diet:lactose-free']],
    ['palm-gloves', ['need:torn-hands', 'hobby:caving']],
    ['lift-pass', ['activity:skiing', 'hobby:ski-touring']],
    ['bike-tech-card', ['hobby:cycling-event', 'transport:own-car']],
  ])('no %s: %j', (item, tags) => {
    expect(line(listOf(tags), item)).toBeUndefined();
  });

  test('on the ice hands and feet freeze, however warm the town below is', () => {
    const tags: readonly Tag[] = ['setting:glacier', 'setting:cold', 'activity:hiking', 'need:cold-feet'];
    const list = listOf(tags, weatherOf(14, 24, 0.3));
    for (const key of ['gloves', 'toe-warmers']) expect(line(list, key)).toBeDefined();
    expect(line(listOf(['activity:hiking'], weatherOf(14, 24, 0.3)), 'gloves')).toBeUndefined();
  });

  test('a frosty night in the desert needs no snow shovel', () => {
    const shovel = (warm: number) =>
      line(listOf(['lodging:wild-camping'], weatherOf(-4, warm, 0)), 'winter-camp-shovel');
    expect(shovel(4)).toBeDefined();
    expect(shovel(22)).toBeUndefined();
  });
});
