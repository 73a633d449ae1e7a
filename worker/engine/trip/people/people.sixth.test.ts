/** Who travels: told again in a bracket, those who prepare or ask for something, and those who live there. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const TOLD_AGAIN: readonly Case[] = [
  ["Fell running with our Kev (he's 41, my cousin), two nights in a bunkhouse", 'self; relative 41y Kev'],
  ['Me (Maureen 68), Frank 70, a week of bowls in Torquay', 'self 68y; partner 70y Frank'],
  ["Forms are for me, Tegan, I'm 19 and the youngest on the dig", 'self 19y'],
  ['Baggage is 15 + 7, solo in Kathmandu', 'self'],
  ['Tent hire with me 60 euros, so my own comes', 'self'],
];

const PREPARES: readonly Case[] = [
  ["Off to Crete alone, Dad's printed the tickets", 'self', { not: ['Dad'] }],
  ['My aunt knitted me a hat for the trip to Tromso', 'self', { not: ['My aunt'] }],
  ['The kids clubbed together for our silver wedding in Rome', 'self; partner', { not: ['The kids'] }],
  ['Just me and my husband, grandchildren want sweets from Belgium', 'self; partner m'],
  ['Off to Bonn for my masters, skates my friend already has', 'self'],
  ['Partner offsite in Leeds on Tuesday, then home', 'self'],
];

const OLD_COUPLES: readonly Case[] = [
  ['Me (Joan 69), Ken 72, off to see our grandchildren in Ely', 'self 69y; partner 72y Ken'],
  ['Me (Joan 69), Lily 24, birds and nothing else, our house is let', 'self 69y; friend 24y Lily'],
];

const THERE: readonly Case[] = [
  ['My daughter Amaka has delivered a baby girl, I will be staying with them in Leeds', 'self'],
  ['Driving over to our son in Cork, our son has a cot and a fridge', 'self; other'],
  ['Our Meg stops home with her grandad, just me and the wife', 'self; partner f'],
];

const OWN_WAY: readonly Case[] = [
  [
    'Me, my wife and our young fella (7), plus Col and Deb in their own rig who look after themselves',
    'self; partner f; child 7y',
  ],
];

const KIN: readonly Case[] = [
  ['Me, wife and Nani 79 to Tirupati', 'self; partner f; grandparent 79y f'],
  ['Tenby wi ma wife and ma maw', 'self; partner f; parent f'],
  ["Up to our sister's in Perth, then home; our sister has towels", 'self; other'],
  [
    'Me and my sister-in-law Jo. Jo is in the next cabin but she has a big case & packs her own things',
    'self; relative f Jo',
    { alone: true },
  ],
  ['My wife, two boys eight and ten; the boys hire their bikes', 'self; partner f; child 8y; child 10y'],
  ['My brothers are organising the food, I only bring a dish', 'self'],
];

const EXPECTING: readonly Case[] = [
  [
    'Us 2 + Ned 5 + Ivy 2 + bump, my maternity notes come along to Whitby',
    'self f; partner; child 5y Ned; child 2y Ivy',
  ],
];

describe('told again', () => checkPeople(TOLD_AGAIN));
describe('prepares or asks', () => checkPeople(PREPARES));
describe('lives there', () => checkPeople(THERE));
describe('sees to themselves', () => checkPeople(OWN_WAY));
describe('expecting', () => checkPeople(EXPECTING));
describe('words for kin', () => checkPeople(KIN));
describe('an old couple', () => checkPeople(OLD_COUPLES));
