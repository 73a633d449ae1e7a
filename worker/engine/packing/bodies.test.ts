/** Bodies of every size and age, what they recover from, and the papers of families: words that bring a kit, and words that do not. */
import { describe, expect, test } from 'vitest';
import { factsOf, listOf, PLACE, weatherOf, words } from './fixtures';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import { pack } from './pack-trip.fixture';
import { readDescription } from './reading/description.fixture';
import type { Tag } from './tags';

const tagsOf = (text: string, locale: 'en' | 'es'): string[] =>
  Object.keys(readDescription(text, locale, { days: 6 }).tags);

describe('words', () => {
  test.each<[string, 'en' | 'es', Tag]>([
    ['My HRT patches come along.', 'en', 'medical:hrt'],
    ['Uso parches de estradiol.', 'es', 'medical:hrt'],
    ["I'm a size 28 and on the last flight the belt didn't meet.", 'en', 'need:plus-size'],
    ['En el avión el cinturón no me cierra.', 'es', 'need:plus-size'],
    ['My thighs rub raw in the heat.', 'en', 'medical:chafing'],
    ['Her periods are heavy.', 'en', 'need:heavy-period'],
    ['Es su primera regla.', 'es', 'need:heavy-period'],
    ["I'm 5 days post section and pumping.", 'en', 'need:postpartum'],
    ['Di a luz hace tres semanas.', 'es', 'need:postpartum'],
    ['Our baby is in the NICU.', 'en', 'need:neonatal-ward'],
    ['La bebé está en neonatos.', 'es', 'need:neonatal-ward'],
    ['Theo is autistic and he bolts.', 'en', 'need:bolting'],
    ['Mi hijo se nos escapó en el centro comercial.', 'es', 'need:bolting'],
    ['I have not smoked: no smoking 6 weeks!', 'en', 'need:quit-smoking'],
    ['Llevo 5 semanas sin fumar.', 'es', 'need:quit-smoking'],
    ['4 months sober, my sponsor says have an exit plan.', 'en', 'medical:recovery'],
    ['Llevo dos años sobria.', 'es', 'medical:recovery'],
    ['I have lupus.', 'en', 'medical:sun-sensitive'],
    ['Toma Roacután.', 'es', 'medical:sun-sensitive'],
    ["I'm on warfarin.", 'en', 'medical:no-anti-inflammatories'],
    ['Soy trasplantada de riñón.', 'es', 'medical:no-anti-inflammatories'],
    ['Ben has cochlear implants.', 'en', 'medical:cochlear'],
    ['I inject Copaxone.', 'en', 'medical:cold-medication'],
    ['Me pincho Ozempic los lunes.', 'es', 'medical:cold-medication'],
    ['Me sondo cinco veces al día.', 'es', 'medical:catheter'],
    ['Voy en silla manual, lesión T10.', 'es', 'medical:spinal-injury'],
    ['Luke still wets the bed sometimes.', 'en', 'medical:bed-wetting'],
    ['Giving my baby brother a kidney.', 'en', 'medical:abdominal-operation'],
    ['Me operan de la hernia el lunes.', 'es', 'medical:abdominal-operation'],
    ['We fly to Bogotá to adopt our son.', 'en', 'occasion:adoption'],
    ['Vamos a por nuestra hija, adopción internacional.', 'es', 'occasion:adoption'],
    ['Divorced dad with my two kids.', 'en', 'need:one-parent'],
    ['Estoy separada y el papá firmó el permiso.', 'es', 'need:one-parent'],
    ['Nana and grandad taking the grandkids.', 'en', 'need:minor-alone'],
    ['Mis padres se quedan con mis dos hijos.', 'es', 'need:minor-alone'],
    ['My grandfather has dysphagia.', 'en', 'medical:dysphagia'],
    ['Mi abuelo lleva teleasistencia y se cae mucho.', 'es', 'medical:falls'],
    ['He takes Creon with every meal.', 'en', 'medical:enzymes'],
    ['Tengo fenilcetonuria.', 'es', 'medical:metabolic-diet'],
    ['My son has Duchenne.', 'en', 'medical:neuromuscular'],
    ['I had a hysterectomy three weeks ago.', 'en', 'medical:abdominal-operation'],
    ['Me hago la manga gástrica en Tijuana.', 'es', 'medical:bariatric'],
    ['Since my mastectomy I wear a form.', 'en', 'medical:mastectomy'],
    ['Amputado por debajo de la rodilla.', 'es', 'medical:leg-prosthesis'],
    ['Tengo acondroplasia.', 'es', 'medical:short-stature'],
    ['I have PTSD.', 'en', 'medical:anxiety'],
    ['Recovering from anorexia.', 'en', 'medical:eating-disorder'],
    ['Mi hija tuvo piojos.', 'es', 'medical:head-lice'],
    ['I have a colonoscopy on Friday.', 'en', 'medical:bowel-prep'],
    ['Tomo metadona.', 'es', 'medical:controlled-medicine'],
    ['The baby is on Neocate.', 'en', 'need:special-formula'],
    ['Bebé con displasia de cadera.', 'es', 'need:hip-harness'],
    ["I'm going into rehab for a month.", 'en', 'need:rehab-stay'],
    ['Mi hija lleva trenzas afro.', 'es', 'need:textured-hair'],
    ['Tiene 3 años y TEA.', 'es', 'medical:autism'],
    ["I'll be 30 weeks with our first.", 'en', 'medical:late-pregnancy'],
    ['Embarazada de 28 semanas.', 'es', 'medical:late-pregnancy'],
    ['Top surgery in Portland.', 'en', 'medical:chest-operation'],
    ['Me hago una mamoplastia.', 'es', 'medical:chest-operation'],
    ['My son is moved with a hoist.', 'en', 'medical:hoist'],
    ['With our 3 week old.', 'en', 'need:newborn'],
    ['Custody swap weekend with my daughter.', 'en', 'need:one-parent'],
    ['My hearing dog comes along.', 'en', 'pet:assistance-dog'],
    ['Mi abuela anda con burrito.', 'es', 'medical:rollator'],
    ['Mum is having her knee done on Monday, list for her.', 'en', 'medical:leg-operation'],
    ['Me interno el martes.', 'es', 'lodging:hospital'],
  ])('%s', (text, locale, tag) => {
    expect(tagsOf(text, locale)).toContain(tag);
  });

  test.each<[string, 'en' | 'es', Tag]>([
    ['My ex has the good camera.', 'en', 'need:one-parent'],
    ['We are adopting a horse.', 'en', 'occasion:adoption'],
    ["I'm 8 months postpartum.", 'en', 'need:postpartum'],
    ['Lost him in 2019.', 'en', 'need:bolting'],
    ['Nos alojamos con los abuelos.', 'es', 'need:minor-alone'],
    ['Mi careta fotosensible de soldar.', 'es', 'medical:sun-sensitive'],
    ['Va en silla de paseo.', 'es', 'medical:wheelchair'],
    ['My wife is a NICU nurse.', 'en', 'need:neonatal-ward'],
    ['Baterías LiPo en bolsa ignífuga.', 'es', 'medical:abdominal-operation'],
    ['Own helmet because nits.', 'en', 'medical:head-lice'],
    ['With our 8 week old puppy.', 'en', 'need:newborn'],
    ['Mi madre va en silla de ruedas para distancias largas que nos deja el hotel.', 'es', 'medical:wheelchair'],
    ["I'm 12 weeks pregnant.", 'en', 'medical:late-pregnancy'],
    ['I have a prosthetic eye.', 'en', 'medical:prosthesis'],
    ["She has her period and won't do tampons.", 'en', 'refused:feminine-hygiene'],
    ['Mi hija no usa tampones.', 'es', 'refused:feminine-hygiene'],
    ['Papá lleva prótesis de cadera.', 'es', 'medical:leg-prosthesis'],
    ['Leave the braids to Anne of Green Gables.', 'en', 'need:textured-hair'],
  ])('not: %s', (text, locale, tag) => {
    expect(tagsOf(text, locale)).not.toContain(tag);
  });
});

