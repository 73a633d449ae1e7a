/** What feasts, stages, contests and crafts bring, and what they do not. */
import { describe, expect, test } from 'vitest';
import { factsOf, listOf, PLACE, weatherOf, words } from '../../fixtures';
import { tagsOf } from '../../../trip/read.fixture';
import type { Tag } from '../../tags';

const keysOf = (...tags: Tag[]): string[] => [...listOf(factsOf(6, { tags: words(...tags) })).keys()];
const at = (minC: number, maxC: number, ...tags: Tag[]): string[] => [
  ...listOf(factsOf(6, { tags: words(...tags), places: [PLACE], weather: weatherOf(minC, maxC, 0.1) })).keys(),
];

describe('the words', () => {
  test.each<['en' | 'es', string, readonly Tag[], readonly Tag[]]>([
    ['en', 'Our chamber choir sings the B minor Mass.', ['hobby:choir'], ['occasion:religious-visit']],
    ['en', 'Singing evensong for a week.', ['hobby:choir'], []],
    ['es', 'Canto de bajo en un coro de Zamora.', ['hobby:choir'], []],
    ['es', 'Vamos al certamen de habaneras con mi coral.', ['hobby:choir'], []],
    ['es', 'Solo dejan bloqueador amigable con el coral.', [], ['hobby:choir']],
    ['es', 'Toco el clarinete con una banda de Teruel.', ['hobby:woodwind', 'hobby:brass-band'], []],
    ['es', 'Toco la trompeta con la banda de Lliria.', ['hobby:brass-band'], ['hobby:woodwind']],
    ['en', 'I play oboe in the second half.', ['hobby:woodwind'], []],
    ['es', 'Vamos con el grupo de teatro a Almagro.', ['hobby:stage-show'], []],
    ['en', 'My am dram group does The Tempest.', ['hobby:stage-show'], []],
    ['es', 'La obra de teatro empieza a las nueve.', [], ['hobby:stage-show']],
    ['en', 'Playing the Reykjavik Open.', ['hobby:chess-tournament'], []],
    ['es', 'Campeonato de ajedrez sub 10.', ['hobby:chess-tournament'], []],
    ['en', 'The Pokemon worlds in Hawaii.', ['hobby:card-tournament'], ['hobby:model-building']],
    ['es', 'Torneo de bridge por parejas.', ['hobby:mind-sport'], []],
    ['es', 'Encuentro de palilleiras en Camariñas.', ['hobby:lace'], []],
    ['en', 'Shetland Wool Week with a friend.', ['hobby:needlework-meeting'], []],
    ['en', 'Sewing retreat, bringing my Bernina.', ['hobby:quilting'], ['setting:scenic-train']],
    ['en', 'A sfoglia course in Bologna.', ['hobby:cooking-course'], []],
    ['en', 'One cooking class in Hanoi.', [], ['hobby:cooking-course']],
    ['es', 'Bailo tango y voy al encuentro de tango.', ['hobby:social-dance'], []],
    ['en', 'Picking grapes for ten days.', ['work:fruit-picking'], []],
    ['es', 'Moros y cristianos en Alcoy.', ['occasion:gunpowder-fiesta'], []],
    ['es', 'Huimos de Fallas a Nápoles.', [], ['occasion:gunpowder-fiesta']],
    ['es', 'Salgo de costalero el lunes.', ['occasion:paso-bearer', 'occasion:brotherhood'], []],
    ['es', 'Ejercicios ignacianos de ocho días.', ['occasion:spiritual-retreat'], []],
    ['es', 'Salgo de nazareno el lunes.', ['occasion:brotherhood'], ['occasion:paso-bearer']],
    ['en', 'A memorial service for the classmates we lost.', ['occasion:funeral'], ['occasion:wake']],
    ['en', 'Walking the 88 temples of Shikoku.', ['occasion:foot-pilgrimage'], []],
    ['en', 'My ankles ballooned on the bus.', [], ['setting:balloon']],
    ['en', 'My laptop overheated.', [], ['need:feels-heat']],
    ['es', 'Tres semanas solo con la mochila de Ryanair.', [], ['need:one-parent']],
    ['es', 'Voy sola con mis dos hijos.', ['need:one-parent'], []],
    ['es', 'Somos catorce en la carriola, con la hermandad.', [], ['need:stroller']],
    ['es', 'El bebé va en su carriola.', ['need:stroller'], []],
    ['es', 'Coche alquilado, curvas y más curvas.', ['setting:winding-roads'], []],
    ['es', 'Voy con mi tía, que la otra vez se puso mala en las curvas.', ['medical:motion-sickness'], []],
    ['en', 'Marshrutkas everywhere and I puke.', ['medical:motion-sickness'], []],
    ['en', 'Last walk I lost 3 toenails.', ['medical:blisters'], []],
    ['es', 'Acabé con los pies hechos polvo.', ['medical:blisters'], []],
    ['en', 'Flixbus overnight to Paris.', ['transport:night-bus'], []],
    ['es', 'Micro coche cama desde Neuquén.', ['transport:night-bus'], []],
    ['es', 'El tatuaje en el brazo, y en el onsen no dejan.', ['need:tattooed', 'setting:onsen'], []],
    ['es', 'Unos chinches me dejaron fina.', ['need:bed-bugs'], []],
    ['es', 'A la nena se le inflaman las ronchas.', ['medical:bite-reaction'], []],
    ['en', "I'm shooting with a Canon R7.", ['activity:photography'], []],
    ['en', 'Futon and dinner provided.', ['provided:bedding'], []],
    ['en', 'Mother wants to cook in the apartment.', ['need:self-catering'], []],
    ['es', 'Visitamos monasterios y el lago.', [], ['lodging:monastery']],
    ['es', 'Él va de guayabera.', ['dress:guayabera'], []],
    ['en', 'The 25th college reunion with a dinner dance.', ['occasion:class-reunion'], ['activity:business-meetings']],
    ['es', '25 años de la promo del colegio.', ['occasion:class-reunion'], []],
    ['en', 'Two operas at the Salzburg Festival.', ['occasion:theatre'], ['activity:festival']],
    ['en', 'A film festival in Toronto.', [], ['activity:festival']],
    ['es', 'Vamos a Lolla tres días.', ['activity:festival'], []],
    ['en', 'One night of black tie dinner on board.', ['dress:black-tie'], []],
    ['en', 'Karneval in Cologne.', ['occasion:carnival'], []],
    ['es', 'Desfilo en el sambódromo.', ['occasion:caribbean-carnival'], []],
    ['en', 'A ukulele festival and jam sessions.', ['hobby:music'], ['hobby:orchestra']],
    ['en', 'Mindfulness retreat, dorm room, vegan meals.', ['lodging:hostel'], ['need:dorm-move']],
    ['en', 'We set up her dorm room on Friday.', ['need:dorm-move'], []],
    ['en', 'A beer bike and a steak dinner.', [], ['activity:cycling']],
    ['en', 'Everybody expects pasalubong.', ['need:gifts'], []],
    ['es', 'Me cargan de encargos.', ['need:gifts'], []],
    ['es', 'Se me ponen los tobillos como botas.', ['medical:thrombosis'], []],
    ['es', 'Dejé la sertralina hace dos meses.', [], ['medical:depression']],
    ['es', 'Me niego a pagar maleta, vuelo a Roma.', ['refused:checked-bag'], ['refused:flying']],
    ['en', 'Flying Wizz and not paying for a case.', ['refused:checked-bag'], []],
    ['en', 'We get theirs and their Subaru.', ['transport:hire-car'], []],
    ['en', 'A hen weekend, all in white, bride in gold.', ['occasion:hen-or-stag'], ['activity:wedding']],
    ['es', 'Quiero traer mucho kit kat.', ['need:space-for-shopping'], []],
    ['es', 'Tacos que se hunden en el pasto.', ['setting:soft-ground'], []],
    ['en', 'Vaisakhi at the Golden Temple.', ['dress:head-cover'], []],
    ['en', 'My high school marching band from Ohio.', ['hobby:marching-band'], ['hobby:brass-band']],
  ])('%s: %s', (locale, text, has, not) => {
    const tags = tagsOf(text, { locale });
    expect(tags).toEqual(expect.arrayContaining([...has]));
    for (const tag of not) expect(tags).not.toContain(tag);
  });
});

