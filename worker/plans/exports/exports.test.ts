import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item, Plan } from '../contract';
import { testItem, testPlan } from '../item.fixture';
import { toCalendar } from './calendar';
import { toCsv } from './csv';
import { toText } from './text';

const item = (name: string, more: Partial<Item> = {}): Item => testItem(`item_${name}`, { name, ...more });

const planWith = (more: Partial<Plan> = {}): Plan =>
  testPlan({
    id: 'plan_x',
    destination: 'Lisbon, Portugal',
    place: {
      id: 'pt:1',
      name: 'Lisbon',
      kind: 'town',
      country: 'PT',
      countryName: 'Portugal',
      latitude: 38.7,
      longitude: -9.1,
    },
    startDate: '2027-02-27',
    endDate: '2027-03-01',
    days: 3,
    items: [item('T-shirts', { quantity: 4 }), item('Passport', { category: 'documents' })],
    ...more,
  });

const NOW = Date.parse('2026-11-20T12:34:56.789Z');
const calendarOf = (plan: Plan, now = NOW) =>
  toCalendar(plan, { url: 'https://valija.app/app?plan=plan_x', host: 'valija.app', now });

interface Component {
  name: string;
  properties: { name: string; parameters: string; value: string }[];
  parts: Component[];
}

/** A reader of RFC 5545 that takes nothing but what the grammar allows. */
const parseCalendar = (file: string): Component => {
  if (!file.endsWith('\r\n')) throw new Error('the last line is not ended');
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('a line does not end in CRLF');
  for (const line of file.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 octets: ${line}`);
    if (!line.isWellFormed()) throw new Error('a fold inside a character');
  }
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  const root: Component = { name: 'root', properties: [], parts: [] };
  const open = [root];
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:,"]+)*):([^]*)$/.exec(line) ?? [];
    if (!name) throw new Error(`not a content line: ${line}`);
    const current = open.at(-1) ?? root;
    if (name === 'BEGIN') {
      const part = { name: value, properties: [], parts: [] };
      current.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`END:${value} of something else`);
    } else {
      current.properties.push({ name, parameters, value });
    }
  }
  const [calendar] = root.parts;
  if (open.length !== 1 || root.parts.length !== 1 || !calendar) throw new Error('not one calendar');
  return calendar;
};

const textOf = (value: string): string => {
  if (/(?<!\\)(?:\\\\)*[,;]/.test(value)) throw new Error(`not escaped: ${value}`);
  return value.replaceAll(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
};
const valueOf = ({ properties }: Component, name: string): string => {
  const found = properties.filter((property) => property.name === name);
  if (found.length !== 1) throw new Error(`${found.length} × ${name}`);
  return found[0]?.value ?? '';
};

describe('the calendar file', () => {
  test('is the trip in whole days, its end exclusive, across the end of a month', () => {
    const calendar = parseCalendar(calendarOf(planWith()));
    expect(calendar.name).toBe('VCALENDAR');
    expect(valueOf(calendar, 'VERSION')).toBe('2.0');
    expect(valueOf(calendar, 'PRODID')).toContain('Valija');
    const [trip] = calendar.parts;
    expect(trip?.properties).toEqual(
      expect.arrayContaining([
        { name: 'DTSTART', parameters: ';VALUE=DATE', value: '20270227' },
        { name: 'DTEND', parameters: ';VALUE=DATE', value: '20270302' },
        { name: 'DTSTAMP', parameters: '', value: '20261120T123456Z' },
        { name: 'UID', parameters: '', value: 'plan_x.trip@valija.app' },
        { name: 'LOCATION', parameters: '', value: String.raw`Lisbon\, Portugal` },
        { name: 'GEO', parameters: '', value: '38.7000;-9.1000' },
      ]),
    );
  });

  test('reminds of packing some days before and of the last things the evening before', () => {
    const { parts } = parseCalendar(calendarOf(planWith({ days: 6, endDate: '2027-03-04' })));
    const [, start, last] = parts;
    if (!start || !last) throw new Error('no reminders');
    expect(valueOf(start, 'DTSTART')).toBe('20270224T180000');
    expect(valueOf(last, 'DTSTART')).toBe('20270226T200000');
    expect(textOf(valueOf(last, 'DESCRIPTION'))).toContain('- Passport\n');
    for (const reminder of [start, last]) {
      const [alarm] = reminder.parts;
      expect(alarm && valueOf(alarm, 'ACTION')).toBe('DISPLAY');
      expect(alarm && valueOf(alarm, 'TRIGGER')).toBe('PT0S');
      expect(alarm && valueOf(alarm, 'DESCRIPTION')).toBe(valueOf(reminder, 'SUMMARY'));
    }
    expect(new Set(parts.map((part) => valueOf(part, 'UID'))).size).toBe(3);
  });

  test('speaks the language of the plan, and leaves out what is past', () => {
    const { parts } = parseCalendar(calendarOf(planWith({ locale: 'es' })));
    expect(parts.map((part) => valueOf(part, 'SUMMARY'))).toEqual([
      'Lisbon',
      'Empieza la maleta: Lisbon',
      'Lo último: Lisbon',
    ]);
    expect(parseCalendar(calendarOf(planWith(), Date.parse('2027-02-28T00:00:00Z'))).parts).toHaveLength(1);
  });

  test('takes any name, folded and escaped so that it is parsed back unchanged', () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
      fc.string({
        unit: fc.constantFrom(',', ';', '\\', '\n', '🧳', 'ñ', '漢', 'ا', ':', '"', 'n', ' '),
        maxLength: 80,
      }),
    );
    fc.assert(
      fc.property(names, names, (name, destination) => {
        const [trip, , last] = parseCalendar(
          calendarOf(planWith({ name, destination, items: [item(name, { category: 'documents' })] })),
        ).parts;
        const clean = (value: string) => value.replaceAll(/[^\P{Cc}\n]/gu, '');
        expect(trip && textOf(valueOf(trip, 'SUMMARY'))).toBe(clean(name));
        expect(trip && textOf(valueOf(trip, 'LOCATION'))).toBe(clean(destination));
        expect(last && textOf(valueOf(last, 'DESCRIPTION'))).toContain(clean(`- ${name}\n`));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the spreadsheet', () => {
  const rowsOf = (plan: Plan) => toCsv(plan).slice(1).split('\r\n');

  test('has a row for each thing, marked as UTF-8, with the separator of the language', () => {
    expect(toCsv(planWith()).startsWith('\uFEFFCategory,Item,Quantity,Packed,Why,For,Bag\r\n')).toBe(true);
    expect(rowsOf(planWith())).toEqual([
      'Category,Item,Quantity,Packed,Why,For,Bag',
      'Documents,Passport,1,no,,,',
      'Clothes,T-shirts,4,no,,,',
      '',
    ]);
    const spanish = planWith({ locale: 'es', items: [item('Uno; "dos"', { packed: true, reason: 'a, b' })] });
    expect(rowsOf(spanish)[1]).toBe('Ropa;"Uno; ""dos""";1;sí;a, b;;');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("http://x","y")'])(
    'what a spreadsheet would run stays text: %j',
    (name) => {
      const [, row = ''] = toCsv(planWith({ items: [item(name, { category: '=cmd', reason: '@x' })] })).split(
        /\r\n(?!=)/,
      );
      expect(row.startsWith("'=cmd,")).toBe(true);
      expect(row).toContain(`'${name.replaceAll('"', '""')}`);
      expect(row.endsWith(",'@x,,")).toBe(true);
    },
  );
});