describe('kits', () => {
  const keys = (...tags: Tag[]): string[] => [
    ...listOf(factsOf(7, { weather: weatherOf(19, 32), tags: words(...tags) })).keys(),
  ];

  test('fair skin is covered in open water and not in thermal baths', () => {
    expect(keys('medical:fair-skin', 'activity:swimming')).toContain('rash-guard');
    expect(keys('medical:fair-skin', 'activity:swimming', 'setting:hot-springs')).not.toContain('rash-guard');
  });

  test.each<[Tag[], string[]]>([
    [['need:birth'], ['nipple-cream', 'postpartum-underwear', 'maternity-pads']],
    [['need:postpartum'], ['postpartum-underwear', 'maternity-pads', 'painkillers']],
    [['need:neonatal-ward'], ['neonatal-notebook', 'neonatal-hand-cream']],
    [
      ['medical:hrt', 'need:menopause'],
      ['hormone-therapy', 'night-sweat-change', 'menopause-kit'],
    ],
    [
      ['need:heavy-period', 'need:period', 'activity:swimming'],
      ['period-pants', 'period-heat', 'period-swimwear', 'period-disposal'],
    ],
    [
      ['need:plus-size', 'transport:plane'],
      ['seat-belt-extender', 'chafing-balm', 'cooling-fan-towel'],
    ],
    [['need:power-cuts'], ['cooling-fan-towel']],
    [['need:saddle-sores'], ['chafing-balm']],
    [['need:quit-smoking'], ['quit-smoking-kit']],
    [['medical:recovery'], ['sober-drinks', 'non-alcoholic-plan']],
    [['medical:cpap', 'lodging:camper'], ['cpap-battery']],
    [['medical:oxygen'], ['oxygen-spares']],
    [
      ['medical:cochlear', 'activity:swimming'],
      ['implant-spares', 'implant-retention', 'implant-swim', 'implant-alarm'],
    ],
    [
      ['medical:prosthesis', 'medical:leg-prosthesis'],
      ['stump-socks', 'amputee-crutches'],
    ],
    [['medical:insulin'], ['glucagon']],
    [['medical:epilepsy'], ['seizure-plan']],

    [['medical:dialysis'], ['dialysis-comfort']],
    [
      ['medical:haemophilia', 'medical:no-anti-inflammatories'],
      ['paracetamol', 'cold-pack-bandage'],
    ],
    [['medical:chemo'], ['chemo-comfort', 'lip-balm']],
    [['medical:sun-sensitive'], ['shade-to-carry', 'sunscreen', 'lip-balm']],
    [['medical:back-operation', 'lodging:hospital'], ['reacher']],
    [['need:bolting'], ['gps-tracker', 'id-bracelet']],
    [
      ['medical:dementia', 'need:accidents'],
      ['incontinence-pads', 'bed-pads'],
    ],
    [['pet:cat'], ['cat-harness', 'carrier-pads', 'litter-tray']],
    [['medical:allergy-severe'], ['second-adrenaline-pen']],
    [['medical:dysphagia'], ['thickener']],
    [
      ['medical:late-pregnancy', 'medical:pregnancy', 'transport:plane'],
      ['bump-support', 'fit-to-fly'],
    ],
    [['medical:chest-operation'], ['front-opening-tops', 'chest-cushion']],
    [['medical:hoist'], ['hoist-sling']],
    [['medical:falls'], ['falls-kit']],
    [['medical:enzymes'], ['pancreatic-enzymes']],
    [['medical:metabolic-diet'], ['protein-substitute']],
    [['medical:neuromuscular'], ['neuromuscular-kit']],
    [['medical:abdominal-operation'], ['belly-cushion', 'soft-waist']],
    [
      ['medical:abdominal-operation', 'lodging:hospital'],
      ['surgery-shoes', 'surgery-records'],
    ],
    [['need:rained-on'], ['rain-jacket']],
    [['activity:business-meetings', 'need:power-cuts'], ['headlamp']],
    [['medical:bariatric'], ['bariatric-food']],
    [['medical:mastectomy'], ['mastectomy-kit']],
    [['medical:short-stature'], ['step-stool']],
    [['medical:eating-disorder'], ['meal-plan']],
    [['medical:head-lice'], ['nit-comb']],
    [['medical:bowel-prep'], ['bowel-prep-kit']],
    [['medical:controlled-medicine'], ['controlled-letter']],
    [['need:special-formula'], ['special-formula']],
    [['need:hip-harness'], ['harness-clothes']],
    [['need:rehab-stay'], ['rehab-list', 'rehab-toiletries']],
    [['need:textured-hair'], ['hair-bonnet', 'leave-in']],
    [['need:period'], ['painkillers', 'feminine-hygiene']],
    [['medical:back-operation', 'lodging:hospital'], ['surgery-clothes']],
  ])('%s', (tags, expected) => {
    expect(keys(...tags)).toEqual(expect.arrayContaining(expected));
  });

  test.each<[Tag[], string]>([
    [['medical:knee', 'medical:no-anti-inflammatories'], 'relief-gel'],
    [['medical:back', 'medical:no-anti-inflammatories'], 'painkillers'],
    [['need:smoking', 'need:quit-smoking'], 'smoking-kit'],
    [['setting:vineyard', 'medical:recovery'], 'stomach-remedy'],
    [['medical:cpap'], 'cpap-battery'],
    [['medical:prosthesis'], 'stump-socks'],
    [['need:birth', 'need:bottle'], 'nipple-cream'],
  ])('%s does without %s', (tags, key) => {
    expect(keys(...tags)).not.toContain(key);
  });
});