test('the night of the dead is read at its time of the year', () => {
  const dates = { locale: 'es', startDate: '2027-10-30', endDate: '2027-11-03' } as const;
  expect(tagsOf('La noche de muertos en Janitzio.', dates)).toContain('occasion:day-of-the-dead');
});

describe('the kits', () => {
  test.each<[readonly Tag[], readonly string[], readonly string[]]>([
    [
      ['hobby:choir', 'hobby:music'],
      ['stage-shoes', 'music-pencil', 'throat-care'],
      ['reeds', 'sheet-music'],
    ],
    [['hobby:choir', 'provided:uniform'], ['stage-shoes'], ['choir-blacks']],
    [
      ['hobby:woodwind', 'hobby:music'],
      ['reeds', 'instrument'],
      ['valve-oil', 'sheet-music'],
    ],
    [['hobby:woodwind', 'provided:instrument'], [], ['reeds']],
    [['hobby:brass-band', 'hobby:woodwind'], ['reeds', 'stage-shoes'], ['valve-oil']],
    [['hobby:marching-band'], ['parade-feet'], []],
    [['occasion:gunpowder-fiesta'], ['gunpowder-ears', 'gunpowder-clothes', 'gunpowder-eyes'], []],
    [['occasion:gunpowder-fiesta', 'hobby:brass-band'], ['gunpowder-ears', 'parade-feet'], ['gunpowder-clothes']],
    [['hobby:stage-show'], ['stage-script', 'stage-props', 'throat-care'], []],
    [['hobby:chess-tournament'], ['round-pens', 'plain-watch', 'pocket-chess'], ['card-decks']],
    [['hobby:mind-sport'], ['round-pens', 'plain-watch'], ['chess-clock', 'pocket-chess']],
    [['hobby:card-tournament'], ['card-decks', 'card-table-kit', 'card-decklist'], ['mini-case', 'round-pens']],
    [['hobby:cosplay'], ['cosplay-repair', 'wig-cap', 'con-feet', 'con-ticket'], []],
    [['hobby:social-dance', 'hobby:dancing'], ['dance-bag', 'dance-shirts', 'dance-foot-care', 'dance-shoes'], []],
    [['hobby:dance-festival', 'hobby:social-dance'], ['dance-bag', 'dance-outfits'], ['dance-shirts']],
    [['hobby:eclipse'], ['eclipse-camp'], ['solar-filter', 'eclipse-release']],
    [['hobby:eclipse', 'activity:photography'], ['solar-filter', 'eclipse-release'], []],
    [['hobby:quilting'], ['quilting-notions', 'quilting-mat', 'fine-work-seat'], ['lace-pillow']],
    [['hobby:lace'], ['lace-pillow', 'lace-tools', 'fine-work-light', 'fine-work-seat'], ['quilting-machine']],
    [['hobby:needlework-meeting'], ['needlework-tools', 'fine-work-light'], []],
    [['hobby:cooking-course'], ['course-shoes', 'course-notes', 'course-box'], ['notebook']],
    [['setting:cooking-class'], [], ['course-shoes']],
    [['work:fruit-picking'], ['picking-gloves', 'picking-hat', 'picking-hands'], ['work-gloves']],
    [['occasion:paso-bearer', 'occasion:brotherhood'], ['costal', 'bearer-sash', 'bearer-care'], ['nazareno-robe']],
    [['occasion:brotherhood'], ['nazareno-robe', 'nazareno-shoes'], ['costal', 'bearer-sash']],
    [['occasion:holi'], ['holi-goggles', 'holi-phone-bag'], []],
    [['occasion:day-of-the-dead'], ['vigil-lamp'], []],
    [['occasion:dusty-carnival'], ['carnival-change', 'carnival-pouch'], ['money-belt']],
    [['occasion:romeria'], ['romeria-dust', 'romeria-paper'], []],
    [['setting:plant-retreat'], ['silent-unscented', 'retreat-notebook'], ['deodorant']],
    [['need:tattooed', 'setting:onsen'], ['tattoo-cover'], []],
    [['need:tattooed'], [], ['tattoo-cover']],
    [['need:bed-bugs'], ['bed-bug-liner', 'bed-bug-cream'], []],
    [['medical:bite-reaction'], ['bed-bug-cream'], ['bed-bug-liner', 'bite-cream']],
    [['setting:winding-roads'], ['motion-sickness'], []],
    [['dress:suit', 'dress:guayabera'], [], ['tie']],
    [['occasion:class-reunion'], ['reunion-photos'], []],
    [['hobby:irish-dance'], ['costume-mending', 'costume-cover'], ['sewing-kit']],
    [['hobby:stage-show'], ['costume-mending'], ['costume-cover']],
    [['setting:silent-retreat'], ['silent-torch', 'silent-clock'], ['headlamp', 'retreat-silence']],
    [['occasion:caribbean-carnival'], ['mas-feet'], []],
    [['setting:retreat'], [], ['yoga-mat', 'meditation-cushion']],
    [['lodging:glamping', 'activity:festival'], ['quick-dry-towel'], []],
    [['occasion:hen-or-stag', 'occasion:wedding'], [], ['dress-shirts', 'wedding-gift']],
  ])('%j', (tags, has, not) => {
    const keys = keysOf(...tags);
    expect(keys).toEqual(expect.arrayContaining([...has]));
    for (const key of not) expect(keys).not.toContain(key);
  });

  test('the weather decides on a wrap, a blanket and a layer', () => {
    expect(at(12, 24, 'hobby:eclipse')).toContain('eclipse-layer');
    expect(at(26, 41, 'hobby:eclipse')).not.toContain('eclipse-layer');
    expect(at(6, 20, 'occasion:day-of-the-dead')).toContain('vigil-blanket');
    expect(at(18, 28, 'occasion:day-of-the-dead')).not.toContain('vigil-blanket');
    expect(at(18, 30, 'hobby:chess-tournament')).toContain('hall-layer');
    expect(at(-2, 4, 'hobby:chess-tournament')).not.toContain('hall-layer');
    expect(at(20, 31, 'hobby:choir')).toContain('stage-fan');
    expect(at(8, 16, 'hobby:choir')).not.toContain('stage-fan');
    expect(at(24, 33, 'hobby:bailes')).not.toContain('bailes-cold');
    expect(at(4, 20, 'hobby:bailes')).toContain('bailes-cold');
    expect(at(20, 38, 'activity:wedding')).toContain('hand-fan');
  });

  test('heels on grass and tights under a costume are for women', () => {
    const forWomen = (women: number, ...tags: Tag[]): string[] => [
      ...listOf(factsOf(4, { tags: words(...tags), party: { adults: 1, seniors: 0, children: [], women, men: 1 - women } })).keys(),
    ];
    const lawn: Tag[] = ['setting:soft-ground', 'occasion:wedding', 'activity:wedding'];
    expect(forWomen(1, ...lawn)).toContain('heel-protectors');
    expect(forWomen(0, ...lawn)).not.toContain('heel-protectors');
    expect(forWomen(1, 'occasion:caribbean-carnival')).toContain('mas-tights');
    expect(forWomen(0, 'occasion:caribbean-carnival')).not.toContain('mas-tights');
  });

  test('a scale is for gifts in a checked bag', () => {
    const tags: Tag[] = ['need:gifts', 'activity:family-visit'];
    const scale = (kind: 'checked' | 'carry-on'): boolean => listOf(factsOf(9, { tags: words(...tags), luggage: { kind } })).has('luggage-scale');
    expect(scale('checked')).toBe(true);
    expect(scale('carry-on')).toBe(false);
  });

  test('a shawl is for a wedding with cool nights', () => {
    const wrap = (minC: number): boolean =>
      listOf(
        factsOf(4, {
          tags: words('activity:wedding', 'occasion:wedding'),
          party: { adults: 1, seniors: 0, children: [], women: 1, men: 0 },
          weather: weatherOf(minC, minC + 12, 0.1),
        }),
      ).has('evening-wrap');
    expect(wrap(13)).toBe(true);
    expect(wrap(22)).toBe(false);
  });
});
