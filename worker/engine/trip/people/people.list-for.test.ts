/** Whose list it is: for the writer, for somebody else, and people who pack for themselves. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('whose list it is', () =>
  checkPeople([
    ['I only pack for me (58), Mama (81) and my grandson Jaylen, 11.', 'self 58y; parent 81y; child 11y Jaylen'],
    [
      'fair with my business partner Mr Obi, he will do his own so please do for me ONLY',
      'self; colleague',
      { one: true },
    ],
    ['Heaphy with my dad (61). Just do my pack', 'self; parent 61y m', { one: true }],
    ['8 ladies of our club, I am 49, do mine only', 'self 49y; friend*7', { one: true }],
    ['with my brother, mine only pls', 'self; sibling m', { one: true }],
    ['six persons on a yacht, make only for me', 'self; other*5', { one: true }],
    ["with my mum, don't bother with hers", 'self; parent f', { one: true }],
    ['with my flatmate, ignore his gear', 'self; friend', { one: true }],
    ['with 3 friends, everybody sorts their own', 'self; friend*3', { one: true }],
    ['Porto with my sister, so my stuff only', 'self; sibling f', { one: true }],
    ['me and my wife, my stuff only fills half a case', 'self; partner f'],
    ['con mi marido, la mía solamente', 'self; partner m', { one: true }],
    ['con mi novio, la lista nomás pa mí', 'self; partner m', { one: true }],
    ['con mi esposa, solo quiero mis cosas', 'self; partner f', { one: true }],
    ['una lista para mi hermana Puri (71) y para mí (76, con marcapasos)', 'self 76y; sibling 71y f Puri'],
    ['con mi papá, lo de él no', 'self; parent m', { one: true }],
    ['on the stand at a trade fair, samples go in the van with Kev', 'self; friend Kev', { alone: true }],
    ['to the lakes for a week with Kev', 'self; friend Kev'],
    // Whose jacket it is, and "my" in Scots.
    ['me, taking my bros jacket and salopettes', 'self'],
    ['me and my bros', 'self; sibling*2 m'],
    ['me (20) n ma flatmate Euan to Lyon', 'self 20y; friend Euan'],
    // What only sounds like it.
    ['with my husband, 20kg bag each, ski bag for mine only', 'self; partner m'],
    ['con mi hija, para mí nomás lo normal', 'self; child f'],
    ['with my wife, poles: his broke, so only mine', 'self; partner f'],
    ['list for me (f31) + my bf Nico please', 'self f 31y; partner m Nico'],
    ['mum and I, my sister will join later, no need her things', 'self; parent f; sibling f'],
    ['the card game Mr & Mrs comes too', 'self'],
    ['vamos 4 pero hazla para mí sola porfa', 'self; other*3', { one: true }],
    ['vamos seis amigos a Gandía, hazla solo para mí', 'self; friend*5', { one: true }],
    ['somos 5 primas pero ármala para mí nomás', 'self; relative*4', { one: true }],
    ["With me nan to Anglesey. I just want my list and nan's", 'self; grandparent f'],
    ["I'm packing for dad AND me, my dad (71) and me in a drop camp", 'self; parent 71y m'],
    ['our eldest, Imogen 18, moves into halls, her list not ours. forgot hangers with her brother', 'child 18y Imogen'],
    ["my lad Kai's off to Rome with school. 2 epipens, one on him, one w/ Mrs Okafor", 'child m Kai'],
    ['me and Mrs Smith to Bath', 'self; partner f Smith'],
    ['Year 8 trip to Normandy for my boy Callum, coach and ferry', 'child m Callum'],
    ['my 8th grader Mason, class trip to DC', 'child Mason'],
    ['mask with his grade, fins', 'self'],
    ['me 66 and my daughter Siobhan (her own list!)', 'self 66y; child f Siobhan', { alone: true }],
    ['me and Jo, 2 other couples meeting us there', 'self; friend Jo'],
    ['Nanas 90th, my husband and I', 'self; partner m'],
    ['Daughter moves into her dorm at Purdue, need HER list, dad and I only drive', 'child f adult'],
    ['Gira de vóley, Juana (14) va con el club, yo no voy', 'child 14y Juana'],
    [
      'Preparo la mochila de mi hermano Teo (19), yo NO voy, va con 2 amigos',
      'sibling m 19y Teo; friend*2',
      { alone: true },
    ],
    ['A Roma con mi amiga Carla, que lleva su propia maleta', 'self; friend f Carla', { alone: true }],
    ['Tokyo with my mum and her carer Ada. Ada does her own packing', 'self; parent f; other Ada'],
    ['Twelve of us in one house, but just do mine', 'self; other*11', { one: true, alone: true }],
    [
      'Yo acompaño a mi hija Luz (18) que se muda, la lista es mía',
      'self; child f 18y Luz',
      { one: true, alone: true },
    ],
    ["List for Aoife (15), not for me, I'm only the mammy paying. Scout Jamboree", 'child 15y Aoife'],
    ['Me and Sam go to Rome. Museums are not for me', 'self; friend Sam'],
    ["List for daddy (Packie, 74) going in for the hip. I'm not staying so nothing for me", 'parent 74y m Packie'],
    ['List for me and dad (74), the two of us', 'self; parent 74y m'],
    ["Packing for my boyfriend too, he'd forget his head", 'self; partner m'],
    ['This list is for my son, he is 9', 'child 9y m'],
    ['this is for my son Callum 14, not me. Cadet camp in Crowborough', 'child 14y m Callum'],
    ['packing for my 15yo who flies alone to his exchange family', 'child 15y'],
    ["asking for my dad, he's 69 and goes by himself", 'parent 69y m'],
  ]));
describe('children who travel without the writer', () =>
  checkPeople([
    ["she's 14, list for her", 'child f 14y'],
    ["School trip to Spain. He's 9.", 'child m 9y'],
    ["list for him, he's 16, rugby tour", 'child m 16y'],
    ['daughter is 11 going on guide camp, her list', 'child f 11y'],
    ['year 6 residential, she is 10 and a vegetarian', 'child f 10y'],
    ['El niño tiene 9 y va de granja escuela con el cole', 'child m 9y'],
    ['ella tiene 15, viaje de estudios a Italia', 'child f 15y'],
    // Who goes along says so.
    ['my sister (19) moves into her dorm, her list is done, I drive', 'self; sibling f 19y'],
    ["me and my boy (8) on scout camp, i'm a leader", 'self; child m 8y'],
    ['with my wife, she is 34, to Rome', 'self; partner f 34y'],
  ]));
describe('students who are driven to their rooms', () =>
  checkPeople([
    ["Dropping our Megan off at uni, she's 18. Me and her dad drive her up", 'self; child 18y Megan; partner'],
    ["We're dropping Josh off at university. What does he need: towels, hangers", 'child adult Josh'],
    ['Dropping Rover off at kennels, then I fly', 'self'],
  ]));
describe('people and households who pack for themselves', () =>
  checkPeople([
    [
      'somos 6: mis padres, mi esposa, mis hijos de 4 y 2 y yo. La lista para nosotros cuatro',
      'self m; parent*2 alone; partner f; child 4y; child 2y',
    ],
    ['mis suegros, mi esposo y yo a Valle. hazme la de mi esposo y mía', 'self f; relative*2 alone; partner m'],
    [
      'me and wifey, her bro and his wife come too but they pack own',
      'self m; partner f; relative m alone; other f alone',
    ],
    ['My hubby and me, our son & DIL fly up and meet us there', 'self f; partner m', { not: ['our son', 'DIL'] }],
    [
      'me and my girls 9 and 6. My mum has sickle cell and stays in London',
      'self; child 9y f; child 6y f',
      { not: ['My mum'] },
    ],
    ['Me, my husband and his folks. His dad has a new hip. Mum-in-law uses a cane', 'self f; partner m; relative*2'],
    [
      'me and my ds 8, my sister Shell and her lad Kai (15). Shells lot sort their own stuff',
      'self; child 8y m; sibling f Shell alone; child 15y Kai alone',
    ],
    ['con mi novia y sus papás, ellos llevan su carro y sus cosas', 'self m; partner f; relative*2 alone'],
    [
      'con mis suegros y los niños (7 y 4), mi mujer viene solo los findes',
      'self m; relative*2; child 7y; child 4y',
      { not: ['mi mujer'] },
    ],
    [
      'me, my husband and our son with his girlfriend. The girlfriend has an allergy',
      'self f; partner m; child m; other f',
    ],
    ['Chess trip, my son (15) goes with his coach. He needs a list, not me', 'child 15y m'],
    ['nuestro hijo de 19 vive con nosotros y viene', 'self; partner; child 19y m'],
    ['Mi polola va en otra cuadrilla, ella hace su lista', 'self; partner f', { alone: true }],
    ['Voy con mi novio pero él se encarga de lo suyo', 'self; partner m', { alone: true }],
    ['Mi marido va aparte y prepara su propia bolsa', 'self; partner m', { alone: true }],
    [
      'me and my wife + our friends Ruth and Alf who do their own packing',
      'self m; partner f; friend Ruth alone; friend Alf alone',
    ],
    [
      'mi primo, su señora, sus hijos (9 y 7) y yo. ellos son 4 y hacen sus maletas',
      'self; relative m alone; other f alone; child 9y alone; child 7y alone',
    ],
    ['con mi novia y su hermana de 15 que se viene porque sus papás viajan', 'self m; partner f; child 15y f'],
    [
      'our granddaughters 8 and 6 with us two, parents are working',
      'self; partner; child 8y; child 6y',
      { not: ['parents'] },
    ],
    ['viajamos dos parejas, la otra lleva lo suyo', 'self; partner; friend*2'],
    ['Mi hijo Nico, 9 años, va a su primer campamento.', 'child 9y m Nico'],
    ['My daughter Ivy (8) is off to her first sleepaway camp.', 'child 8y f Ivy'],
    ['Mis dos hijos, 6 y 3, todo julio en el pueblo. Yo trabajo. Lista de los críos.', 'child 6y; child 3y'],
    ["Dad's in for his new hip, he's 76. Packing for him.", 'parent 76y m'],
    ['mi compadre y yo, cada quien lo suyo', 'self; friend', { one: true, alone: true }],
    ["me and my wife, the kids don't want to come any more", 'self; partner f'],
    ['mi mujer y yo, los hijos ya no quieren venir', 'self; partner f'],
    ['voy con mi hermana, llega el martes por su lado', 'self; sibling f', { alone: true }],
    ['me 47 and my mate Stu whos sorting his own stuff', 'self 47y; friend Stu', { alone: true }],
    [
      'Me, my wife and our young fella (7), plus Col and Deb in their own rig who look after themselves',
      'self; partner f; child 7y',
    ],
  ]));
