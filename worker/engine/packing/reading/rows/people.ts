/** How people say who travels. `#` is read as the number. */

export interface TotalRow {
  /** `total` everybody · `couple` two grown-ups at least · `adults` grown-ups · `and-me` that many and the writer · `solo` · `plural` a bare "we" · `ours` a bare "our" · `friends` company of unknown number that packs for itself ·
   * `us-two` the writer and a partner beside those named · `lone-parent` the other parent stays at home · `nobody` only looks like people. */
  kind:
    | 'total'
    | 'couple'
    | 'adults'
    | 'and-me'
    | 'solo'
    | 'plural'
    | 'ours'
    | 'friends'
    | 'seniors'
    | 'writer'
    | 'us-two'
    | 'lone-parent'
    | 'nobody';
  number?: number;
  gender?: 'woman' | 'man';
  /** Only where nothing is counted after it: "los cuatro", not "los cuatro días" nor "a las cuatro". */
  bare?: true;
  /** Only as those who travel: "eight friends from Vienna", not "with" nor "to see eight friends from Vienna". */
  opening?: true;
  en: string;
  es: string;
}

export const TOTALS: readonly TotalRow[] = [
  {
    kind: 'total',
    en: '# of us, we are #, we re # people, party of #, family of #, group of #, # people, # friends and i are, we are going to be #, there are # of us, there will be # of us, all # of us, # travellers, # travelers, we will be #, group of # friends, # mates on a, # colleagues travelling',
    es: 'somos #, seremos #, vamos #, viajamos #, iremos #, familia de #, grupo de #, # personas, # viajeros, # amigos que, entre #, vamos a ser #, viajan #, un grupo de # amigos, somos # amigos, # companeros',
  },
  {
    kind: 'total',
    opening: true,
    en: '# friends/mates/cousins/colleagues from/on/of/sharing/travelling/going/flying/driving/sailing, # of us from',
    es: '# amigos/primos/companeros/colegas de/desde/del/y/en',
  },
  { kind: 'total', opening: true, gender: 'woman', en: '', es: '# amigas/primas/companeras de/desde/del/y/en' },
  // The wedding of a couple says nothing of how many fly.
  { kind: 'nobody', en: 'we get married, we are getting married, we re getting married, we are to be married', es: '' },
  {
    kind: 'us-two',
    en: 'and the two of us, plus the two of us, and us two, plus us two, and both of us',
    es: 'y nosotros dos, y nosotras dos, mas nosotros dos, y los dos, y nosotros',
  },
  {
    kind: 'lone-parent',
    en: 'my (ex) husband/wife/partner/boyfriend/girlfriend/ex (is) not/isnt/cant/cannot/wont/doesnt (be) (coming/come/join/joining/travel/travelling), my husband/wife/partner/boyfriend/girlfriend stays/is staying (at) home/behind, their/her/his dad/father/mum/mother/mom (is) not/isnt/cant/cannot/wont/doesnt (be) (coming/come/join/joining)',
    es: 'mi marido/mujer/pareja/ex/exmujer/exmarido/novio/novia no viene/puede/podra/vendra/viaja/va, su padre/madre no viene/puede/podra/vendra/viaja, mi marido/mujer/pareja se queda en',
  },
  {
    kind: 'total',
    gender: 'woman',
    en: '# women, # girls on a, # girlfriends, # sisters on a, girls trip for #, for # girls, # ladies',
    es: 'somos # amigas, vamos # amigas, # chicas, # mujeres, viajamos # amigas, grupo de # amigas, somos # chicas, # amigas de viaje',
  },
  { kind: 'total', bare: true, en: '', es: 'los #' },
  { kind: 'total', bare: true, gender: 'woman', en: '', es: 'las #' },
  { kind: 'total', gender: 'man', en: '# lads, # guys, # blokes', es: '# chicos, # hombres' },
  {
    kind: 'couple',
    number: 2,
    en: 'couple s trip, couples trip, as a couple, romantic, honeymoon*, wedding anniversary, years of marriage, years married, just the pair of us, both of us, just us two, couple from, we are a couple, retired couple, young couple, couple in our, babymoon, the two of us, couple s',
    es: 'en pareja, viaje de pareja, luna de miel, escapada romantica, viaje romantico, nosotros dos, los dos, los dos solos, somos una pareja, pareja de, pareja jubilada, aniversario de boda, anos de casados, anos casados, anos de matrimonio, bodas de oro, bodas de plata, viaje de novios, recien casados',
  },
  { kind: 'couple', number: 2, gender: 'woman', en: 'the two of us girls', es: 'las dos, nosotras dos' },
  {
    kind: 'total',
    number: 4,
    en: 'two couples, 2 couples, with another couple, another couple and us',
    es: 'dos parejas, 2 parejas, con otra pareja, nosotros y otra pareja',
  },
  { kind: 'total', number: 6, en: 'three couples, 3 couples, two other couples', es: 'tres parejas, 3 parejas' },
  { kind: 'adults', en: '# adults, # grown ups', es: '# adultos, # mayores de edad' },
  { kind: 'adults', gender: 'woman', en: '# adult women', es: '# adultas' },
  {
    kind: 'and-me',
    en: 'with # friends, with # college/school/uni/university/close/good/old/work friends, with # mates, with # of my friends, with # other friends, me and # friends, # friends and me, # friends and i, with # other people, me and # others, with # cousins, with # others, with # girlfriends, my # best friends, with my # friends',
    es: 'con # amigos, con # amigas, con # buenos amigos, con # buenas amigas, con # colegas, con otros #, con otras #, # amigos y yo, # amigas y yo, yo y # mas, con # primos, con # personas mas, con mis # amigos, con mis # amigas',
  },
  { kind: 'seniors', en: '# pensioners, # retirees', es: '# jubilados, # jubiladas, # pensionistas' },
  {
    kind: 'seniors',
    number: 2,
    en: 'retired couple, couple in our seventies/sixties/eighties, both retired, both in our seventies/eighties',
    es: 'pareja jubilada, matrimonio jubilado, los dos jubilados, ambos jubilados, matrimonio mayor, imserso',
  },
  {
    kind: 'seniors',
    number: 1,
    en: 'im retired, recently retired, in my seventies/eighties, im a pensioner, senior traveller/traveler',
    es: 'estoy jubilado, estoy jubilada, soy jubilado, soy jubilada, recien jubilad*, soy pensionista',
  },
  {
    kind: 'solo',
    en: 'solo, alone, by myself, on my own, travelling solo, just me, only me, solo trip, solo traveller, solo female, single mum, single mom, single dad, single parent, solo parent',
    es: 'viajo solo, voy solo, viaje en solitario, por mi cuenta, yo solo, en solitario, ire solo, viajare solo, solo yo, voy por libre, madre soltera, padre soltero, familia monoparental',
  },
  {
    kind: 'solo',
    gender: 'woman',
    en: 'solo female, solo woman, woman travelling alone, woman traveling alone, a woman on my own',
    es: 'viajo sola, voy sola, yo sola, mujer sola, ire sola, viajare sola',
  },
  {
    kind: 'writer',
    gender: 'woman',
    en: 'im pregnant, im # weeks pregnant, im # months pregnant, as a woman, im a woman, bridesmaid, my gown, my (own) ball gown, my (own) evening gown, my heels, maid of honour, im the bride, my bra, my wedding dress, my period',
    es: 'estoy embarazada, soy la novia, la madrina, soy dama de honor, soy madre, estoy jubilada, soy espanola, soy mexicana, soy argentina, soy colombiana, soy chilena, soy peruana, soy (muy) friolera, soy diabetica, soy alergica, soy celiaca, soy vegana, soy vegetariana, soy profesora, soy enfermera, soy medica, soy una mujer, soy doctora, soy ingeniera, estoy operada, jubilada',
  },
  {
    kind: 'writer',
    gender: 'man',
    en: 'im the groom, best man, im a man, as a man, my beard, groomsman',
    es: 'soy el novio, el padrino, soy padrino, soy espanol, soy mexicano, soy argentino, soy colombiano, soy chileno, soy peruano, soy (muy) friolero, soy diabetico, soy alergico, soy celiaco, soy vegano, soy vegetariano, soy profesor, soy enfermero, soy medico, soy doctor, soy ingeniero, mi barba',
  },
  {
    kind: 'plural',
    en: 'we, our trip, our hotel, our flight, us',
    es: 'somos, vamos, iremos, viajamos, volamos, salimos, estaremos, dormimos, dormiremos, alquilamos, queremos, nos quedamos, nos alojamos, pasaremos, haremos, llevamos, recorreremos, visitaremos, viajaremos, tenemos, nosotros, nosotras, pensamos, cogemos, hemos, volaremos, subiremos, iremos, pasamos',
  },
  {
    kind: 'friends',
    en: 'shared with # friends, sharing with # friends, shared with friends, with friends, with some friends, with my friends, with mates, with the lads, with the girls, with colleagues, with my team, with the team, with my colleagues, with a group, with old friends, with my students, with my pupils, with my class, with my mates, with university friends, with school friends, tour group',
    es: 'compartid* con # amigos, compartimos con # amigos, con amigos, con amigas, con mis amigos, con mis amigas, con unos amigos, con unas amigas, con colegas, con los colegas, con companeros, con mis companeros, con mis alumnos, con mi clase, con mi equipo, con el equipo, con un grupo, con gente, con la pandilla, con mi grupo, con los companeros',
  },
  { kind: 'ours', en: 'our, ours', es: 'nuestro, nuestra, nuestros, nuestras' },
];

