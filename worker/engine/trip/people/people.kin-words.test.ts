/** Words for relatives of all Spanish-speaking countries. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('regional kin', () =>
  checkPeople([
    ['Con mi ñaño Pepe a Quito', 'self; sibling Pepe'],
    ['Mi jermu, la nena de 3 y yo a Mar Azul.', 'self; partner f; child 3y f'],
    ['Mi wawa de 2 y yo a Tarija.', 'self; child 2y'],
    ['Mi cipota de 10 y yo a Tela.', 'self; child 10y f'],
    ['El abu Cacho y yo a Tandil.', 'self; grandparent Cacho'],
    ['Mi apá, mi amá y yo a Zacatecas', 'self; parent m; parent f'],
    ['Mi viejo, mi vieja y yo a Mar del Plata', 'self; parent m; parent f'],
    ['Mi pibe de 9 y yo a Rosario', 'self; child 9y m'],
  ]));
