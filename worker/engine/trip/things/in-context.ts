/** Words whose thing the company they keep decides: gloves among skis are ski gloves, a guide dog's harness is no climber's. */
import { isPetWord } from '../../packing/reading/animals';
import { someWord, type Token, wordsOf } from '../../packing/reading/text';
import { THINGS } from './lexicon';
import type { ReadConcept } from './concept';
import { spanishSense } from './spanish-senses';

const BY_ID = new Map(THINGS.map((concept) => [concept.id, concept]));

/** What no row stands for: it keeps the traveller's words. */
const OPEN_ID = '';
const openConcept = ({ kind }: ReadConcept): ReadConcept => ({ id: OPEN_ID, en: '', es: '', kind });

interface Company {
  /** One of these among the things of the sentence. */
  with: RegExp;
  /** Concept → the one that is meant. */
  becomes: Readonly<Record<string, string>>;
}

/** Of these one hears with headphones. */
const HEARD_WITH = /^(?:laptop|tablet|phone|e-reader|music-player|games-console|switch)$/;

const COMPANIES: readonly Company[] = [
  {
    with: /^(?:bike|bike-helmet|cycling-clothes|cycling-gloves|bike-tools)$/,
    becomes: { 'football-boots': 'cycling-shoes' },
  },
  { with: /^(?:lens|memory-cards|camera-bag)$/, becomes: { onesie: 'camera' } },
  { with: /^(?:swim-goggles|swim-cap)$/, becomes: { suit: 'swimwear' } },
  { with: /^inhaler$/, becomes: { camera: 'spacer' } },
  { with: /^(?:tie|bow-tie)$/, becomes: { 'light-jacket': 'blazer' } },
  {
    with: /^(?:cgm|insulin-pump|insulin|glucometer|glucose)$/,
    becomes: { 'winter-jacket': 'insulin', pens: 'insulin' },
  },
  { with: HEARD_WITH, becomes: { 'hearing-audifonos': 'headphones' } },
  {
    with: /^(?:swimwear|swim-cap|wetsuit|pull-buoy|armbands|burkini)$/,
    becomes: { 'ski-goggles': 'swim-goggles', cap: 'swim-cap' },
  },
  // "3/2 wetsuit, boots for the razor shells": of a board on water.
  {
    with: /^(?:wetsuit|rash-guard|surfboard|paddleboard)$/,
    becomes: { boots: 'water-shoes', 'climbing-harness': OPEN_ID },
  },
  {
    with: /^(?:skis|snowboard|cross-country-skis|ski-poles|ski-boots|ski-helmet|lift-pass|board)$/,
    becomes: {
      'light-jacket': 'ski-jacket',
      coat: 'ski-jacket',
      'winter-jacket': 'ski-jacket',
      trousers: 'ski-trousers',
      bibs: 'ski-trousers',
      clothes: 'ski-clothes',
      gloves: 'ski-gloves',
      helmet: 'ski-helmet',
      'swim-goggles': 'ski-goggles',
      boots: 'ski-boots',
      'trekking-poles': 'ski-poles',
      board: 'snowboard',
    },
  },
  {
    with: /^(?:camera|gopro|tripod|memory-cards|camera-bag|drone)/,
    becomes: { 'contact-lenses': 'lens' },
  },
  {
    with: /^(?:hard-hat|fr-clothing|coveralls|hi-vis|ppe|safety-boots)$/,
    becomes: {
      glasses: 'safety-glasses',
      gloves: 'work-gloves',
      boots: 'safety-boots',
      'hiking-boots': 'safety-boots',
      helmet: 'hard-hat',
      mask: 'welding-mask',
      'ear-plugs': 'ear-protection-work',
    },
  },
  {
    with: /^(?:motorcycle-[\w-]+|motorbike-tools|top-case)$/,
    becomes: {
      helmet: 'motorcycle-helmet',
      gloves: 'motorcycle-gloves',
      boots: 'motorcycle-boots',
      suit: 'motorcycle-suit',
    },
  },
  {
    with: /^(?:cycling-[\w-]+|power-meter)$/,
    becomes: { shoes: 'cycling-shoes', helmet: 'bike-helmet', gloves: 'cycling-gloves' },
  },
  {
    with: /^(?:climbing-\w+|belay-device|chalk|quickdraws)$/,
    becomes: { helmet: 'climbing-helmet', shoes: 'climbing-shoes', harness: 'climbing-harness' },
  },
];