describe('families', () => {
  const people = [person('t1', 'self', 'adult'), person('t2', 'child', 'child', { ageMonths: 72 })];
  const keysOf = (home: string, tag: Tag, more: Tag[] = []): string[] =>
    pack(
      {
        dates: ['2027-05-01', '2027-05-06'],
        legs: [leg('Lisbon', 'PT', 5)],
        home,
        people,
        facts: [tag, ...more].map((one) => fact(one)),
      },
      { place: {}, weather: weatherOf(14, 24) },
    ).items.map(({ key }) => key);

  test('one parent abroad carries consent, birth certificate and custody order; at home neither certificate', () => {
    expect(keysOf('ES', 'need:one-parent')).toEqual(
      expect.arrayContaining(['one-parent-letter', 'birth-certificates']),
    );
    expect(keysOf('PT', 'need:one-parent')).not.toContain('birth-certificates');
  });

  test('grandparents carry consent for treatment; the letter for the border is for a border', () => {
    const home = keysOf('PT', 'need:minor-alone');
    expect(home).toContain('treatment-consent');
    expect(home).not.toContain('one-parent-letter');
    expect(keysOf('ES', 'need:minor-alone')).toEqual(
      expect.arrayContaining(['treatment-consent', 'one-parent-letter']),
    );
  });

  test('bed-wetting: night pants for a child, and vests that the resort lends are no armbands', () => {
    expect(keysOf('PT', 'medical:bed-wetting')).toEqual(expect.arrayContaining(['night-pants', 'mattress-cover']));
    expect(keysOf('PT', 'need:non-swimmer')).toContain('arm-bands');
    expect(keysOf('PT', 'need:non-swimmer', ['provided:life-jacket'])).not.toContain('arm-bands');
  });
});

