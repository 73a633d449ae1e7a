import { describe } from 'vitest';
import { checkAll, type Case } from './expect-reading.fixture';

const ENGLISH: readonly Case[] = [
  ['I was sick as a dog on the Cherbourg ferry.', { has: ['medical:motion-sickness'] }],
  ["I'm sick as a dog on boats.", { has: ['medical:motion-sickness'] }],
  ['I chuck up on anything that floats.', { has: ['medical:motion-sickness'] }],
  ["Mum can't do winding roads.", { has: ['medical:motion-sickness'] }],
  ['Not a good sailor, me.', { has: ['medical:motion-sickness'] }],
  ['We feed the ducks.', { not: ['medical:motion-sickness'] }],
  ['I burn in ten minutes.', { has: ['medical:fair-skin'] }],
  ['We are GINGER.', { has: ['medical:fair-skin'] }],
  ['I go lobster in 8 minutes.', { has: ['medical:fair-skin'] }],
  ['My teeth chattered all night.', { has: ['need:feels-cold'] }],
  ['I nearly went blind from the glare.', { not: ['medical:low-vision'] }],
  ['My nan is nearly blind and comes with me.', { has: ['medical:low-vision'] }],
  ['My brother and I, I am blind.', { has: ['medical:low-vision'] }],
  ['Lobster for dinner, ginger beer after.', { not: ['medical:fair-skin'] }],
  ["She's perished in July.", { has: ['need:feels-cold'] }],
  ['I react bad to blackflies.', { has: ['need:mosquitoes'] }],
  ['Two of us had the trots in Hanoi, dodgy tummy since.', { has: ['need:sensitive-stomach'] }],
  ['I wake at a pin drop.', { has: ['medical:insomnia'] }],
  ['Then it buckets down.', { has: ['setting:rain'] }],
];

const SPANISH: readonly Case[] = [
  ['En la lancha vomité.', { has: ['medical:motion-sickness'] }],
  ['Las curvas me matan.', { has: ['medical:motion-sickness'] }],
  ['Se descompone en el auto.', { has: ['medical:motion-sickness'] }],
  ['En el catamarán terminé vomitando por la borda.', { has: ['medical:motion-sickness'] }],
  ['Me pongo como un cangrejo.', { has: ['medical:fair-skin'] }],
  ['Es colorín, se pone jaiba en media hora.', { has: ['medical:fair-skin'] }],
  ['El año pasado en el panteón hizo un frío que no manches.', { has: ['need:feels-cold'] }],
  ['Hace un calor que no manches.', { not: ['need:feels-cold'] }],
  ['Anteojos de sol, con unos truchos casi quedo ciego.', { not: ['medical:low-vision'] }],
  ['El glaucoma me dejó ciego.', { has: ['medical:low-vision'] }],
  ['Soy ciega y viajo con bastón.', { has: ['medical:low-vision'] }],
  ['Cenamos cangrejo y gambas.', { not: ['medical:fair-skin'] }],
  ['Me congelo por nada.', { has: ['need:feels-cold'] }],
  ['Los jejenes me dejaron a la miseria.', { has: ['need:mosquitoes'] }],
  ['Me cayó mal la comida en Marruecos.', { has: ['need:sensitive-stomach'] }],
  ['Me despierta una mosca.', { has: ['medical:insomnia'] }],
  ['Siempre chispea.', { has: ['setting:rain'] }],
];

describe('what bodies suffer, as people say it in passing', () => {
  checkAll(ENGLISH);
  checkAll(SPANISH);
});