export interface CompanionRow {
  en: string;
  es: string;
  adults: number;
  seniors?: number;
  gender?: 'woman' | 'man';
  /** Rows with the same key are the same person, however often they are named. */
  key?: string;
}

export const COMPANIONS: readonly CompanionRow[] = [
  {
    key: 'their-partner',
    adults: 1,
    en: 'with/and/plus his/her/their wife/husband/partner/girlfriend/boyfriend/fiance/fiancee, mum/mom/mother and her partner/husband/boyfriend, dad/father and his partner/wife/girlfriend',
    es: 'con/y/mas su mujer/marido/pareja/novia/novio/esposa/esposo',
  },
  {
    key: 'partner',
    adults: 1,
    en: 'neither my wife/husband/partner/girlfriend/boyfriend nor i/me',
    es: 'ni mi pareja/mujer/marido/esposa/esposo/novia/novio ni yo',
  },
  {
    key: 'partner',
    adults: 1,
    gender: 'man',
    en: 'my husband, hubby, my boyfriend, my fiance',
    es: 'mi marido, mi esposo, mi novio, mi prometido',
  },
  {
    key: 'partner',
    adults: 1,
    gender: 'woman',
    en: 'my wife, my girlfriend, my fiancee, the wife, the missus',
    es: 'mi mujer, mi esposa, mi novia, mi prometida, mi senora',
  },
  {
    key: 'partner',
    adults: 1,
    en: 'my partner, my spouse, my other half, my significant other',
    es: 'mi pareja, mi companero de vida, mi chico, mi chica',
  },
  { key: 'mother', adults: 1, gender: 'woman', en: 'my mum, my mom, my mother, my mam', es: 'mi madre, mi mama, mama' },
  { key: 'father', adults: 1, gender: 'man', en: 'my dad, my father', es: 'mi padre, mi papa' },
  {
    key: 'parents',
    adults: 2,
    en: 'my parents, our parents, mum and dad, mom and dad',
    es: 'mis padres, mis papas, nuestros padres, mis viejos',
  },
  {
    key: 'grandmother',
    adults: 1,
    seniors: 1,
    gender: 'woman',
    en: 'my grandmother, my grandma, my gran, my nan, my granny, grandma, granny, my nana, our grandmother',
    es: 'mi abuela, la abuela, mi yaya, la yaya, mi abuelita',
  },
  {
    key: 'grandfather',
    adults: 1,
    seniors: 1,
    gender: 'man',
    en: 'my grandfather, my grandad, my grandpa, grandpa, grandad, my granddad',
    es: 'mi abuelo, el abuelo, mi yayo, mi abuelito',
  },
  {
    key: 'grandparents',
    adults: 2,
    seniors: 2,
    en: 'my grandparents, the grandparents, grandparents',
    es: 'mis abuelos, los abuelos, mis yayos',
  },
  {
    key: 'inlaws',
    adults: 2,
    en: 'my inlaws, my in laws, the in laws, my parents in law',
    es: 'mis suegros, los suegros',
  },
  { key: 'motherinlaw', adults: 1, gender: 'woman', en: 'my mother in law', es: 'mi suegra' },
  { key: 'fatherinlaw', adults: 1, gender: 'man', en: 'my father in law', es: 'mi suegro' },
  { key: 'sister', adults: 1, gender: 'woman', en: 'my sister, my twin sister', es: 'mi hermana' },
  { key: 'brother', adults: 1, gender: 'man', en: 'my brother, my twin brother', es: 'mi hermano' },
  { key: 'siblings', adults: 2, en: 'my siblings, my # siblings', es: 'mis hermanos, mis # hermanos' },
  { key: 'sisters', adults: 2, gender: 'woman', en: 'my sisters, my # sisters', es: 'mis hermanas, mis # hermanas' },
  { key: 'brothers', adults: 2, gender: 'man', en: 'my brothers, my # brothers', es: '' },
  { key: 'aunt', adults: 1, gender: 'woman', en: 'with my aunt, my aunt and i', es: 'con mi tia, mi tia y yo' },
  { key: 'uncle', adults: 1, gender: 'man', en: 'with my uncle, my uncle and i', es: 'con mi tio, mi tio y yo' },
  {
    key: 'cousin',
    adults: 1,
    en: 'with my cousin, my cousin and i, my cousin and me, me and my cousin',
    es: 'con mi primo, con mi prima, mi primo y yo, mi prima y yo',
  },
  {
    key: 'friend',
    adults: 1,
    en: 'with a friend, with my friend, my friend and i, my friend and me, me and my friend, me and a friend, a friend and i, my best friend, with one friend, with an old friend from, with a mate, with my mate, my best mate, me and my mate',
    es: 'con un amigo, con mi amigo, mi amigo y yo, un amigo y yo, con mi mejor amigo, con un colega',
  },
  {
    key: 'flatmate',
    adults: 1,
    en: 'with my flatmate/roommate/housemate/neighbour/neighbor, my flatmate/roommate/housemate/neighbour/neighbor and i, my flatmate/roommate/housemate/neighbour/neighbor who s/is joining/coming',
    es: 'con mi companero/companera de piso, con mi vecino/vecina, mi companero/companera de piso y yo, mi vecino/vecina y yo',
  },
  {
    key: 'friend',
    adults: 1,
    gender: 'woman',
    en: 'with a girlfriend',
    es: 'con una amiga, con mi amiga, mi amiga y yo, una amiga y yo, con mi mejor amiga, mi mejor amiga',
  },
  {
    key: 'carer',
    adults: 1,
    en: 'and/with his/her carer/caregiver/nurse, my carer, my caregiver, my nurse, my assistant, my personal assistant',
    es: 'y/con su cuidador/cuidadora, mi cuidador, mi cuidadora, mi asistente personal',
  },
  { key: 'brotherinlaw', adults: 1, gender: 'man', en: 'my brother in law', es: 'mi cunado' },
  { key: 'sisterinlaw', adults: 1, gender: 'woman', en: 'my sister in law', es: 'mi cunada' },
  {
    key: 'colleague',
    adults: 1,
    en: 'with a colleague, my colleague and i',
    es: 'con un companero, con una companera, mi companero y yo, mi companera y yo, con un companero de trabajo',
  },
];