/** What a word of the sentence makes of a thing: a cap at the pool, tubes and patches of a bicycle. */
const BESIDE: readonly { word: RegExp; unless?: RegExp; becomes: Readonly<Record<string, string>> }[] = [
  {
    word: /^(?:piscinas?|climatizadas?|piletas?|pile|albercas?|pool|nadar|natacion)$/,
    becomes: { 'warm-hat': 'swim-cap', cap: 'swim-cap' },
  },
  {
    word: /^(?:natacion|nadar|swim|lengths|laps)$/,
    unless: /^(?:sol|ver|graduadas|leer|reading|lenses|contacts|lentillas|sun)$/,
    becomes: { glasses: 'swim-goggles' },
  },
  {
    word: /^(?:pools?|swim|swimming|slides|lido|splash|snorkel\w*|lagoon|aquapark)$/,
    unless:
      /^(?:party|fancy|halloween|carnival|cosplay|theme|themed|ski|skiing|snow|sledding|piste|lift|mountain|salopettes)$/,
    becomes: { costume: 'swimwear', 'ski-goggles': 'swim-goggles' },
  },
  {
    // A keeper's or a boxer's are no winter gloves; what they are stays in the traveller's words.
    word: /^(?:batsman|batter|keeper|wicketkeeper|goalkeeper|goalie|cricket|boxing|sparring|mma|baseball|softball|lacrosse|golf|weights|lifting|gym|portero|portera|arquero|arquera|boxeo|beisbol|softbol|karate|pesas|gimnasio)$/,
    becomes: { gloves: OPEN_ID, 'ski-gloves': OPEN_ID },
  },
  {
    word: /^(?:surf|surfe[oa]r?|surfing|kitesurf|bodyboard|buceo|bucear|apnea)$/,
    unless: /^(?:bodas?|wedding|gala|agua)$/,
    becomes: { suit: 'wetsuit' },
  },
  {
    word: /^(?:lens|lenses|flash|flashes|canon|nikon|sony|tripod|shooter)$/,
    unless: /^(?:baby|newborn|bebe|months)$/,
    becomes: { onesie: 'camera' },
  },
  // "Seaman's book": a paper.
  { word: /^(?:seam[ae]n|sailor|seafarer)s?$/, becomes: { book: 'seaman-book', 'flight-case': 'seaman-book' } },
  // "Flats: I change my own tubes": no shoes.
  { word: /^(?:tubes?|mechanics?|punctures?|sealant|tyres?|tires?)$/, becomes: { flats: 'bike-tools' } },
  { word: /^(?:inflador|bombin|parches|cortacadenas|mtb)$/, becomes: { camera: 'bike-tools' } },
];

/** Of these one says right after another sentence which sport they are for. */
const LEFT_OPEN = /^(?:bibs|helmet|bike-helmet|boots|board|swim-goggles|ski-goggles|trekking-poles)$/;

const OF_A_PET: Readonly<Record<string, string>> = {
  food: 'dog-food',
  'special-food': 'dog-own-food',
  harness: 'dog-harness',
  'climbing-harness': 'dog-harness',
  bed: 'dog-bed',
  towels: 'dog-towel',
  'travel-towel': 'dog-towel',
  'beach-towel': 'dog-towel',
  'plate-mug': 'dog-bowl',
  coat: 'dog-coat',
  toys: 'pet-toy',
  medication: 'pet-pills',
  'heart-meds': 'pet-pills',
  'thyroid-tablets': 'pet-pills',
};

