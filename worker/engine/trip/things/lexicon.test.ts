import { describe, expect, test } from 'vitest';
import { CATEGORY_IDS } from '../../packing/knowledge/item';
import { itemById } from '../../packing/knowledge/knowledge';
import { splitPhrases } from '../../packing/reading/phrases';
import { readSentences } from '../../packing/reading/text';
import { findThings } from './find';
import { THINGS } from './lexicon';

/** Every wording of a phrase: `cot/crib`, `(the)`. */
const wordings = (phrase: string): string[] =>
  phrase
    .split(/\s+/)
    .reduce<string[][]>(
      (all, part) => {
        const optional = part.startsWith('(');
        const choices = (optional ? part.slice(1, -1) : part).split('/');
        return all.flatMap((words) => [...choices.map((choice) => [...words, choice]), ...(optional ? [words] : [])]);
      },
      [[]],
    )
    .map((words) => words.join(' '));

const found = (text: string): string[] => {
  const sentences = readSentences(text);
  const whole = sentences.flatMap(({ tokens }) => tokens);
  return sentences.flatMap(({ tokens }) => findThings(tokens, whole).map(({ row }) => row.id));
};

test.each([
  ['Llevo el tubo pa rizar.', 'curling-iron'],
  ['La sillita de carro va puesta.', 'car-seat'],
])('%s', (text, id) => {
  expect(found(text)).toContain(id);
});

describe('the rows', () => {
  test('at least 600 things, each once, with names and phrases in both languages', () => {
    expect(THINGS.length).toBeGreaterThanOrEqual(600);
    const ids = THINGS.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60)).toEqual([]);
    const faults = THINGS.filter(
      ({ en, es, name, category, grams }) =>
        splitPhrases(en).length === 0 ||
        splitPhrases(es).length === 0 ||
        name.en.length < 2 ||
        name.es.length < 2 ||
        grams <= 0 ||
        grams > 15_000 ||
        !CATEGORY_IDS.includes(category),
    );
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  test('phrases are folded words', () => {
    const faults = THINGS.flatMap(({ id, en, es, only, unless }) =>
      [en, es, only, unless]
        .flatMap(splitPhrases)
        .filter((phrase) => !/^[a-z0-9#*/()' .]+$/.test(phrase))
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(faults).toEqual([]);
  });

  test('every item exists', () => {
    const faults = THINGS.flatMap(({ id, items }) =>
      items.filter((item) => itemById(item) === undefined).map((item) => `${id}: ${item}`),
    );
    expect(faults).toEqual([]);
  });

  test('a phrase is one thing, or the words around it decide', () => {
    const owners = new Map<string, string[]>();
    for (const { id, en, es, only } of THINGS) {
      if (only !== undefined) continue;
      for (const wording of new Set([...splitPhrases(en), ...splitPhrases(es)].flatMap(wordings)))
        owners.set(wording, [...(owners.get(wording) ?? []), id]);
    }
    expect(
      [...owners].filter(([, ids]) => ids.length > 1).map(([wording, ids]) => `${wording}: ${ids.join()}`),
    ).toEqual([]);
  });
});

describe('reading', () => {
  test('every thing is found by each of its plain phrases, unless its own guard stands in it', () => {
    const faults: string[] = [];
    for (const { id, en, es, only } of THINGS) {
      if (only !== undefined) continue;
      for (const wording of [...splitPhrases(en), ...splitPhrases(es)].flatMap(wordings)) {
        if (/[*#.]/.test(wording)) continue;
        if (!found(wording).includes(id)) faults.push(`${id}: ${wording} -> ${found(wording).join()}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test.each([
    ['Saoirse has the hair straightener n the first aid stuff', ['hair-straightener', 'first-aid']],
    ['Jo has the first aid box', ['first-aid']],
    ['Pat brings the ice and the aid kit', ['first-aid']],
    ['plancha y secador Lucia', ['hair-plancha', 'hair-dryer']],
    ['la plancha para las camisas', ['iron', 'shirt']],
    ['a tablet for the motion sickness', ['motion-sickness']],
    ['worming tablet on the sunday', ['pet-medicine']],
    ['work laptop, demo tablet, my clicker. daily lenses.', ['laptop', 'tablet', 'clicker', 'contact-lenses']],
    ['ahi ni traje d baño usan, el traje de baño va', ['swimwear', 'swimwear']],
    ['suit + tie the lot', ['suit', 'tie']],
    ['me + 3 mates camping', []],
    ['llevo el mate y el termo', ['mate', 'thermos']],
    ['breast pump and pump parts', ['breast-pump', 'breast-pump']],
    ['still bf so I need the pump', ['pump']],
    ['bomba y sensor', ['insulin-pump']],
    ['board pres on the weds', []],
    ['my own skates n the stick come w me, we play hockey', ['ice-skates', 'hockey-stick']],
    ['skis, boards, helmets AND jacket/pants hired', ['skis', 'board', 'helmet', 'light-jacket', 'trousers']],
    ['in case it rains', []],
    ['just my small case', ['suitcase']],
    ['overalls + helmet they give you', ['coveralls', 'helmet']],
    [
      'campera, mameluco, botas, guantes gruesos, gorro y antiparras',
      ['winter-jacket', 'expedition-suit', 'boots', 'ski-gloves', 'warm-hat', 'ski-goggles'],
    ],
    [
      'cobija, almohada, sabanas, sarten, platos, toallas NO trae',
      ['blanket', 'pillow', 'bed-linen', 'cooking-stuff', 'plate-mug', 'towels'],
    ],
    ['inhalador + la camara esa', ['inhaler', 'spacer']],
    ['no duerme sin su dinosaurio', ['comfort-toy']],
    [
      'I bring harness shoes chalk belay device helmet for climbing',
      ['climbing-harness', 'shoes', 'chalk', 'belay-device', 'helmet'],
    ],
    ["He's got the 80m rope + 18 draws, he is my climbing partner", ['climbing-rope', 'quickdraws']],
    ['her harness, bowl, towel for when its wet, she is a guide dog', ['dog-harness', 'dog-bowl', 'dog-towel']],
    ['we follow formula one', []],
    ['bebe de 9 meses que toma formula', ['formula']],
    ['todas las carpas y cocina las pone la comparsa', ['tent', 'camp-kitchen']],
    ['Stethoscope, fob watch', ['stethoscope', 'fob-watch']],
    ['la buena chamarra de invierno y 2 termicos', ['winter-jacket', 'thermals']],
    ['sick of thermal baths', []],
    [
      "I'm blind. Bramble's food is there, she needs her harness. Cane as back up. A guide dog, yes.",
      ['dog-own-food', 'dog-harness', 'cane-of-blind'],
    ],
    ['any dates that suit you', []],
    ['no sea-sickness tablets, please', ['motion-sickness']],
  ])('%s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });
});