export interface ChildRow {
  /** How many the word alone means. */
  count: number;
  /** Age in months when none is said, and the ages the word can mean. */
  typical: number;
  least: number;
  most: number;
  gender?: 'woman' | 'man';
  /** Often a grown-up: counts as a child only with an age or an "our". */
  risky?: true;
  /** Only a child when an age says so. */
  adult?: true;
  /** Words that only look like a child. */
  none?: true;
  en: string;
  es: string;
}

export const CHILD_WORDS: readonly ChildRow[] = [
  {
    none: true,
    count: 0,
    typical: 0,
    least: 0,
    most: 0,
    en: 'baby moon, baby food, baby carrier*, baby wipes, baby shower, expecting a baby, having a baby, had a baby, baby sitter, kids club*, kids menu, child seat*, children s, baby seat*, baby gear, baby equipment, baby bump, baby powder, child friendly, kid friendly, kids pool, baby cot*, inner child, no place for children, jesus child, baby bottle*, childrens',
    es: 'club infantil, comida de bebe, cosas de bebe, cosas del bebe, mono de bebe, coche de bebe, carrito de bebe, silla de bebe, esperando un bebe, esperamos un bebe, nino jesus, el nino de, barrio de los ninos, cuna de bebe, casa de los hijos, bebe en camino',
  },
  { count: 1, typical: 1, least: 0, most: 5, en: 'newborn*, new born', es: 'recien nacid*' },
  {
    count: 1,
    typical: 9,
    least: 0,
    most: 23,
    en: 'baby, babies, infant, our little one',
    es: 'bebe, bebes, bebito, bebita, nene, nena',
  },
  { count: 1, typical: 24, least: 11, most: 47, en: 'toddler, toddlers, tot', es: 'ninito, ninita' },
  {
    count: 2,
    typical: 36,
    least: 0,
    most: 71,
    en: 'under fives, under 5 s, under 5, under sixes',
    es: 'menores de 5 anos, menores de 6 anos',
  },
  {
    count: 1,
    typical: 96,
    least: 0,
    most: 215,
    gender: 'man',
    en: 'my son, our son, our boy, my boy, little boy, with son, our youngest son',
    es: 'mi hijo, nuestro hijo, mi nino, nuestro nino, el nino, mi peque, nuestro peque, el peque, un nino, mi chiquillo',
  },
  {
    count: 1,
    typical: 96,
    least: 0,
    most: 215,
    gender: 'woman',
    en: 'my daughter, our daughter, our girl, my little girl, little girl, our little girl',
    es: 'mi hija, nuestra hija, mi nina, nuestra nina, la nina, la peque, una nina',
  },
  {
    count: 1,
    typical: 84,
    least: 0,
    most: 215,
    en: 'my kid, our kid, a child, one child, our child, my child, a kid, my grandson, my granddaughter, our grandson, our granddaughter, my nephew, my niece, our nephew, our niece, my godson, stepson, stepdaughter',
    es: 'un hijo, una hija, mi nieto, mi nieta, nuestro nieto, nuestra nieta, mi sobrino, mi sobrina, mi ahijado, mi ahijada',
  },
  {
    count: 2,
    typical: 84,
    least: 0,
    most: 215,
    en: 'kids, children, little ones, grandchildren, grandkids, our boys, my boys, our girls, our sons, our daughters, my sons, my daughters, nephews, nieces, youngsters, kiddos, with two boys, with two girls',
    es: 'ninos, ninas, hijos, hijas, peques, nietos, nietas, chiquillos, criaturas, crios, sobrinos, sobrinas, mis hijos, nuestros hijos, chamacos, chavales',
  },
  {
    count: 2,
    typical: 84,
    least: 0,
    most: 215,
    risky: true,
    en: 'boys, girls',
    es: 'chicos, chicas, pequenos, pequenas',
  },
  {
    count: 2,
    typical: 72,
    least: 0,
    most: 215,
    en: 'twins, twin girls, twin boys',
    es: 'gemelos, gemelas, mellizos, mellizas',
  },
  { count: 3, typical: 72, least: 0, most: 215, en: 'triplets', es: 'trillizos, trillizas' },
  {
    count: 1,
    typical: 180,
    least: 144,
    most: 239,
    en: 'teenager, teen, teenage son, teenage daughter, teenage boy, teenage girl, tween',
    es: 'adolescente, hijo adolescente, hija adolescente',
  },
  {
    count: 2,
    typical: 180,
    least: 144,
    most: 239,
    en: 'teenagers, teens, teenage kids, teenage children, teenage sons, teenage daughters, teenage boys, teenage girls',
    es: 'adolescentes, hijos adolescentes, hijas adolescentes, ninos adolescentes',
  },
  {
    count: 1,
    typical: 96,
    least: 0,
    most: 215,
    adult: true,
    en: 'son, daughter, boy, girl, brother, sister, cousin',
    es: 'hijo, hija, chico, chica, hermano, hermana, primo, prima',
  },
];
