/** Lists that somebody writes for others and stays at home. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('list for somebody only / helping / writer stays', () =>
  checkPeople([
    [
      'List is for my daughter Ira only (12), I am staying in Pune. We are Jain so thepla for the train.',
      'child 12y Ira',
    ],
    ['Le ayudo a mi sobrino Iker, de 19, a hacer la maleta: se va un año de Erasmus a Turín.', 'child 19y Iker'],
    ['Le estoy armando la valija a mi abuelo Tito, que viaja a Roma diez días.', 'grandparent Tito'],
    ['Mi abuela Elvira, de 81, viaja a Roma. Yo desde acá armándole la maleta.', 'grandparent Elvira 81y'],
    ['Les hago la lista a mis papás, que se van de crucero una semana.', 'parent*2'],
    ['Le preparo la mochila a mi hermana Vale (16), intercambio en Lyon.', 'sibling 16y Vale'],
    ['Me toca hacer la maleta de mi marido, que se va a Múnich a una feria cuatro días.', 'partner m'],
    ['Mi hermana entra a la academia de policía en Quito, le preparo la lista.', 'sibling f'],
    ['Mi primo de 21 se va a Canadá a trabajar seis meses, esta lista es la suya. Va solo.', 'relative 21y'],
    [
      'Van Marta (38), Lucas (40) y la peque Nora (5) a Gijón. Yo no voy, solo organizo.',
      'friend 38y Marta; friend 40y Lucas; child 5y Nora',
    ],
    [
      'Se van Rosa (67) y Emilio (70) a Benidorm, yo únicamente les preparo la lista.',
      'friend 67y Rosa; friend 70y Emilio',
    ],
    [
      'Me encargaron la lista de los novios, Carla y Iván, luna de miel en Bali. Yo no viajo.',
      'friend Carla; friend Iván',
    ],
    ['Mi jefa me pidió la lista para su viaje a Lima: es la licenciada Robles, yo me quedo.', 'friend Robles'],
    [
      'Soy la secretaria del ingeniero Paredes y le armo la maleta, viaja a Quito tres días. Yo no voy.',
      'friend Paredes',
    ],
    [
      'Le echo una mano a mi vecina Encarna, de 80, con la maleta: se va al balneario con el Imserso.',
      'friend 80y Encarna',
    ],
    ['Le ayudo a mi mamá a hacer la maleta, nos vamos las dos a Mérida.', 'self; parent f'],
    ['Mi prima me ayuda a empacar, me voy a Dublín un mes.', 'self'],
    ['Le compro un regalo a mi sobrina y me voy a Vigo.', 'self'],
  ]));
describe('writer in third person, kin story', () =>
  checkPeople([
    ['Mi hija se va de colonias a la sierra con el cole, tiene 9, tres noches.', 'child 9y f'],
    ['Mi nieto se va a estudiar a Monterrey, tiene 18, viaja en camión.', 'child 18y m'],
    [
      'Mi abuela Julia, de 80, viaja a Lourdes con la parroquia y yo le estoy haciendo la maleta',
      'grandparent 80y Julia',
    ],
    ['Mi hija (20) se marcha de Erasmus a Gante y no sabe ni doblar una camiseta', 'child 20y f'],
    [
      'Mi cuñada Gloria y sus dos hijos, Iván (12) y Nico (5), van a Encarnación. Me pidió la lista; yo no viajo',
      'relative Gloria; child 12y Iván; child 5y Nico',
    ],
    ['Mis papás no usan internet, les hago yo la lista: crucero por Galápagos', 'parent*2'],
    ['Necesito la lista de mi hija Valeria, 15 años, salida del colegio. Los papás no vamos', 'child 15y Valeria'],
    ['Mi madre (83) se interna en una clínica. Le preparo yo el bolso. Fotos de los nietos', 'parent 83y f'],
    // A journey of the writer's, or the writer from outside.
    ['Mi marido va de traje y la niña (5) de flores. Boda en Murcia, llevamos regalo', 'self; partner m; child 5y f'],
    ['Mi hermana viaja a Lima y yo voy con ella', 'self; sibling f'],
    ['Mi abuela viaja a Lourdes y yo también voy, le hago la maleta', 'self; grandparent f'],
  ]));