describe('papers', () => {
  const listed = (...tags: Tag[]): string[] =>
    [...listOf(factsOf(4, { home: {}, places: [{ ...PLACE, country: 'GB' }], tags: words(...tags) })).keys()].filter(
      (key) => ['passport-or-id', 'photo-id', 'plug-adapter'].includes(key),
    );

  test('a hospital is near home where no home is told, unless somebody flies there', () => {
    expect(listed('lodging:hospital')).toEqual(['photo-id']);
    expect(listed('need:birth')).toEqual(['photo-id']);
    expect(listed('lodging:hospital', 'transport:plane')).toEqual(['passport-or-id', 'plug-adapter']);
  });
});

describe('what comes with the place or the person', () => {
  const listed = (tags: Tag[], more: Partial<Parameters<typeof pack>[0]> = {}): string[] =>
    pack(
      {
        dates: ['2027-05-01', '2027-05-06'],
        legs: [leg('Lisbon', 'PT', 5)],
        home: 'PT',
        facts: tags.map((one) => fact(one)),
        ...more,
      },
      { place: {}, weather: weatherOf(8, 16) },
    ).items.map(({ key }) => key);

  test('who sleeps in a van with its bedding takes no sleeping bag, unless a tent comes as well', () => {
    const things = [thing('bedding', 'provided', { concept: 'bed-linen' })];
    const van: Tag[] = ['lodging:camper', 'lodging:camping', 'activity:camping'];
    expect(listed(van, { things })).not.toContain('sleeping-bag');
    expect(listed(van, { things: [...things, thing('tent', 'bring', { concept: 'tent' })] })).toContain('sleeping-bag');
  });

  test('one line for loose clothes and one for the cushion after an operation abroad', () => {
    const keys = listed([
      'occasion:surgery-abroad',
      'medical:abdominal-operation',
      'medical:bariatric',
      'provided:meals',
    ]);
    expect(keys).toEqual(expect.arrayContaining(['surgery-clothes', 'surgery-pillow']));
    for (const key of ['soft-waist', 'belly-cushion', 'bariatric-food']) expect(keys).not.toContain(key);
  });

  test('old people who walk badly have a light for the night', () => {
    const people = [person('t1', 'self', 'senior')];
    expect(listed(['medical:reduced-mobility'], { people })).toContain('night-light');
    expect(listed([], { people })).not.toContain('night-light');
  });

  test('who fears the flight has something in the ears', () => {
    const calming = listOf(factsOf(5, { tags: words('medical:fear-of-flying', 'transport:plane') })).get('calming-kit');
    expect(calming?.name).toMatch(/^Headphones/);
  });
});
