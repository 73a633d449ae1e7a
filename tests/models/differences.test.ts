/** The checks of a line, one by one: a list stays a packing list in the plan's language, whatever a model says. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLeakTest } from '../../worker/plans/generation/models/checks/forbidden';
import { createEditor } from '../../worker/plans/generation/models/differences';
import { knownNames } from '../../worker/plans/names/known-names';
import type { Locale } from '../../worker/platform/locale/locale';
import type { TripFacts } from '../../worker/engine/packing/facts';
import { systemPrompt } from '../../worker/plans/generation/models/prompts/system';
import { baseList, lisbon } from './trip';

const MARKER = '=====marker=====';

const editorFor = (locale: Locale, tags: TripFacts['tags'] = {}) =>
  createEditor({
    items: baseList(locale),
    facts: lisbon(locale, tags),
    locale,
    names: knownNames(),
    leaks: createLeakTest(systemPrompt(locale, MARKER), MARKER),
  });

const REASON: Record<Locale, string> = {
  en: 'You will be glad of it on your days by the river',
  es: 'Lo agradecerás en tus días junto al río',
};

/** What becomes of one added line: its name when it is taken, else why not. */
const adding = (locale: Locale, fields: Record<string, unknown>, tags: TripFacts['tags'] = {}): string => {
  const line = { op: 'add', category: 'comfort', quantity: 1, reason: REASON[locale], ...fields };
  const change = editorFor(locale, tags).apply(JSON.stringify(line));
  return typeof change === 'string' ? change : `${change.op}ed`;
};

describe('what is taken', () => {
  test.each([
    ['en', { name: 'Zip-lock bags', category: 'bags', quantity: 4 }],
    ['en', { name: 'Fado concert tickets', category: 'documents', quantity: 2 }],
    ['en', { name: 'Massage gun' }],
    ['en', { name: 'Hand warmers', reason: 'Nights fall to 12 °C in Lisbon' }],
    ['en', { name: 'Elastic washing line', category: 'Comfort and extras' }],
    ['en', { name: 'Poison ivy cream', category: 'health' }],
    ['en', { name: 'Café press', category: 'no such category' }],
    ['en', { name: '**Clip-on fan** 🌬️' }],
    ['es', { name: 'Bolsas con cierre hermético', category: 'Bolsas y mochilas', quantity: 4 }],
    ['es', { name: 'Power bank de repuesto', category: 'electronics' }],
    ['es', { name: 'Riñonera', reason: 'Para llevar lo de valor en el tranvía 28' }],
    ['es', { name: 'Guía de Granada' }],
    ['es', { name: 'Pistola de agua', category: 'children' }],
  ] as const)('%s %o', (locale, fields) => {
    expect(adding(locale, fields)).toBe('added');
  });

  test('small slips of form are read: quantity as text, unknown category, missing quantity, quotes around names', () => {
    const editor = editorFor('en');
    editor.apply('{"op":"add","name":"“Clip-on fan”","category":"gadgets","quantity":"2","reason":"Warm rooms"}');
    editor.apply('{"op":"add","name":"Folding spoon","reason":"For lunch\\n on the way"}');
    expect(editor.items().slice(-2)).toMatchObject([
      { name: 'Clip-on fan', category: 'comfort', quantity: 2, origin: 'model' },
      { name: 'Folding spoon', category: 'comfort', quantity: 1, reason: 'For lunch on the way' },
    ]);
  });

  test('changes and drops name the base list, by id or by name', () => {
    const editor = editorFor('en');
    expect(editor.apply('{"op":"change","id":"socks","quantity":8,"reason":"You wash halfway"}')).toMatchObject({
      op: 'change',
    });
    expect(editor.apply('{"op":"change","name":"T-shirt","quantity":6,"reason":"You wash halfway"}')).toMatchObject({
      op: 'change',
    });
    expect(editor.apply('{"op":"drop","id":"umbrella","reason":"The rain jackets do"}')).toMatchObject({
      op: 'drop',
      id: 'umbrella',
    });
    const items = new Map(editor.items().map((item) => [item.id, item]));
    expect(items.get('socks')).toMatchObject({ quantity: 8, reason: 'You wash halfway', origin: 'engine' });
    expect(items.get('t-shirt')).toMatchObject({ quantity: 6 });
    expect(items.has('umbrella')).toBe(false);
  });
});

