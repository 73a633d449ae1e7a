/** The writer: age, sex and role, and the writer named in the third person. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('age, sex and role of the writer', () =>
  checkPeople([
    ['Long weekend in Porto. 36, vegan, hates queues', 'self 36y'],
    ['Solo trip to Fes. Type 1 diabetic, 41.', 'self 41y'],
    ['Mom of twin toddlers (20 mos), flying w/ my sister', 'self f; child 20m; child 20m; sibling f'],
    ['Abuela que viaja con su nieta de 9', 'self f; child 9y'],
    ['Voy con mis hijos de 5 y 7, separada', 'self f; child 5y; child 7y'],
    ['golf with my old mate Gaz. The missus stays home', 'self m; friend Gaz'],
    ['solo hiker, f, 43, two weeks', 'self f 43y'],
    ['conference with 2 coworkers, I stay on. I am 37M', 'self m 37y; colleague*2 alone'],
    ['yo enfermera 36 y mi marido', 'self f 36y; partner m'],
    ['5 of us girls, all 18, list for me', 'self f 18y; friend*4 f alone', { one: true }],
    ['me (24, he/him), mum and my brother (21)', 'self m 24y; parent f; sibling 21y m'],
    // What the writer is to the others, in brackets.
    ['me (grandma) and Tom 8 to Whitby', 'self f; child 8y Tom'],
    ['me (aunt) plus nephew Tom 11', 'self f; child 11y m Tom'],
    ['Dad (me) and Jo 7, camping', 'self m; child 7y Jo'],
    ['Va mi madre (70) y yo (su hija) a Lourdes', 'self f; parent 70y f'],
    ['Solo yo (papá) y mis dos hijas, Eva 8 y Sol 5', 'self m; child 8y Eva; child 5y Sol'],
    // What the partner of a firm is like tells nothing of the writer.
    ['audit in Leeds, the HK partner is old school and my wife stays home', 'self m'],
    ['Solo! 31, first time hiking', 'self 31y'],
    ['voy sola, 52, a un retiro', 'self f 52y'],
    ['Tengo 44 tacos y voy con mi padre de 70', 'self 44y; parent 70y m'],
    ['im 33 and 6 months pregnant, going w my mum', 'self f 33y; parent f'],
    ['mi amiga Eva y yo 27 (chico)', 'self m 27y; friend Eva'],
    ['5 of us, all blokes, golf in the algarve, list for me', 'self m; other*4 m alone', { one: true }],
    ['Voy con mi guagua de 8 meses, mi esposo se queda trabajando', 'self f; child 8m'],
    ['a course in Leeds, my wife stays home', 'self m'],
    ['escapada con mi novia, las dos juntas', 'self f; partner f'],
    ['me m44, wife f41', 'self m 44y; partner f 41y'],
    ["bowls tour, just mine mind, I'm Maureen 69. Jet2 from Leeds", 'self 69y'],
    ['Am going for the trade fair, do for me only (Wanjiku, 29, agronomist)', 'self 29y'],
  ]));
describe('the writer in the third person', () =>
  checkPeople([
    ['Pam, Greg and muggins on the Isle of Wight', 'self; friend Pam; friend Greg'],
    ['Nora y una servidora a Mallorca', 'self; friend Nora'],
    ['Papá, mamá y esta que escribe, tren a Irún', 'self; parent m; parent f'],
    ['Dad and daughter at the Giant’s Causeway, macs', 'self; child f'],
    ['Madre e hijo en Cabárceno, chubasqueros', 'self; child m'],
    ['Brothers weekend in Galway, boots', 'self; sibling'],
    ['Me, Gavin and Gavin’s sister up Ben Nevis', 'self; friend Gavin; relative f'],
  ]));
