/** Companions whom nothing introduces, and a number that is told by parts. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const BY_DEED: readonly Case[] = [
  ['Gite in the Lot, five nights. Karen snores, so ear plugs. Hats, cards', 'self; friend Karen'],
  ["Barge on the Canal du Midi. Derek's CPAP, my knitting", 'self; relative Derek'],
  ['Loch Ness by kayak. Fiona brings the stove, I the tarp', 'self; friend Fiona'],
  ['Snowdonia. Kit split: Rhys rope, Beth cams, me guidebook', 'self; friend Rhys; friend Beth'],
  ['Casa en Tandil. Julia ronca, llevo tapones', 'self; friend Julia'],
  ['Refugio en Aiguilles. Marta carga la cuerda y yo el hornillo', 'self; friend Marta'],
  ['Balneario de Archena. Las pastillas de Carmen, mi bata', 'self; relative Carmen'],
  ['Ferry to Arran. Karen lent me her tent, hats, cards', 'self'],
  ["Walking to Rome. Derek knows the hostel there, Beth's flat is on the way", 'self'],
  ['Casa en Tandil. Julia me prestó su bolso', 'self'],
  ['Him and me in Bath for two nights, cases on wheels', 'self; partner m'],
  ['Ella y yo, tres noches en Oporto', 'self; partner f'],
];
describe('who comes by what they do', () => checkPeople(BY_DEED));

const BY_PARTS: readonly Case[] = [
  ['Three families of four in one farmhouse', 'self; other*11'],
  ['Me plus two from the lab at a fair in Turin', 'self; other*2'],
  ['Cabin booked for three in Banff', 'self; other*2'],
  ['There are six of us but Nadia dropped out', 'self; other*4'],
  ['Éramos cuatro pero Saúl se rajó', 'self; other*2'],
  ['Mesa para dos y una noche en Girona', 'self; partner'],
];
describe('a number told by parts', () => checkPeople(BY_PARTS));

const ONLY_TOLD: readonly Case[] = [
  ['Sabbatical in Nepal. My wife is a saint. Boots, down jacket for me', 'self'],
  ['Alone to Kyoto. My parents are dead against it. Pack towel', 'self'],
  ["I'm the nanny for two boys in Milan, winter coat", 'self'],
  ['Every night I ring the kids. Trade fair in Leipzig, I take two suits', 'self'],
  ['I collect my daughter from uni in York, one night in a B&B', 'self', { not: ['my daughter'] }],
  ['Voy a ayudar a mi hija con la mudanza en Jaca', 'self', { not: ['mi hija'] }],
  ['Soy padrino de boda en Soria, la novia va aparte', 'self', { not: ['la novia'] }],
  ['Mi marido está de guardia, voy a Lugo con el coche', 'self', { not: ['Mi marido'] }],
  ['Los niños de la familia tienen 4 y 6, les llevo cuentos. Estancia en Cork', 'self'],
  ['Me and my youngest at Butlins', 'self; child'],
  ['I fly PHX-OMA for work. Not packing for the baby obviously', 'self', { not: ['the baby'] }],
  ['My husband has a hernia and I have the map', 'self; partner m'],
];
describe('who is only told of', () => checkPeople(ONLY_TOLD));