/** By thing: what it becomes in which company, the first that fits. */
const BECOMES = new Map<string, { company: RegExp; target: string }[]>();
for (const { with: company, becomes } of COMPANIES) {
  for (const [id, target] of Object.entries(becomes)) {
    const known = BECOMES.get(id);
    if (known) known.push({ company, target });
    else BECOMES.set(id, [{ company, target }]);
  }
}

/** What is named around a thing. */
export interface Surroundings {
  /** The concepts of its own sentence, and of the one before. */
  others: readonly ReadConcept[];
  before: readonly ReadConcept[];
  /** The words of its sentence. */
  words: readonly Token[];
  /** Where it stands in them. */
  at: number;
  ofPet: boolean;
}

/** Of these "tablets" are screens. */
const SCREENS =
  /^(?:ipads?|charger|chargers|cable|screen|films?|movies?|shows|games?|netflix|youtube|downloaded|loaded|headphones|stylus|laptops?|phones?|kindle|case|kids|boys|girls|children|toddler|twins|work|demo|plane|flight|drive|drawing|each|wifi|apps?)$/;
const DOSE =
  /^(?:list\b|every\b|each (?:morning|night|day|evening)|twice|once|three times|daily|nightly|(?:of )?(?:a|the|in the|at) (?:day|night|morning|week|time|noon|bedtime)|morning|night|with (?:food|water|meals)|in (?:their|the|its) |before|after (?:food|meals|dinner|breakfast)|for (?:(?:my|his|her|the) )?(?:heart|pressure|bp|bones?|nerves|stomach|tummy|reflux|cholesterol|sugar|bladder|water(?:works)?|gout|pain|back|knees?|hips?|joints|blood|head\w*|sleep\w*|arthritis|anxiety|depression))/;
const DOSED =
  /^(?:bp|pressure|water|iron|heart|morning|night|evening|daily|thinner|thinners|steroid|hormone|chemo|pain|salt|vitamin|calcium|stomach|sugar|nerve|epilepsy|hiv|prep|statin)$/;
/** Beside what they are taken for, tablets are no screen: "gout, tablets". */
const AILS =
  /^(?:gout|pressure|hypertension|diabet\w+|epilep\w+|thyroid|reflux|stomach|tummy|travel|sickness|heart|angina|arthritis|cholesterol|asthma|parkinsons?|migraines?|anxiety|depression|malaria|anaemi\w+|anemi\w+|travelsick|seasick|carsick|hayfever|allerg\w+)$/;
const KIN_OWNER = /^(?:mum|mam|mom|nan|nana|gran|granny|grandma|grandad|grandpa|dad|mil|fil|mother|father)s?$/;

/** "Mum's tablets", "bp tablet every morning", "tablet list": pills, and no screen. */
const isPill = (words: readonly Token[], at: number): boolean => {
  if (!/^tablets?$/.test(words[at]?.text ?? '')) return false;
  const from = Math.max(0, at - 2);
  if (DOSED.test(words[at - 1]?.text ?? '') || DOSE.test(wordsOf(words, at + 1, at + 5))) return true;
  return (
    words[at]?.text === 'tablets' &&
    !someWord(words, from - 4, at + 8, SCREENS) &&
    (someWord(words, from, at, KIN_OWNER) || someWord(words, at - 6, at, AILS))
  );
};

/** In a sentence with these a notebook is of paper; in Spanish it is a laptop. */
const ENGLISH = /^(?:and|my|the|with|each|for|our|per|of|pencils?|pens?)$/;

/** Beside asthma a puffer is not a jacket. */
const BREATHES = /^(?:asthma\w*|spacer|nebuli[sz]er|ventolin|salbutamol|preventer|reliever|wheez\w+)$/;

/** "T10 complete, own chair": on wheels. */
const SPINAL_INJURY =
  /\b[ct] \d{1,2} (?:complete|incomplete|quad|tetra|para|sci)\b|\b(?:para|tetra|quadri)plegic\b|\broho\b|\bwheelchair\b/;

