import { describe, expect, it } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf } from './things-of.fixture';

const fates = (text: string, locale: Locale): string =>
  Object.entries(fatesOf(text, locale))
    .map(([fate, things]) => `${fate}: ${things.join(', ')}`)
    .join('; ');

/** One test for each text: its things by fate. */
const check = (cases: readonly [string, Locale, string][]): void =>
  it.each(cases)('%s', (text, locale, expected) => {
    expect(fates(text, locale)).toBe(expected);
  });

describe('the reason behind a refusal says who has the thing', () =>
  check([
    ['Nada de plancha que hay.', 'es', 'provided: iron'],
    ['Sillas no que las alquilan en la playa.', 'es', 'rented: Sillas'],
    ['El refugio da mantas, hamaca no, que tienen muchas.', 'es', 'provided: blanket, hammock'],
    ['Alquilo los bastones, el saco no porque el alquilado huele mal.', 'es', 'rented: trekking-poles; bring: saco'],
    ['No torch as the guide lends one.', 'en', 'provided: headlamp'],
    ['No hairdryer because they dont allow it.', 'en', 'stays: hair-dryer'],
    ['El lugar tiene cabañas así que ni carpa ni anafe.', 'es', 'stays: tent, stove'],
  ]));

describe('what others ask for, wait for or made comes along', () =>
  check([
    ['My aunt in Leeds wants maple syrup and a shawl.', 'en', 'bring: food-gift, shawl'],
    ['Mi suegra se empeña en una manta.', 'es', 'bring: blanket'],
    ["I've crocheted a blanket.", 'en', 'bring: blanket'],
    ['La bufanda que me encargó mi prima.', 'es', 'bring: scarf'],
    ['Need to bring the tent my dad mended, torch.', 'en', 'bring: tent, headlamp'],
    ['Batas y guantes me piden para el curso.', 'es', 'bring: dressing-gown, gloves'],
    ['Headtorch snapped last time so a new one.', 'en', 'bring: headlamp'],
  ]));

describe('an entry with what it is for or like needs no verb', () =>
  check([
    ['A scarf each for the 4 girls, torch.', 'en', 'bring: scarf, headlamp'],
    ['También dos vestidos para las gemelas.', 'es', 'bring: dress'],
    ['Yo con muda para tres noches.', 'es', 'bring: change-of-clothes'],
    ['Camisas que se puedan manchar.', 'es', 'bring: shirt'],
    ['Nothing warm besides one jumper.', 'en', 'bring: jumper'],
    ['Poles and gloves are on me.', 'en', 'bring: trekking-poles, gloves'],
    ['White outfit for the beach party and sandals.', 'en', 'bring: white-outfit, sandals'],
    ['Rugby boots size 8 for Kofi, torch.', 'en', 'bring: football-boots, headlamp'],
    ['Gloves are ours to pack.', 'en', 'bring: gloves'],
    ["The boat's got lifejackets with whistles + tethers, wetsuits.", 'en', 'provided: life-jacket, whistle, wetsuit'],
    ["i'll take the massage gun and the thingamajig", 'en', 'bring: foam-roller, thingamajig'],
    ['men carry the coffin', 'en', ''],
    ['La bici va en bodega.', 'es', 'bring: bike'],
  ]));

describe('whose thing it is', () =>
  check([
    ['Hammers from the dept, torch.', 'en', 'provided: Hammers; bring: headlamp'],
    ["Tent: we share Priya's.", 'en', 'other-brings: tent'],
    ['Kettle at hers.', 'en', 'provided: kettle'],
    ['Yoga mats there too.', 'en', 'provided: yoga-mat'],
    ['Linterna la que me prestó el compadre.', 'es', 'bring: headlamp'],
    ['Mi prima me encargó una olla.', 'es', 'bring: cooking-stuff'],
    ['Le tejí una cobija.', 'es', 'bring: blanket'],
    ["Aiden's car seat.", 'en', 'bring: car-seat'],
    ['Snorkel ni uno que los prestan allá.', 'es', 'provided: snorkel-set'],
    ['Torch, cardigan as halls are freezing.', 'en', 'bring: headlamp, cardigan'],
    ['Paraguas el del hotel, linterna.', 'es', 'provided: umbrella; bring: headlamp'],
    ['¿Las tazas? la organización.', 'es', 'provided: mug'],
    ['El botiquín lo lleva siempre Nuria.', 'es', 'other-brings: first-aid'],
    ['La Cata se encarga del parlante.', 'es', 'other-brings: speaker'],
    ['No le dejan llevar el portátil.', 'es', 'stays: laptop'],
    ['Scarf, coconut oil 2 litres and a lamp, no no no.', 'en', 'stays: scarf, coconut oil, lamp'],
  ]));
