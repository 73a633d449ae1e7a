/** What was understood, as chips in the traveller's language: who, bags, washing, home, and every tag with its words. */
import type { Locale } from '../locale';
import type { FactChip } from './contract';
import type { Child, TripFacts } from './facts';
import { tagLabel } from './tag-labels';
import { isTag } from './tags';

type Plural = [one: string, other: string];
const count = (n: number, [one, other]: Plural): string => `${n} ${n === 1 ? one : other}`;

interface Words {
  adults: Plural;
  children: Plural;
  months: Plural;
  years: Plural;
  luggage: Record<TripFacts['luggage']['kind'], string>;
  soft: string;
  litres: string;
  noWash: string;
  wash: string;
  washEvery: (days: number) => string;
  home: (country: string) => string;
  nationality: (country: string) => string;
  stated: (from: string) => string;
  to: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    adults: ['adult', 'adults'],
    children: ['child', 'children'],
    months: ['month', 'months'],
    years: ['year', 'years'],
    luggage: {
      'carry-on': 'Hand luggage only',
      backpack: 'Backpack',
      checked: 'Checked bag',
      'day-bag': 'Small day bag',
      unknown: 'Bags: not said',
    },
    soft: 'soft bags',
    litres: 'litres',
    noWash: 'No washing',
    wash: 'Washing possible',
    washEvery: (days) => (days === 1 ? 'Washing every day' : `Washing every ${days} days`),
    home: (country) => `From ${country}`,
    nationality: (country) => `Passport: ${country}`,
    stated: (range) => `You expect ${range}`,
    to: 'to',
  },
  es: {
    adults: ['adulto', 'adultos'],
    children: ['menor', 'menores'],
    months: ['mes', 'meses'],
    years: ['año', 'años'],
    luggage: {
      'carry-on': 'Solo equipaje de mano',
      backpack: 'Mochila',
      checked: 'Maleta facturada',
      'day-bag': 'Bolso o mochila pequeña',
      unknown: 'Equipaje: sin indicar',
    },
    soft: 'bolsas blandas',
    litres: 'litros',
    noWash: 'Sin lavar ropa',
    wash: 'Se puede lavar',
    washEvery: (days) => (days === 1 ? 'Lavado cada día' : `Lavado cada ${days} días`),
    home: (country) => `Desde ${country}`,
    nationality: (country) => `Nacionalidad: ${country}`,
    stated: (range) => `Esperas ${range}`,
    to: 'a',
  },
};

const regionNames: Record<Locale, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  es: new Intl.DisplayNames('es', { type: 'region' }),
};
const countryLabel = (code: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(code) ? (regionNames[locale].of(code) ?? code) : code;

const ageLabel = ({ ageMonths, name }: Child, words: Words): string => {
  const age = ageMonths < 24 ? count(ageMonths, words.months) : count(Math.floor(ageMonths / 12), words.years);
  return name ? `${name} (${age})` : age;
};

const partyLabel = ({ party }: TripFacts, words: Words): string => {
  const adults = count(party.adults, words.adults);
  if (party.children.length === 0) return adults;
  return `${adults}, ${count(party.children.length, words.children)}: ${party.children.map((child) => ageLabel(child, words)).join(', ')}`;
};

const luggageLabel = ({ luggage }: TripFacts, words: Words): string =>
  [
    words.luggage[luggage.kind],
    luggage.litres && `${luggage.litres} ${words.litres}`,
    luggage.limitKg && `${luggage.limitKg} kg`,
    luggage.soft && words.soft,
  ]
    .filter(Boolean)
    .join(' · ');

const quoted = (quote: string | undefined): FactChip['evidence'] =>
  quote === undefined ? { source: 'rule' } : { source: 'words', quote };

/** Chips of the facts, the most telling first: who travels, bags, washing, home, then tags in the order they were read. */
export const factChips = (facts: TripFacts, locale: Locale): FactChip[] => {
  const words = WORDS[locale];
  const chips: FactChip[] = [
    {
      id: 'party',
      kind: 'party',
      label: partyLabel(facts, words),
      removable: false,
      party: { adults: facts.party.adults, childrenMonths: facts.party.children.map(({ ageMonths }) => ageMonths) },
      evidence: { source: 'words' },
    },
    {
      id: 'luggage',
      kind: 'luggage',
      label: luggageLabel(facts, words),
      removable: facts.luggage.kind !== 'unknown',
      evidence: quoted(facts.quotes?.luggage),
    },
    {
      id: 'laundry',
      kind: 'laundry',
      removable: facts.laundry.available,
      evidence: quoted(facts.quotes?.laundry),
      label: !facts.laundry.available
        ? words.noWash
        : facts.laundry.everyDays === undefined
          ? words.wash
          : words.washEvery(facts.laundry.everyDays),
    },
  ];
  if (facts.home.country)
    chips.push({
      id: 'home',
      kind: 'home',
      label: words.home(countryLabel(facts.home.country, locale)),
      removable: true,
      evidence: { source: 'words' },
    });
  if (facts.home.nationality)
    chips.push({
      id: 'nationality',
      kind: 'home',
      label: words.nationality(countryLabel(facts.home.nationality, locale)),
      removable: true,
      evidence: { source: 'words' },
    });
  const { minC, maxC } = facts.stated ?? {};
  if (minC !== undefined || maxC !== undefined) {
    const range = [minC, maxC]
      .filter((value) => value !== undefined)
      .map((value) => `${value} °C`)
      .join(` ${words.to} `);
    chips.push({
      id: 'stated',
      kind: 'weather',
      label: words.stated(range),
      removable: false,
      evidence: { source: 'words' },
    });
  }
  for (const tag of Object.keys(facts.tags).filter(isTag)) {
    const evidence = facts.tags[tag];
    if (!evidence) continue;
    chips.push({ id: tag, kind: 'tag', label: tagLabel(tag, locale), tag, removable: true, evidence });
  }
  return chips;
};
