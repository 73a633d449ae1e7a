/** Words that look like a kit and are none: one stray word must not bring armour, skis or a dog. */
import { describe } from 'vitest';
import { checkAll, type Case } from './expect-reading';

const CASES: readonly Case[] = [
  [
    'Two weeks in Vietnam with some motorbike riding.',
    { has: ['transport:scooter'], not: ['activity:motorcycling', 'transport:motorbike'] },
  ],
  ['We rent scooters on the island.', { has: ['transport:scooter'], not: ['activity:motorcycling'] }],
  ['En la isla alquilamos motos un día.', { has: ['transport:scooter'], not: ['activity:motorcycling'] }],
  ['A motorbike tour through the Alps on my own bike.', { has: ['activity:motorcycling'] }],
  ['I run cold, always have.', { has: ['need:feels-cold'], not: ['activity:running'] }],
  ['My brother runs a bar there.', { not: ['activity:running'] }],
  ['The bus runs every hour from the port.', { not: ['activity:running'] }],
  ['I go for a run every morning.', { has: ['activity:running'] }],
  ['A tablet for the motion sickness, please.', { has: ['medical:motion-sickness'], not: ['work:tablet'] }],
  ['She gets a worming tablet on the sunday.', { not: ['work:tablet'] }],
  ['thyroid tab daily morning', { has: ['medical:thyroid'], not: ['work:tablet'] }],
  ['A tablet for the kids to watch films.', { has: ['work:tablet'] }],
  ['Hace un frío de perros en enero.', { has: ['setting:cold'], not: ['pet:dog'] }],
  ['el calor alla ta perro', { has: ['setting:hot'], not: ['pet:dog'] }],
  ['Viajamos con nuestra perra Luna.', { has: ['pet:dog'] }],
  ['My hockey stick and skates come with me.', { not: ['medical:reduced-mobility'] }],
  ['My mother walks with a stick.', { has: ['medical:reduced-mobility'] }],
  ['A week of skiing, one day no ski, spa instead.', { has: ['activity:skiing'], not: ['refused:skiing'] }],
  ['Una semana de esquí, un día sin esquí en el spa.', { has: ['activity:skiing'], not: ['refused:skiing'] }],
  ['We wake up early every day.', { not: ['occasion:funeral'] }],
  ['The wake is at my aunt’s house.', { has: ['occasion:funeral'] }],
  ['Mi casaca y un buzo para la noche.', { not: ['dress:scrubs', 'dress:uniform'] }],
  ['We want to avoid mass tourism.', { not: ['occasion:religious-visit'] }],
  ['Watching formula 1 with a party of six.', { not: ['need:bottle', 'occasion:party'] }],
  ['Mascara and lipstick, that is all.', { not: ['dress:costume'] }],
  ['Seasick as a dog on the ferry, pray for us.', { not: ['pet:dog', 'need:prayer'] }],
  ['Poodle socks for the feis.', { not: ['pet:dog'] }],
  ['The dog stays with the neighbour.', { not: ['pet:dog'] }],
  ['House sitting, looking after two elderly labradors.', { not: ['pet:dog'] }],
  ['Our cat stays with Trish, but the dog comes with us.', { has: ['pet:dog'], not: ['pet:cat'] }],
  ['Me and our kelpie Dusty.', { has: ['pet:dog'] }],
  ['You cannot get back to the car on the ferry.', { not: ['refused:driving'] }],
  ['Insulin no thats nan.', { not: ['medical:diabetes'] }],
  ['Our dog comes with us in the van.', { has: ['pet:dog'] }],
  ['Off to the Galway races on Ladies Day.', { not: ['occasion:race', 'activity:running'] }],
  ['They gave me 2k in the quote.', { not: ['occasion:race', 'activity:running'] }],
  ['It will be snowing in January.', { not: ['activity:snowboarding'] }],
  ['Este invierno hacemos snow en Formigal.', { has: ['activity:snowboarding'] }],
  ['I stand with the music stand at the back.', { not: ['work:trade-fair'] }],
  ['Kayden is not toilet trained yet.', { has: ['need:nappies'], not: ['need:no-nappies'] }],
  ['Meds in the original bottles and handed to the nurse.', { not: ['need:bottle'] }],
  ['UV paint party on Friday.', { not: ['hobby:painting'] }],
  ['First swing as a trade assistant.', { not: ['hobby:dancing'] }],
  ['Dogsledding, suits and boots are provided.', { not: ['dress:suit'] }],
  ['Llevamos ponchos para la lluvia.', { not: ['dress:traditional'] }],
];

describe('words with two meanings', () => {
  checkAll(CASES);
});