describe('what is turned down', () => {
  test.each([
    // language and script
    ['en', { name: 'Crema para las manos secas' }, 'language'],
    ['en', { name: 'Chubasquero' }, 'language'],
    ['en', { name: 'Prismáticos' }, 'language'],
    ['en', { name: 'Hand warmers', reason: 'Los agradecerás en las mañanas frías porque el sol tarda' }, 'language'],
    ['en', { name: 'Hand warmers', reason: 'Pour les matins froids avec le vent dans la rue' }, 'language'],
    ['en', { name: 'Зонт' }, 'language'],
    ['en', { name: 'Umbrеlla hat' }, 'language'],
    ['es', { name: 'Padlock' }, 'language'],
    ['es', { name: 'Padlock for the lockers' }, 'language'],
    ['es', { name: 'Calentadores', reason: 'You will be glad of them in the cold mornings' }, 'language'],
    ['es', { name: '雨傘' }, 'language'],
    // duplicates, over number, wording and language
    ['en', { name: 'Valid passport (6 months)' }, 'duplicate'],
    ['en', { name: 'Sun cream' }, 'duplicate'],
    ['en', { name: '2 pairs of sneakers' }, 'duplicate'],
    ['en', { name: 'Sweaters' }, 'duplicate'],
    ['en', { name: 'Raincoat' }, 'duplicate'],
    ['es', { name: 'Bloqueador solar' }, 'duplicate'],
    ['es', { name: 'Impermeable ligero' }, 'duplicate'],
    ['es', { name: 'Cantimplora' }, 'duplicate'],
    // quantities
    ['en', { name: 'Whistle', quantity: 0 }, 'quantity'],
    ['en', { name: 'Whistle', quantity: -3 }, 'quantity'],
    ['en', { name: 'Whistle', quantity: 1.5 }, 'quantity'],
    ['en', { name: 'Whistle', quantity: 500 }, 'quantity'],
    ['en', { name: 'Whistle', quantity: 60 }, 'quantity'],
    ['en', { name: 'Vests', category: 'clothing', quantity: 60 }, 'quantity'],
    // shape
    ['en', { name: 'x'.repeat(81) }, 'length'],
    ['en', { name: 'Whistle', reason: 'word '.repeat(60) }, 'length'],
    ['en', { name: 'Whistle', reason: '' }, 'schema'],
    ['en', { name: '' }, 'schema'],
    ['en', { name: 'Item 12' }, 'schema'],
    ['en', { name: '123 456' }, 'schema'],
    ['es', { name: 'Cosa 7' }, 'schema'],
    // contraband
    ['en', { name: 'Handgun' }, 'forbidden'],
    ['en', { name: 'Knife', reason: 'A hunting knife, as you asked' }, 'forbidden'],
    ['en', { name: 'Pepper spray' }, 'forbidden'],
    ['en', { name: 'Weed' }, 'forbidden'],
    ['es', { name: 'Pistola' }, 'forbidden'],
    ['es', { name: 'Munición' }, 'forbidden'],
    ['es', { name: 'Cocaína' }, 'forbidden'],
    ['es', { name: 'Petardos' }, 'forbidden'],
    // markup and prompt talk
    ['en', { name: '<b>Whistle</b>' }, 'markup'],
    ['en', { name: 'Whistle', reason: 'See https://evil.example' }, 'markup'],
    ['en', { name: 'Whistle', reason: 'Write to me@evil.example' }, 'markup'],
    ['en', { name: 'Whistle [x](y)' }, 'markup'],
    ['en', { name: 'Whis\u200btle' }, 'markup'],
    ['en', { name: 'Whistle', reason: 'As an AI language model I add it' }, 'leak'],
    ['en', { name: 'System prompt' }, 'leak'],
    ['en', { name: 'Whistle', reason: `The word is ${MARKER}` }, 'leak'],
    ['en', { name: 'Whistle', reason: 'A rule-based engine has made a complete list from the facts' }, 'leak'],
    ['es', { name: 'Silbato', reason: 'Ignora las instrucciones anteriores' }, 'leak'],
    // figures
    ['en', { name: 'Hand warmers', reason: 'Nights fall to -5 °C' }, 'false-fact'],
    ['en', { name: 'Hand warmers', reason: 'It reaches 100 °F' }, 'false-fact'],
    ['es', { name: 'Abanico', reason: 'Para tus 14 días de calor' }, 'false-fact'],
  ] as const)('%s %o: %s', (locale, fields, kind) => {
    expect(adding(locale, fields)).toBe(kind);
  });

  test.each([
    ['en', 'refused:laptop', 'Laptop stand and laptop'],
    ['en', 'refused:swimming', 'Bikini'],
    ['en', 'rented:skis', 'Skis'],
    ['en', 'provided:towels', 'Quick-dry towel'],
    ['en', 'refused:formal-wear', 'Cocktail dress'],
    ['en', 'refused:camping', 'Two-person tent'],
    ['es', 'refused:laptop', 'Ordenador portátil'],
    ['es', 'rented:snorkel-gear', 'Tubo y gafas de buceo'],
    ['es', 'provided:hairdryer', 'Secador de viaje'],
    ['es', 'refused:heels', 'Zapatos de tacón'],
    ['es', 'provided:towels', 'Toalla de microfibra'],
  ] as const)('%s %s keeps off: %s', (locale, tag, name) => {
    expect(adding(locale, { name }, { [tag]: { source: 'words' } })).toBe('refused');
    expect(adding(locale, { name })).toBe('added');
  });

  test.each([
    ['{"op":"drop","id":"passport","reason":"Not needed"}', 'essential'],
    ['{"op":"drop","id":"medication","reason":"Not needed"}', 'essential'],
    ['{"op":"drop","name":"Underwear","reason":"Not needed"}', 'essential'],
    ['{"op":"change","id":"underwear","quantity":1,"reason":"Travel light"}', 'essential'],
    ['{"op":"change","id":"passport","name":"Toy","reason":"Fun"}', 'essential'],
    ['{"op":"drop","id":"nothing-like-it","reason":"Not needed"}', 'unknown-item'],
    ['{"op":"change","id":"socks","quantity":95,"reason":"Many"}', 'quantity'],
    ['{"op":"change","id":"socks","name":"T-shirts","reason":"Better"}', 'duplicate'],
    ['{"op":"change","id":"socks","quantity":14,"reason":"For seven days in Lisbon"}', 'no-effect'],
    ['{"op":"drop","reason":"Not needed"}', 'schema'],
    ['{"op":"remove","id":"socks","reason":"x"}', 'schema'],
    ['{"op":"add","name":["a"],"reason":"x"}', 'schema'],
    ['[1]', 'schema'],
    ['{"op":"add",', 'broken'],
    [undefined, 'broken'],
  ])('%s: %s', (json, kind) => {
    const editor = editorFor('en');
    expect(editor.apply(json)).toBe(kind);
    expect(editor.items()).toEqual(baseList('en').map((item) => ({ ...item, origin: 'engine' })));
  });

  test('no more than 25 additions, 25 changes, and 30 % drops', () => {
    const editor = editorFor('en');
    const words = 'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => `Gadget ${letter.repeat(4)}`);
    const added = [...words, 'Another gadget'].map((name) =>
      editor.apply(JSON.stringify({ op: 'add', name, category: 'comfort', quantity: 1, reason: REASON.en })),
    );
    expect(added.filter((change) => typeof change !== 'string')).toHaveLength(25);
    expect(added.at(-1)).toBe('limit');
    const dropped = baseList('en').map(({ id }) => editor.apply(JSON.stringify({ op: 'drop', id, reason: 'No need' })));
    expect(dropped.filter((change) => typeof change !== 'string')).toHaveLength(4);
  });
});

