/** Words for relatives of all Spanish-speaking countries. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('regional kin', () =>
  checkPeople([
    ['Con mi bisabuela Emilia y mi mamá a Salta', 'self; grandparent Emilia; parent f'],
    ['Las cuñis y yo a Roma', 'self; relative*2'],
    ['Mi cuñao y mi hermana vienen conmigo a Ronda', 'self; relative m; sibling f'],
    ['Con mi concuño a Monterrey', 'self; relative m'],
    ['Mi chibolo de 7 y yo a Máncora', 'self; child 7y m'],
    ['Mis chilpayates (7 y 4), mi señora y yo a Oaxtepec', 'self; child 7y; child 4y; partner f'],
    ['Mis guaguas de 3 y 6 conmigo a Castro', 'self; child 3y; child 6y'],
    ['Los mocosos (9 y 7), mi esposo y yo a Gramado', 'self; child 9y; child 7y; partner m'],
    ['Mi chavala de 10 y yo a León', 'self; child 10y f'],
    ['Los carajillos de 8 y 5 van conmigo a Jacó', 'self; child 8y; child 5y'],
    ['Los bichos (6 y 4) y yo a Peñíscola', 'self; child 6y; child 4y'],
    ['Mi hermanilla de 12 y yo a Sevilla', 'self; sibling 12y f'],
    ['Mi amiguita Lore y yo a Roma', 'self; friend Lore'],
    ['Con mis tatas a Pichilemu', 'self; grandparent*2'],
    ['Mi tita, mi tito y yo a Málaga', 'self; relative f; relative m'],
    ['Con mis titos de Cádiz a Roma', 'self; relative*2'],
    ['Mi taita, mi mamita y yo a Cuenca', 'self; parent m; parent f'],
    ['Mi chinita de 4 y yo a Melgar', 'self; child 4y f'],
    ['Los chinos de 8 y 10 y mi esposa a Girardot', 'self; child 8y; child 10y; partner f'],
    ['Mi amatxu y yo a Biarritz', 'self; parent f'],
    ['Viaje a China yo solo, con pollitos de peluche', 'self'],
    ['Llevo papilla y galletas para la caminata, voy solo', 'self'],
    ['Voy con Tito a Jaca', 'self; friend Tito'],
  ]));