/** "Travel cot but bring bedding for it", "cuna (llevar sábanas)", "practicuna, las sabanitas las llevamos": what lies in the cot. */
const isForCot = (words: readonly Token[], at: number): boolean =>
  COT_THEN_BEDDING.test(wordsOf(words, at - COT_REACH, at + 3));
const COT_REACH = 9;
const COT_THEN_BEDDING =
  /(?:^| )(?:cots?|cribs?|cunas?|practicunas?|cunitas?|corralitos?)(?: \w+){0,2} (?:(?:but|so|we|i|must|need to|please|you|to|and|pero|hay que|toca|y|con que|tenemos que|have to|you have to) )*(?:bring|brings|bringing|take|pack|llevar|llevamos|llevo|traer) (?:(?:your|our|my|own|the|las?|los?|sus?|nuestr[oa]s?) )*(?:\w+ )?(?:bedding|sheets?|linens?|sabanas?|sabanitas?|blankets?)(?: |$)/;

/** "The dog's tablets", "the cat bowls". */
const isOfAnimal = (words: readonly Token[], at: number): boolean =>
  isPetWord((words[at - 1]?.text === "'s" ? words[at - 2] : words[at - 1])?.text ?? '');

/** The concept as its company has it. */
export function inContext(concept: ReadConcept, { others, before, words, at, ofPet }: Surroundings): ReadConcept {
  const ofAnimal = isOfAnimal(words, at);
  // "La perra: cama, pienso": no bed of a lodging.
  const isPetBed =
    concept.kind === 'fixture' && words[at]?.text === 'cama' && words.some(({ text }) => isPetWord(text));
  if (isPetBed && (ofAnimal || others.some(({ kind }) => kind === 'pet'))) return BY_ID.get('dog-bed') ?? concept;
  const isMedicine = concept.id === 'tablet' && (ofAnimal || isPill(words, at));
  const petThing = ofPet || ofAnimal ? OF_A_PET[isMedicine ? 'medication' : concept.id] : undefined;
  if (petThing !== undefined) return BY_ID.get(petThing) ?? concept;
  if (isMedicine) return BY_ID.get('medication') ?? concept;
  if (/^notebooks?$/.test(words[at]?.text ?? '') && words.some(({ text }) => ENGLISH.test(text)))
    return BY_ID.get('notebook') ?? concept;
  // "Puffer, hay fever tablets": among medicines it is not a jacket.
  if (
    /^puffers?$/.test(words[at]?.text ?? '') &&
    (words.some(({ text }) => BREATHES.test(text)) || others.some(({ kind }) => kind === 'medicine'))
  )
    return BY_ID.get('inhaler') ?? concept;
  if (concept.id === 'camping-chairs' && SPINAL_INJURY.test(wordsOf(words, 0, words.length)))
    return BY_ID.get('wheelchair') ?? concept;
  if (concept.id === 'bed-linen' && isForCot(words, at)) return BY_ID.get('travel-sheet') ?? concept;
  const sense = spanishSense(words, at);
  if (sense !== undefined) return BY_ID.get(sense) ?? openConcept(concept);
  for (const { company, target } of BECOMES.get(concept.id) ?? []) {
    const near = LEFT_OPEN.test(concept.id) ? [...others, ...before] : others;
    if (near.some(({ id }) => id !== concept.id && company.test(id))) return BY_ID.get(target) ?? concept;
  }
  // "Portátil y cascos": what one hears with.
  if (/^cascos?$/.test(words[at]?.text ?? '') && others.some(({ id }) => HEARD_WITH.test(id)))
    return BY_ID.get('headphones') ?? concept;
  for (const { word, unless, becomes } of BESIDE) {
    const target = becomes[concept.id];
    if (
      target !== undefined &&
      words.some(({ text }) => word.test(text)) &&
      !(unless && words.some(({ text }) => unless.test(text)))
    )
      return BY_ID.get(target) ?? openConcept(concept);
  }
  return concept;
}
