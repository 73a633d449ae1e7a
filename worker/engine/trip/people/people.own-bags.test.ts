/** Groups of whom each packs alone, teams, classes and those who are led. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('friends who pack themselves', () =>
  checkPeople([
    ['Voy con cuatro amigos a Ibiza, cada cual con su maleta.', 'self; friend*4 alone', { one: true }],
    ['Tres amigas y yo a Oaxaca, cada una empaca aparte.', 'self; friend*3 alone', { one: true, ask: true }],
    ['Puente en Granada con mis tres primas, cada una se hace lo suyo.', 'self; relative*3 alone', { one: true }],
    ['Somos seis amigos en una casa rural, cada quien lleva lo propio.', 'self; friend*5 alone', { one: true }],
    ['Viaje de trabajo con dos compañeros, cada uno se ocupa de su maleta.', 'self; colleague*2 alone', { one: true }],
    [
      '8 of us on a boat out of Split. One list for each crew member pls. Lou brings the speaker',
      'self; other*7 alone',
    ],
    [
      'Me, my daughter Maisie (13) and my brother in law Dave in his own boat. List for me + Maisie.',
      'self; child 13y f Maisie; relative m Dave alone',
    ],
    ['Me and Dave, our kids Kai and Jake.', 'self; partner Dave; child Kai; child Jake'],
    [
      'Me and Dave, our lads Tom 12 and Jake 9, and Dave’s mum Pat.',
      'self; partner Dave; child Tom 12y; child Jake 9y; relative f Pat',
    ],
    ['For omugwo, my daughter Nkechi will put to bed in October.', 'self'],
    ['Iowa with my sister Deb, I am 58 and this is my list, she has her own.', 'self; sibling f Deb alone'],
    // Sent along, or packed for: what is told of their medicine and clothes.
    ['Brass band trip, me and Joe. Joe needs a suit', 'self; friend Joe'],
    ['Marathon in Berlin with Jo. Jo takes metformin, I take nothing', 'self; friend Jo'],
    ['Trade fair with Kev. He takes the early train', 'self; friend Kev alone'],
    ['Orquesta en Viena con Marta. Ella lleva el atril', 'self; friend Marta alone'],
    ['Voy con mi hermana, esta lista es para mí, ella tiene la suya.', 'self; sibling f alone', { one: true }],
    ["Then Orla flies out on friday, she's well able to pack for herself", 'self'],
    ["My husband comes too, he's big enough to pack his own", 'self; partner m alone'],
    ['Viene mi hermana Ana, pero es mayorcita para hacerse la maleta', 'self; sibling f Ana alone'],
    ['Con mi mejor amiga a Sintra, compartimos maleta.', 'self; friend'],
    ['Mi amigo Luis se lleva su mochila, yo la mía. Camino de Santiago.', 'self; friend Luis alone'],
    ['Voy con mi mujer y otra pareja; ellos se apañan solos. Lisboa.', 'self; partner f; friend*2 alone'],
    [
      'Vamos dos familias: los Ortega llevan lo suyo; nosotros somos mi marido, yo y Leo de 4.',
      'self; partner m; child 4y Leo',
    ],
  ]));
describe('teams, classes, guides', () =>
  checkPeople([
    [
      'Mi hija de 12 va a un torneo de gimnasia en Lugo con otras 8 niñas del club, cada una con su bolsa. Yo no voy.',
      'child 12y f',
    ],
    ['Soy guía y llevo a 14 turistas al Huascarán, cada uno con lo suyo.', 'self'],
    ['Guío a un grupo de 9 senderistas por Ordesa tres días, todos traen su equipo.', 'self; other*8 alone'],
    ['Soy monitora de un campamento con 20 niños, cada niño trae su mochila.', 'self', { ask: true }],
    ['Acompaño a un grupo de 25 jubilados a Fátima como enfermera.', 'self'],
    [
      'Entreno al equipo infantil, 14 chicos, torneo en Valencia, cada familia prepara lo de su hijo.',
      'self; friend*13 alone',
    ],
    ['Toco en una banda de cinco, bolo en Murcia, cada uno lleva su instrumento.', 'self; other*4 alone'],
    ['Soy veterinaria de una expedición, atiendo perros y niños de la zona.', 'self'],
    ['Soy dentista, voy de voluntario a Senegal diez días, trato a niños y embarazadas.', 'self'],
    ['Soy maestra y voy sin alumnos a un congreso.', 'self'],
  ]));