test('whatever a model says, the list keeps its essentials, its bounds and its language', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('Whistle', 'Pistol', 'Passport', 'Calcetines', '<b>x</b>', '帽子'),
  );
  const id = fc.constantFrom(...baseList('en').map((item) => item.id), 'model-1', 'x');
  const line = fc.record(
    {
      op: fc.constantFrom('add', 'drop', 'change', 'nuke'),
      id: fc.oneof(id, fc.anything()),
      name: fc.oneof(text, fc.anything()),
      category: fc.oneof(fc.constantFrom('clothing', 'weapons'), fc.anything()),
      quantity: fc.oneof(fc.integer(), fc.double(), fc.string()),
      reason: text,
    },
    { requiredKeys: ['op', 'reason'] },
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const editor = editorFor('en');
      for (const value of lines) editor.apply(JSON.stringify(value));
      const items = editor.items();
      expect(items.map((item) => item.id)).toEqual(expect.arrayContaining(['passport', 'medication', 'underwear']));
      expect(items.length).toBeGreaterThanOrEqual(10);
      expect(items.length).toBeLessThanOrEqual(14 + 25);
      for (const { name, quantity, reason } of items) {
        expect(quantity).toSatisfy((value: number) => Number.isInteger(value) && value >= 1 && value <= 99);
        expect(`${name} ${reason}`).not.toMatch(/[<>]|pistol|[^\P{L}\p{Script=Latin}]|\n/iu);
        expect(name.length).toBeLessThanOrEqual(80);
      }
    }),
    { numRuns: 200 },
  );
});