test.each([
  ['rope;=1+1', "rope;'=1+1"],
  ['rope, =1+1', '"rope, \'=1+1"'],
  ['rope\t@SUM(A1)', "rope\t'@SUM(A1)"],
  ['rope;"=1+1', '"rope;""\'=1+1"'],
  ['a,-1;+2', '"a,\'-1;\'+2"'],
  ['socks; two-tone, 5-6 pairs', '"socks; two-tone, 5-6 pairs"'],
])('a formula behind any separator is text in every program: %j', (name, cell) => {
  expect(toCsv(planWith({ items: [item(name)] }))).toContain(`,${cell},`);
});

test('the text has boxes, by category, without what is hidden', () => {
  const text = toText(
    planWith({
      name: 'Ana’s 30th',
      items: [
        item('T-shirts', { quantity: 4, packed: true }),
        item('Secret', { hidden: true }),
        item('Kite', { category: 'Flying things' }),
        item('Passport', { category: 'documents' }),
      ],
    }),
    'https://valija.app',
  );
  expect(text.replaceAll('\u2009', ' ')).toBe(`Ana’s 30th
Lisbon, Portugal · 27 Feb – 1 Mar 2027 · 3 days

DOCUMENTS
☐ Passport

CLOTHES
☑ 4 × T-shirts

FLYING THINGS
☐ Kite

Packed with Valija · valija.app
`);
});
