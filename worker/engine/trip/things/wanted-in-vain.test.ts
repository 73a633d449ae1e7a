/** What somebody would like to bring or give, with the no behind it, and wishes that nobody refuses. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('English wishes', () => {
  checkFates('en', [
    ['Mum wants to send a slow cooker and a duvet, no.', { 'slow cooker': 'stays', duvet: 'stays' }],
    ['My sons want a drone and skateboards, the park says no to both.', { drone: 'stays', skateboards: 'stays' }],
    ['The girls asked for a speaker + straighteners, school said no', { speaker: 'stays', straighteners: 'stays' }],
    ['The kids want to bring their bikes, dad said no.', { bikes: 'stays' }],
    ["Hubby wants the drone, the park doesn't allow it", { drone: 'stays' }],
    ['Grandma is trying to give us her pram, no thank you.', { pram: 'stays' }],
    ['My son wants his tablet, I said yes.', { tablet: 'bring' }],
    ['My son wants his tablet, no problem.', { tablet: 'bring' }],
    ['My son wants his tablet and his bear, no pool this time.', { tablet: 'bring' }],
  ]);
});

describe('Spanish wishes', () => {
  checkFates('es', [
    ['Mi suegra quiere mandarnos la olla y unos dulces, NO, allá hay de todo.', { olla: 'stays', dulces: 'stays' }],
    ['Los niños quieren llevar el dron y los patines, el parque dice que no.', { dron: 'stays', patines: 'stays' }],
    ['Mi hijo quiere la patineta, le dije que no.', { patineta: 'stays' }],
    ['Mi mamá me quiere dar una manta y un edredón, ni hablar.', { manta: 'stays', edredón: 'stays' }],
    ['Las niñas quieren llevar la plancha y el altavoz, el cole no deja.', { plancha: 'stays', altavoz: 'stays' }],
    ['Mi hijo quiere su tablet, le dije que sí.', { tablet: 'bring' }],
    ['Mi hijo quiere su tablet, no se duerme.', { tablet: 'bring' }],
  ]);
});
