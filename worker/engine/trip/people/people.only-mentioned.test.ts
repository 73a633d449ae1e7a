/** People who are told of without coming, and company that is told by a label, a "we" or a list without a verb. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const MENTIONED: readonly Case[] = [
  ['Conference in Perth, I share a room with two girls from Hobart', 'self'],
  ['Hostel in Cusco, habitación compartida con 4 chicas, voy sola', 'self f'],
  ['Moving to Leeds for my degree, flatmate has the kettle, I bring pans', 'self'],
  ['Ella tiene de todo. La tabla no, hija, que pesa. Voy en tren', 'self'],
  ['I fly to Perth to join my husband. Husband has a duvet there', 'self f'],
  ['My uncle moved to Lima, I am off to see him', 'self'],
  ['Me and my wife by motorbike. Rain suits. Kids postcards.', 'self m; partner f'],
  ['Boda en Soria: traje, corbata, gemelos, zapatos', 'self'],
  ['Viaje con mi mujer y los gemelos de 4', 'self m; partner f; child 4y; child 4y'],
  ['I will stop with my niece in Hull for my scan', 'self'],
  ['Voy a pasar Navidad con mi hija en Denver', 'self'],
  ['Dad is only dropping me at the airport, dad who drops us there', 'self'],
  ["I'm in Derby for the fitting. My sister's coming on her own from York", 'self'],
  ["Hi I'm Rhys 17 going to the navy base", 'self 17y'],
  ['Training camp in Eldoret. They cook and a mama does the washing', 'self'],
  ['Voy sola a Cáceres. El domingo comida con mi tía, que vive ahí', 'self f'],
  ['Mi hermana da a luz en Turín y me voy a cuidarla', 'self'],
  ['Es para mi viaje a Salta, son 6 noches y 20 horas de micro', 'self'],
  ['We fly home to bury my uncle, my two sisters and I', 'self; sibling*2'],
];

const COMPANY: readonly Case[] = [
  ['Cabaña en Tandil. Mi hermana: mate, buzo. Yo: botas', 'self; sibling f'],
  ['Hostel in Bath. My brother: map, torch. Me: kettle', 'self; sibling m'],
  ['me mum and auntie, coach to Bruges', 'self; parent f; relative f'],
  ['Nos vamos, Yamil, Dayana y yo, a Samaná', 'self; friend Yamil; friend Dayana'],
  ['Somos Iker, Nerea y la que escribe, en furgo', 'self; friend Iker; friend Nerea'],
  ['I packed the van. We sleep in it, and we cook outside', 'self; other'],
  ['Elderly couple, cruise to Norway, we like walks', 'self; partner'],
  ['Tres días en Colonia para festejar el aniversario', 'self; partner'],
  ['Vamos mi chele y yo a Granada', 'self; partner'],
];

describe('only mentioned', () => checkPeople(MENTIONED));
describe('in company', () => checkPeople(COMPANY));
