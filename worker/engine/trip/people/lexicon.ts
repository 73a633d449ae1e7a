/** Words for people, folded, English and Spanish together. A knowledge table: one row for one kind of person. */
import { CATS_EN, CATS_ES, DOGS_EN, DOGS_ES, HORSES } from '../../packing/reading/animals';
import type { Traveller } from '../schema';

export interface PersonWord {
  role: Traveller['role'];
  /** Mentions of one key are the same person until something tells them apart. */
  key: string;
  sex?: 'female' | 'male';
  /** Stage where no age is stated. */
  stage?: Traveller['stage'];
  /** How many a plural word means without a number. */
  count?: number;
  /** Partners and own children travel unless the words say otherwise. */
  close?: true;
  /** Only in capitals or after a "my": "MIL" is no Spanish thousand. */
  capitals?: true;
  /** Only in capitals, after a "my", too: "my PA" is not "my pa". */
  upper?: true;
  /** An adult unless an age, an "our" or a "little" says child: "girls", "chicos". */
  risky?: true;
  /** Plain words otherwise: only with an owner, a number or in a list ("my mate", not the drink). */
  owned?: true;
  /** Only after "my", before a capitalised name or with a child's age: the Filipino "Lola Nene", where "Lola" alone is a name. */
  named?: true;
  /** No person of this list at all: pets and things that only sound like people. */
  none?: true;
  words: string;
}

/** A child that is told by name, age or number alone. */
export const CHILDREN: PersonWord = { role: 'child', key: 'children', stage: 'child', count: 2, close: true, words: '' };
export const CHILD: PersonWord = { role: 'child', key: 'child', stage: 'child', close: true, words: '' };

export const PEOPLE: readonly PersonWord[] = [
  { role: 'other', key: 'carer', upper: true, words: 'pa, hca' },
  { role: 'partner', key: 'partner', sex: 'female', close: true, words: 'swmbo' },
  { role: 'relative', key: 'aunt', sex: 'female', words: 'great aunt, great auntie, great aunty, grandaunt, grand aunt, godmother, god mother, tia abuela' },
  { role: 'relative', key: 'uncle', sex: 'male', words: 'great uncle, godfather, god father, tio abuelo' },
  { role: 'sibling', key: 'sister', sex: 'female', words: 'stepsister, step sister, half sister, hermanastra' },
  { role: 'sibling', key: 'brother', sex: 'male', words: 'stepbrother, step brother, half brother, hermanastro' },
  { role: 'child', key: 'son', sex: 'male', stage: 'child', close: true, words: 'foster son, foster lad, foster boy' },
  { role: 'child', key: 'daughter', sex: 'female', stage: 'child', close: true, words: 'foster daughter, foster girl' },
  { role: 'child', key: 'child', stage: 'child', close: true, words: 'foster child, foster kid, stepkid, stepchild' },
  { role: 'child', key: 'children', stage: 'child', count: 2, close: true, words: 'foster children, foster kids, stepkids, stepchildren' },
  { role: 'grandparent', key: 'grandparents', count: 2, stage: 'senior', words: 'pop and nan, nan and pop, nana and pop, grandma and pop, gran and pop' },
  {
    role: 'friend',
    key: 'friend',
    words:
      'bandmate, teammate, team mate, crewmate, clubmate, bunkmate, classmate, schoolmate, schoolfriend, dance partner, tennis partner, golf partner, bridge partner, training partner, sailing partner, paddling partner, riding partner, running mate, co driver, codriver, companera de clase, companero de clase',
  },
  { role: 'friend', key: 'friends', count: 2, words: 'bandmates, teammates, team mates, crewmates, clubmates, bunkmates, classmates, schoolmates' },
  { role: 'friend', key: 'friend', sex: 'male', owned: true, words: 'bloke, geezer, chap, socio, kumpare' },
  { role: 'friend', key: 'friend', sex: 'female', owned: true, words: 'socia, kumare' },
  { role: 'friend', key: 'friends', count: 2, owned: true, words: 'socios, socias' },
  { role: 'sibling', key: 'sibling', owned: true, words: 'adik, kapatid' },
  { role: 'sibling', key: 'brother', sex: 'male', owned: true, words: 'bredda, abang, wee brother, big brother, little brother, wee bro' },
  { role: 'sibling', key: 'sister', sex: 'female', owned: true, words: 'kakak, wee sister, big sister, little sister, wee sis' },
  { role: 'partner', key: 'partner', sex: 'male', close: true, words: 'suami, mon chum' },
  { role: 'partner', key: 'partner', sex: 'female', close: true, words: 'isteri, ma blonde' },
  { role: 'colleague', key: 'colleague', owned: true, words: 'apprentice, trainee, lodger, curate, understudy, intern' },
  {
    role: 'parent',
    key: 'mother',
    sex: 'female',
    owned: true,
    words:
      'ami, mai, maita, ma, maw, madda, mudda, mither, vieja, ama, mami, mamita, old lady, old dear, oul one, oul wan, iya, mutti, maman, makcik, nne, mata ji, mataji, mapa',
  },
  {
    role: 'child',
    key: 'son',
    sex: 'male',
    stage: 'child',
    close: true,
    owned: true,
    words:
      'chamo, lad, beta, laaitie, lightie, puttar, munda, bachcha, pickney, sprog, tacker, anak, tyke, laddie, kleintjie, seun, pikkie, munchkin, youngfella, neno, nano, xiquet, txiki, mozuelo, pequenajo, guiro, chango, gurrumino, guachito, guacho',
  },
  {
    role: 'child',
    key: 'daughter',
    sex: 'female',
    stage: 'child',
    close: true,
    owned: true,
    words: 'chama, beti, kudi, lassie, dogter, youngone, youngwan, xiqueta, mozuela, pequenaja',
  },
  { role: 'partner', key: 'partner', sex: 'male', close: true, owned: true, words: 'gordo, flaco, chele, viejito lindo' },
  { role: 'partner', key: 'partner', sex: 'male', close: true, words: 'himself, him indoors' },
  { role: 'partner', key: 'partner', sex: 'female', close: true, words: 'herself, her indoors, er indoors' },
  { role: 'partner', key: 'partner', sex: 'female', close: true, owned: true, words: 'lass, madam, morra, gorda, flaca, jeva, mrs' },
  { role: 'partner', key: 'partner', close: true, owned: true, words: 'babe, boo, ball and chain' },
  { role: 'partner', key: 'partner', sex: 'male', close: true, owned: true, words: 'jevo, mister' },
  {
    role: 'parent',
    key: 'father',
    sex: 'male',
    owned: true,
    words:
      'viejo, pai, pa, da, faither, papi, papito, old man, old fella, oul fella, aul fella, old boy, abba, mzee, pops, vati, nna, pita ji, pitaji, bapuji, baapu, babuji',
  },
  { role: 'parent', key: 'parents', count: 2, owned: true, words: 'viejos, papas' },
  // Words of families in Spanish-speaking countries; those with a plain sense of their own only after "mi" or with a child's age.
  { role: 'relative', key: 'sister-in-law', sex: 'female', words: 'concunada, concuna' },
  { role: 'relative', key: 'brother-in-law', sex: 'male', words: 'cunao, concunado, concuno' },
  { role: 'relative', key: 'in-law sibling', owned: true, words: 'cuni' },
  { role: 'relative', key: 'in-law siblings', count: 2, owned: true, words: 'cunis, cunaos, concunados, concunos' },
  { role: 'relative', key: 'aunt', sex: 'female', named: true, words: 'titi, tiita, madrina' },
  { role: 'relative', key: 'uncle', sex: 'male', named: true, words: 'tito, tiito, padrino' },
  { role: 'relative', key: 'uncles', count: 2, owned: true, words: 'titos, tiitos, padrinos' },
  { role: 'relative', key: 'aunts', sex: 'female', count: 2, owned: true, words: 'titas, madrinas' },
  { role: 'relative', key: 'consuegros', count: 2, words: 'consuegros' },
  { role: 'relative', key: 'consuegra', sex: 'female', words: 'consuegra' },
  { role: 'relative', key: 'consuegro', sex: 'male', words: 'consuegro' },
  { role: 'relative', key: 'cousin', owned: true, words: 'primi, prima hermana, primo hermano' },
  { role: 'sibling', key: 'sister', sex: 'female', named: true, words: 'gemela, melliza' },
  { role: 'sibling', key: 'brother', sex: 'male', named: true, words: 'gemelo, mellizo, broder' },
  {
    role: 'grandparent',
    key: 'great-grandmother',
    sex: 'female',
    stage: 'senior',
    words: 'bisabuela, bisa, tatarabuela, great grandma, great granny, great grandmother',
  },
  {
    role: 'grandparent',
    key: 'great-grandfather',
    sex: 'male',
    stage: 'senior',
    words: 'bisabuelo, tatarabuelo, great grandad, great grandpa, great grandfather',
  },
  {
    role: 'grandparent',
    key: 'grandmother',
    sex: 'female',
    stage: 'senior',
    owned: true,
    words: 'mamama, mamabuela, mama grande, aguela, agueli, avia, avoa, yayi, bobe',
  },
  { role: 'grandparent', key: 'grandmother', sex: 'female', stage: 'senior', named: true, words: 'lala' },
  {
    role: 'grandparent',
    key: 'grandfather',
    sex: 'male',
    stage: 'senior',
    owned: true,
    words: 'papapa, papabuelo, papa grande, aguelo, avi, avo, zeide, tatita',
  },
  {
    role: 'grandparent',
    key: 'grandparents',
    count: 2,
    stage: 'senior',
    owned: true,
    words: 'abus, tatas, nonos, nonnos, guelos, guelitos, aguelos, lelos, iaios, yayis, avis, avos, aitites',
  },
  { role: 'child', key: 'grandson', sex: 'male', stage: 'child', words: 'bisnieto, biznieto, great grandson' },
  { role: 'child', key: 'granddaughter', sex: 'female', stage: 'child', words: 'bisnieta, biznieta, great granddaughter' },
  { role: 'child', key: 'grandchildren', stage: 'child', count: 2, words: 'bisnietos, biznietos, great grandchildren, great grandkids' },
  { role: 'child', key: 'nephews', stage: 'child', count: 2, words: 'ahijados, ahijadas, sobris, godchildren, godkids' },
  {
    role: 'parent',
    key: 'mother',
    sex: 'female',
    owned: true,
    words: 'jefita, mamacita, mamuchi, mamucha, amatxu, amatxo, nai, mamaita',
  },
  {
    role: 'parent',
    key: 'father',
    sex: 'male',
    owned: true,
    words: 'jefito, taita, tayta, papuchi, papucho, aita, aitatxo, papaito',
  },
  { role: 'parent', key: 'parents', count: 2, owned: true, words: 'jefitos, viejitos, aitas, taitas' },
  {
    role: 'partner',
    key: 'partner',
    sex: 'female',
    close: true,
    owned: true,
    words: 'chorba, mujercita, concubina, marinovia, contraria, esposita, media costilla, companera sentimental, jana, janita, xicota, girl friend',
  },
  {
    role: 'partner',
    key: 'partner',
    sex: 'male',
    close: true,
    owned: true,
    words: 'chorbo, concubino, esposito, tinieblo, companero sentimental, xicot, boy friend',
  },
  { role: 'partner', key: 'partner', close: true, named: true, words: 'chati, cari, amorcito, parejita, cuchi, gordi, alma gemela, toyboy, lover' },
  { role: 'partner', key: 'partner', close: true, owned: true, words: 'conviviente, medio limon, parella' },
  {
    role: 'child',
    key: 'son',
    sex: 'male',
    stage: 'child',
    close: true,
    owned: true,
    words:
      'mocoso, pelao, peladito, pelaito, chibolo, llocalla, llokalla, mitai, chiquilin, chilpayate, morrito, buqui, buki, chavalo, chiguin, guirro, carajillo, nen, chiquinin, primogenito, muchachito',
  },
  {
    role: 'child',
    key: 'son',
    sex: 'male',
    stage: 'child',
    close: true,
    named: true,
    words: 'morro, fine, tripon, sardino, chino, chinito, pitufo, heredero, bicho',
  },
  {
    role: 'child',
    key: 'daughter',
    sex: 'female',
    stage: 'child',
    close: true,
    owned: true,
    words: 'mocosa, peladita, pelaita, chibola, imilla, mitakunai, chiquilina, morrita, chavala, chiguina, guirra, carajilla, primogenita, muchachita',
  },
  {
    role: 'child',
    key: 'daughter',
    sex: 'female',
    stage: 'child',
    close: true,
    named: true,
    words: 'pelada, sardina, china, chinita, pitufa, heredera, princesa, bicha, cabra',
  },
  { role: 'child', key: 'daughter', sex: 'female', stage: 'child', close: true, words: 'chamaca, chiquilla, chavalina' },
  {
    role: 'child',
    key: 'daughters',
    sex: 'female',
    stage: 'child',
    count: 2,
    close: true,
    words: 'chamacas, chiquillas, gurisas, botijas, chamitas, cipotas, pelaitas, carajitas, escuinclas, huercas, chiguinas, guambritas, guirras',
  },
  {
    role: 'child',
    key: 'daughters',
    sex: 'female',
    stage: 'child',
    count: 2,
    close: true,
    owned: true,
    words: 'chamas, patojas, pibas, morritas, chibolas, chavalas, peladitas, guilas, zagalas, cabritas, changuitas, mijas',
  },
  {
    role: 'child',
    key: 'daughters',
    sex: 'female',
    stage: 'child',
    count: 2,
    close: true,
    named: true,
    words: 'bichas, morras, enanas, cabras, pelusas, sardinas, pitufas, princesas',
  },
  {
    role: 'child',
    key: 'child',
    stage: 'child',
    close: true,
    named: true,
    words: 'bendicion, bendi, churre, terremoto, fiera, fierecilla, pollito, monstruito, minion, mini yo',
  },
  {
    role: 'child',
    key: 'children',
    stage: 'child',
    count: 2,
    close: true,
    owned: true,
    words:
      'mocosos, pelaos, peladitos, pelaitos, chibolos, churres, chiquilines, chilpayates, morritos, buquis, chavalos, chiguines, guirros, carajillos, muchachitos, huahuas, llocallas, changos, chiquis, guachos, guachitos, diablillos, txikis, nens, xiquets, nanos, laaities, lighties, bachas, pickneys, chiquitos, chirises, bukis, guiros, tamariki, mokopuna, tweens, tykes, kidlets, childer, chilluns, tots, bambini, cherubs, gurriers',
  },
  {
    role: 'child',
    key: 'children',
    stage: 'child',
    count: 2,
    close: true,
    named: true,
    words:
      'morros, fines, tripones, sardinos, chinos, chinitos, pitufos, bendiciones, terremotos, fieras, fierecillas, pollitos, monstruitos, monstruos, minions, bichos, retonos, renacuajos, angelitos, diablitos, trastos, gremlins, monsters, terrors, munchers, whippersnappers, littles, bigs, offspring, small fry',
  },
  { role: 'child', key: 'baby', stage: 'baby', close: true, owned: true, words: 'huahua, guaguita' },
  { role: 'friend', key: 'friend', owned: true, words: 'parce, asere, chero, chera, coleguita, colegui, yunta, amix' },
  { role: 'friend', key: 'friends', count: 2, owned: true, words: 'parces, aseres, cheros, amixes, compadres, comadres, panitas' },
  // Words of families around the world.
  {
    role: 'grandparent',
    key: 'grandmother',
    sex: 'female',
    stage: 'senior',
    words: 'dadi, nani, nonna, babcia, yiayia, teta, bubbe, mamgu, nain, halmoni, obaachan, popo, ammamma, paati, ajji, thakuma',
  },
  {
    role: 'grandparent',
    key: 'grandfather',
    sex: 'male',
    stage: 'senior',
    words: 'nonno, dziadek, pappou, jiddo, tadcu, taid, ojiisan, thatha, ajja, thakurda, dadaji, nanaji',
  },
  { role: 'relative', key: 'uncle', sex: 'male', words: 'mama ji, mamaji, chacha, chachu, chachaji, kaka, mamu, khalu, taya, taya ji, fufa, oom, ninong' },
  { role: 'relative', key: 'aunt', sex: 'female', words: 'mausi, masi, maasi, bua, chachi, kaki, mami ji, khala, phupho, tai ji, tannie, tita, ninang' },
  { role: 'relative', key: 'sister-in-law', sex: 'female', words: 'bhabhi, bhabi, nanad, saali, co sister' },
  { role: 'relative', key: 'brother-in-law', sex: 'male', owned: true, words: 'jiju, jija, jijaji, devar, saala, swaer, co brother' },
  { role: 'relative', key: 'uncle', sex: 'male', named: true, words: 'tito' },
  {
    role: 'sibling',
    key: 'sister',
    sex: 'female',
    owned: true,
    words: 'didi, ate, sissy, sisi, akka, thangachi, kakak, jie jie, jiejie, meimei, sussie, ousie, sista',
  },
  {
    role: 'sibling',
    key: 'brother',
    sex: 'male',
    owned: true,
    words: 'bhaiya, bhai, kuya, thambi, boet, bru, bhuti, abang, kor kor, gege, brudda, bruv, broseph, manito',
  },
  { role: 'parent', key: 'mother', sex: 'female', words: 'mumsy, ammachi, nanay, inay, mummyji, mam, ammi, umma, ummi, amma, eomma, maa, mumma' },
  {
    role: 'parent',
    key: 'father',
    sex: 'male',
    words: 'popsy, achan, appachan, tatay, itay, appa, papaji, baba, abbu, abba ji, abbi, abu ji, bapu, appaji, daddyji',
  },
  { role: 'partner', key: 'partner', sex: 'female', close: true, owned: true, words: 'senora' },
  {
    role: 'grandparent',
    key: 'grandmother',
    sex: 'female',
    stage: 'senior',
    owned: true,
    words:
      'gran, lita, abu, nana, gogo, abue, wela, welita, guela, guelita, lela, shosho, ambuya, makhulu, bibi, memaw, meemaw, mawmaw, mamaw, grandmum, grandmama, nona, iaia, amama, amona, vovo, nainai, lao lao, waipo, didima, thamma, dida, awa, mormor, farmor, mamie, meme, omi, obachan, biji, beeji, beebee, naani, daadi, aaji, aji, avva, amooma, muthassi, cucu, jjajja, kuia, gramma, grammy, grammie, gram, sitti, sittoo, anneanne, babaanne, babushka, bestemor, poh poh, po po, ahma, nenek, opah, impo, mamina, mita, guelina, mama abuela',
  },
  {
    role: 'grandparent',
    key: 'grandfather',
    sex: 'male',
    stage: 'senior',
    owned: true,
    words:
      'opa, tata, welo, guelo, lelo, mkhulu, sekuru, papaw, peepaw, pop pop, poppop, grampa, grampy, grandpop, nono, iaio, aitona, aitite, yeye, ye ye, gong gong, dadu, nana ji, dada ji, morfar, farfar, papy, pepe viejo, ajoba, nanu, babu, guka, koro, gido, dede, dedushka, bestefar, harabeoji, gung gung, laoye, ahkong, atuk, datuk, muthachan',
  },
  { role: 'child', key: 'child', stage: 'child', close: true, capitals: true, words: 'lo' },
  {
    role: 'friend',
    key: 'friend',
    owned: true,
    words:
      'mate, pal, colega, carnal, parcero, pana, compa, cuate, pata, chum, oppo, mucker, butty, cobber, chamigo, bezzie, marra, boyo, mukka, chommie, tjommie, oke, padi, homie, homegirl, homeboy, bredren, cumpa',
  },
  {
    role: 'friend',
    key: 'friends',
    count: 2,
    owned: true,
    words: 'mates, pals, cuates, panas, compas, colegas, parceros, patas, chums, coleguis, homies, padis, tjommies, chommies, cumpas',
  },
  { role: 'friend', key: 'friends', sex: 'male', count: 2, owned: true, words: 'guys' },
  { role: 'friend', key: 'friends', sex: 'female', count: 2, owned: true, words: 'ladies, gals' },
  { role: 'sibling', key: 'sibling', named: true, words: 'twin' },
  { role: 'other', key: 'client', owned: true, words: 'client, service user, charge' },
  { role: 'other', key: 'carer', owned: true, words: 'nurse, assistant, aide, helper, interpreter' },
  {
    role: 'child',
    key: 'son',
    sex: 'male',
    stage: 'child',
    close: true,
    owned: true,
    words:
      'cabro, guri, botija, pelado, pibe, pibito, chamo, chamito, cipote, guambra, guila, chavito, chavo, huerco, patojo, carajito, zagal, churumbel, guaje, rapaz, cabrito, changuito, mijo, escuincle, plebe',
  },
  {
    role: 'child',
    key: 'daughter',
    sex: 'female',
    stage: 'child',
    close: true,
    owned: true,
    words:
      'gurisa, piba, pibita, chama, chamita, cipota, guambrita, chavita, chava, huerca, patoja, carajita, zagala, guaja, rapaza, cabrita, changuita, mija, escuincla',
  },
  {
    role: 'child',
    key: 'children',
    stage: 'child',
    count: 2,
    close: true,
    owned: true,
    words:
      'gurises, botijas, pelados, pibes, chamos, cipotes, guambras, guilas, chavitos, chavos, huercos, patojos, carajitos, zagales, churumbeles, guajes, rapaces, cabritos, changuitos, escuincles, plebes, mijos',
  },
  { role: 'child', key: 'baby', stage: 'baby', close: true, owned: true, words: 'guagua, guaguito' },
  { role: 'child', key: 'twins', sex: 'female', stage: 'child', count: 2, close: true, words: 'mellas, gemelitas, mellicitas, morochas' },
  { role: 'child', key: 'twins', stage: 'child', count: 2, close: true, words: 'mellos' },
  { role: 'partner', key: 'partner', sex: 'male', close: true, owned: true, words: 'churri, maridin, marinovio, jevo, costillo, peoresnada, peor es nada' },
  { role: 'partner', key: 'partner', sex: 'female', close: true, owned: true, words: 'costilla, domadora, patrona, bruja, ruca, negra, dona, jefa de casa' },
  { role: 'partner', key: 'partner', sex: 'female', close: true, words: 'che rembireko, rembireko' },
  { role: 'partner', key: 'partner', sex: 'male', close: true, words: 'che mena' },
  { role: 'partner', key: 'partner', close: true, owned: true, words: 'beau, boyf, intended, pior es nada' },
  { role: 'other', key: 'ex', owned: true, words: 'ex' },
  { role: 'other', key: 'others', count: 2, owned: true, words: 'others' },
  {
    role: 'other',
    key: 'none',
    none: true,
    words:
      'grade, grades, celula madre, celulas madre, birth mom, birth mum, birth mother, foster mother, dh here, toddler bed, toddler clothes, toddler seat, toddler cup, leche nan, formula nan, nan 1, nan 2, nan 3, nan pro, nan optipro, infant tylenol, infant motrin, infant calpol, infant formula, infant seat, infant car seat, infant carrier, infant paracetamol, infant ibuprofen, is the flower girl, is the birthday girl, is the birthday boy, is the page boy, nothing baby, no baby, mr & mrs, mr and mrs, mr + mrs, had a tia, a tia last, tia last, to bf, still bf, bf the, exclusively bf, bf and, breast bf, still boyfriend, queen mary, queen elizabeth, queen victoria, queen anne, bloody mary, virgen maria, santa maria, ave maria, baby food, baby aspirin, baby moon, baby carrier, baby wipes, baby shower, baby sitter, baby monitor, baby seat, baby seats, baby gear, baby bump, baby powder, baby formula, baby milk, baby cot, baby bottle, baby bottles, baby wrap, baby sling, baby clothes, baby grand, kids club, kids clubs, kids menu, kid friendly, child friendly, child seat, child seats, kids pool, kids stuff, kids clothes, kids camp, inner child, children s, man cave, partner hotel, partner hotels, school friend s, friendly, girl scouts, boy scouts, dive buddy, mother nature, mother tongue, mother of pearl, father christmas, sister city, brass baby, cupboard baby, host family, host families, host mum, host mother, family visit, family run, family hotel, family room, family friendly, family car, family suite, club infantil, comida de bebe, cosas de bebe, cosas del bebe, ropa de bebe, coche de bebe, carrito de bebe, silla de bebe, cuna de bebe, crema de bebe, mono de bebe, bebe en camino, nino jesus, el nino de la, el nino de atocha, semana santa, reyes magos, madre mia, de puta madre, padre nuestro, familia anfitriona, habitacion familiar, traje de novia, vestido de novia, dia del padre, dia de la madre, sagrada familia, tia maria, hermanos coen, amiga date, casa madre, mama mia, gf allergy, gf bread, gf food, gf diet, gf snacks, gf oats, gf pasta, strictly gf, partner ministry, partner organisation, partner organization, partner school, partner church, partner ngo, partner company, sister company, father s day, mother s day, kid sizes, kid size, baby dress, baby things, baby stuff',
  },
  {
    role: 'other',
    key: 'pet',
    none: true,
    words: `chihuahua, guide dog, assistance dog, service dog, sausage dog, springer, greyhound, lab, black lab, chocolate lab, golden lab, yellow lab, old lab, ${DOGS_EN}, ${DOGS_ES}, ${CATS_EN}, ${CATS_ES}, ${HORSES}`,
  },
  {
    role: 'partner',
    key: 'partner',
    sex: 'male',
    close: true,
    words:
      'husband, hubby, oga, hubs, hubbie, hubster, boyfriend, bf, fiance, fella, dh, dear husband, my man, marido, maridito, esposo, novio, prometido, enamorado, pololo, maromo',
  },
  {
    role: 'partner',
    key: 'partner',
    sex: 'female',
    close: true,
    words:
      'wife, wifey, wifie, girlfriend, gf, fiancee, missus, the mrs, dw, mujer, esposa, novia, prometida, enamorada, polola, parienta, patrona, jermu, senora esposa',
  },
  {
    role: 'partner',
    key: 'partner',
    close: true,
    words: 'partner, spouse, other half, better half, significant other, bae, companero de vida, companera de vida, pareja, media naranja, conyuge',
  },
  { role: 'partner', key: 'partner', close: true, capitals: true, words: 'oh, so, dp, bae' },
  {
    role: 'friend',
    key: 'buddy',
    words:
      'climbing partner, travel partner, dive partner, hiking partner, running partner, travel buddy, travel companion, partner in crime, companero de viaje, companera de viaje, companero de cordada',
  },
  { role: 'parent', key: 'mother', sex: 'female', words: 'mum, mom, mother, mam, mummy, mommy, mammy, mama, madre, jefecita, viejita, umma, amma' },
  { role: 'parent', key: 'father', sex: 'male', words: 'dad, father, daddy, papa, padre, viejito, apa' },
  { role: 'parent', key: 'parents', count: 2, words: 'parents, folks, mum and dad, mom and dad, padres' },
  { role: 'relative', key: 'stepmother', sex: 'female', words: 'stepmother, stepmum, stepmom, step mum, step mom, madrastra' },
  { role: 'relative', key: 'stepfather', sex: 'male', words: 'stepfather, stepdad, step dad, padrastro' },
  {
    role: 'grandparent',
    key: 'grandmother',
    sex: 'female',
    stage: 'senior',
    words: 'grandmother, grandma, granny, grannie, nan, nanna, oma, ouma, ah ma, por por, abuela, abuelita, yaya',
  },
  {
    role: 'grandparent',
    key: 'grandfather',
    sex: 'male',
    stage: 'senior',
    words: 'grandfather, grandad, granddad, grandda, granda, grandpa, gramps, zaide, oupa, ah gong, ah kong, abuelo, abuelito, yayo',
  },
  { role: 'grandparent', key: 'grandparents', count: 2, stage: 'senior', words: 'grandparents, abuelos, abuelitos, yayos' },
  { role: 'grandparent', key: 'grandmother', sex: 'female', stage: 'senior', named: true, words: 'lola' },
  { role: 'grandparent', key: 'grandfather', sex: 'male', stage: 'senior', named: true, words: 'lolo' },
  { role: 'relative', key: 'mother-in-law', sex: 'female', words: 'mother in law, mum in law, mom in law, suegra, suegrita' },
  { role: 'relative', key: 'mother-in-law', sex: 'female', capitals: true, words: 'mil' },
  { role: 'relative', key: 'father-in-law', sex: 'male', words: 'father in law, dad in law, suegro' },
  { role: 'relative', key: 'father-in-law', sex: 'male', capitals: true, words: 'fil' },
  { role: 'relative', key: 'in-laws', count: 2, words: 'inlaws, in laws, parents in law, suegros, outlaws' },
  { role: 'relative', key: 'sister-in-law', sex: 'female', words: 'sister in law, cunada' },
  { role: 'relative', key: 'sister-in-law', sex: 'female', capitals: true, words: 'sil' },
  { role: 'relative', key: 'brother-in-law', sex: 'male', words: 'brother in law, cunado' },
  { role: 'relative', key: 'brother-in-law', sex: 'male', capitals: true, words: 'bil' },
  { role: 'relative', key: 'in-law siblings', count: 2, words: 'cunados, cunadas' },
  { role: 'sibling', key: 'sister', sex: 'female', words: 'sister, sis, carnala, hermana, hermanita, kid sister, baby sister, twin sister, hermana gemela' },
  { role: 'sibling', key: 'brother', sex: 'male', words: 'brother, bro, hermano, hermanito, kid brother, baby brother, twin brother, hermano gemelo' },
  { role: 'sibling', key: 'sisters', sex: 'female', count: 2, words: 'sisters, hermanas' },
  { role: 'sibling', key: 'brothers', sex: 'male', count: 2, words: 'brothers' },
  { role: 'sibling', key: 'siblings', count: 2, words: 'siblings, hermanos, carnalitos' },
  { role: 'relative', key: 'aunt', sex: 'female', words: 'aunt, auntie, aunty, tia' },
  { role: 'relative', key: 'uncle', sex: 'male', words: 'uncle, tio' },
  { role: 'relative', key: 'aunts', sex: 'female', count: 2, words: 'aunts, tias' },
  { role: 'relative', key: 'uncles', count: 2, words: 'uncles, tios' },
  { role: 'relative', key: 'cousin', words: 'cousin, cuz' },
  { role: 'relative', key: 'cousin', sex: 'female', words: 'cousin sister, prima' },
  { role: 'relative', key: 'cousin', sex: 'male', words: 'cousin brother, primo' },
  { role: 'relative', key: 'cousins', count: 2, words: 'cousins, primos' },
  { role: 'relative', key: 'cousins', sex: 'female', count: 2, words: 'primas' },
  { role: 'child', key: 'grandson', sex: 'male', stage: 'child', words: 'grandson, nieto' },
  { role: 'child', key: 'granddaughter', sex: 'female', stage: 'child', words: 'granddaughter, nieta' },
  { role: 'child', key: 'grandchild', stage: 'child', words: 'moko' },
  { role: 'child', key: 'grandchildren', stage: 'child', count: 2, words: 'mokos, grandchildren, grandkids, grandsons, granddaughters, nietos, nietas' },
  { role: 'child', key: 'nephew', sex: 'male', stage: 'child', words: 'nephew, sobrino, ahijado, godson' },
  { role: 'child', key: 'niece', sex: 'female', stage: 'child', words: 'niece, sobrina, ahijada, goddaughter' },
  { role: 'child', key: 'nephews', stage: 'child', count: 2, words: 'nephews, nieces, sobrinos, sobrinas' },
  { role: 'child', key: 'newborn', stage: 'baby', close: true, words: 'newborn, new born, recien nacido, recien nacida' },
  {
    role: 'child',
    key: 'baby',
    stage: 'baby',
    close: true,
    words: 'baby, infant, bubba, bubs, bubby, bebe, bebito, bebita, beba, bebota, bebote, bebecita, bub, chiquitin, chiquitina',
  },
  { role: 'child', key: 'baby', stage: 'baby', sex: 'female', close: true, words: 'baby girl, baby daughter, beba, bebita' },
  { role: 'child', key: 'baby', stage: 'baby', sex: 'male', close: true, words: 'baby boy, baby son' },
  { role: 'child', key: 'babies', stage: 'baby', count: 2, close: true, words: 'babies, infants, bebes, newborns' },
  { role: 'child', key: 'toddler', stage: 'toddler', close: true, words: 'toddler, tot' },
  { role: 'child', key: 'toddlers', stage: 'toddler', count: 2, close: true, words: 'toddlers' },
  { role: 'child', key: 'teen', stage: 'teen', close: true, words: 'teenager, teen, tween, adolescente' },
  { role: 'child', key: 'teens', stage: 'teen', count: 2, close: true, words: 'teenagers, teens, adolescentes' },
  {
    role: 'child',
    key: 'son',
    sex: 'male',
    stage: 'child',
    close: true,
    words: 'son, stepson, step son, hijo, hijastro, enano, chiquillo, chamaco, nene, chaval, crio',
  },
  { role: 'child', key: 'son', sex: 'male', stage: 'child', close: true, capitals: true, words: 'ds, ss' },
  {
    role: 'child',
    key: 'daughter',
    sex: 'female',
    stage: 'child',
    close: true,
    words: 'daughter, stepdaughter, step daughter, hija, hijastra, enana, nena, cria',
  },
  { role: 'child', key: 'daughter', sex: 'female', stage: 'child', close: true, capitals: true, words: 'dd, sd' },
  {
    role: 'child',
    key: 'child',
    stage: 'child',
    close: true,
    words:
      'child, kid, kiddo, kindergartner, kindergartener, preschooler, first grader, second grader, third grader, grader, bairn, wean, nipper, ankle biter, little one, wee one, little un, wee un, littlun, peque, pequenin, criatura, retono',
  },
  { role: 'child', key: 'son', sex: 'male', stage: 'child', close: true, words: 'nino, little boy, ninito' },
  { role: 'child', key: 'daughter', sex: 'female', stage: 'child', close: true, words: 'nina, little girl, ninita' },
  {
    role: 'child',
    key: 'children',
    stage: 'child',
    count: 2,
    close: true,
    words:
      'children, kids, kiddos, kiddies, smallies, rugrats, wains, chisellers, munchkins, guaguas, cabros chicos, pikin, pikins, tinies, bairns, weans, little uns, wee uns, nippers, ankle biters, littlies, littluns, tin lids, little ones, wee ones, youngsters, sprogs, hijos, ninos, peques, crios, chiquillos, chamacos, nenes, chavales, enanos, criaturas',
  },
  { role: 'child', key: 'sons', sex: 'male', stage: 'child', count: 2, close: true, words: 'sons, stepsons' },
  {
    role: 'child',
    key: 'daughters',
    sex: 'female',
    stage: 'child',
    count: 2,
    close: true,
    words: 'daughters, stepdaughters, hijas, ninas, nenas, crias, hijastras',
  },
  {
    role: 'child',
    key: 'twins',
    stage: 'child',
    count: 2,
    close: true,
    words: 'twins, gemelos, mellizos, gemes, mellis, gemelitos, mellicitos, morochos, cuates de',
  },
  { role: 'child', key: 'twins', sex: 'female', stage: 'child', count: 2, close: true, words: 'twin girls, twin daughters, gemelas, mellizas' },
  { role: 'child', key: 'twins', sex: 'male', stage: 'child', count: 2, close: true, words: 'twin boys, twin sons' },
  { role: 'child', key: 'twin', stage: 'child', close: true, words: 'twin a, twin b' },
  { role: 'child', key: 'triplets', stage: 'child', count: 3, close: true, words: 'triplets, trillizos, trillizas' },
  { role: 'child', key: 'boy', sex: 'male', stage: 'child', risky: true, words: 'boy, chico, muchacho' },
  { role: 'child', key: 'girl', sex: 'female', stage: 'child', risky: true, words: 'girl, chica, muchacha' },
  { role: 'child', key: 'boys', sex: 'male', stage: 'child', count: 2, risky: true, words: 'boys' },
  { role: 'child', key: 'girls', sex: 'female', stage: 'child', count: 2, risky: true, words: 'girls, lasses, chicas, muchachas' },
  { role: 'child', key: 'children', stage: 'child', count: 2, risky: true, words: 'chicos, pequenos, mujercitas, cabros' },
  { role: 'child', key: 'children', sex: 'male', stage: 'child', count: 2, risky: true, words: 'varones, varoncitos' },
  { role: 'friend', key: 'plus-one', close: true, owned: true, words: 'plus one, plus 1' },
  { role: 'friend', key: 'friend', words: 'friend, buddy, bestie, bff, best friend, best mate, amigui' },
  { role: 'friend', key: 'friends as a couple', count: 2, words: 'pareja amiga, pareja de amigos, pareja de amigas, couple friends, matrimonio amigo' },
  { role: 'friend', key: 'friend', sex: 'female', words: 'amiga, parcera, comadre' },
  { role: 'friend', key: 'friend', words: 'amigo, compadre' },
  { role: 'friend', key: 'friends', count: 2, words: 'friends, buddies, besties, best friends, amigos, carnales' },
  { role: 'friend', key: 'friends', sex: 'female', count: 2, words: 'amigas, girlfriends' },
  { role: 'friend', key: 'friends', sex: 'male', count: 2, words: 'lads, blokes, the boys' },
  {
    role: 'child',
    key: 'aged',
    stage: 'child',
    close: true,
    words:
      'mayor, menor, mediano, mediana, del medio, de en medio, de enmedio, pequeno, pequena, grande, chiquito, chiquita, eldest, oldest, youngest, biggest, smallest, littlest, last born, lastborn, first born, firstborn, second born, middle child, elder one, younger one, older one, elder, younger, bunso, middle one, big one, small one, enano, enana, enanito, bichito, cachorro, renacuajo',
  },
  {
    role: 'friend',
    key: 'flatmates',
    count: 2,
    words: 'flatmates, housemates, roommates, roomies, neighbours, neighbors, vecinos, vecinas, companeros de piso, companeras de piso',
  },
  { role: 'relative', key: 'son-in-law', sex: 'male', words: 'son in law, yerno' },
  { role: 'relative', key: 'daughter-in-law', sex: 'female', words: 'daughter in law, nuera' },
  { role: 'relative', key: 'daughter-in-law', sex: 'female', capitals: true, words: 'dil' },
  {
    role: 'child',
    key: 'son',
    sex: 'male',
    stage: 'child',
    close: true,
    words: 'little man, little guy, little dude, wee man, little fella, little lad, young bloke, young fella, young lad, wee lad, wee fella, little bloke',
  },
  { role: 'friend', key: 'mothers', sex: 'female', count: 2, words: 'mums, moms, mummies, mamas, mamis' },
  { role: 'friend', key: 'fathers', sex: 'male', count: 2, words: 'dads, daddies' },
  { role: 'friend', key: 'groom', sex: 'male', words: 'groom' },
  { role: 'friend', key: 'bride', sex: 'female', words: 'bride' },
  {
    role: 'friend',
    key: 'flatmate',
    words: 'flatmate, roommate, housemate, companero de piso, companera de piso, compi, roomie, neighbour, neighbor, vecino, vecina',
  },
  {
    role: 'colleague',
    key: 'colleague',
    words:
      'business partner, business associate, line manager, manager, supervisor, colleague, editor, editora, translator, traductor, traductora, coworker, co worker, workmate, boss, jefe, jefa, companero, companera, companero de trabajo, companera de trabajo',
  },
  {
    role: 'colleague',
    key: 'colleagues',
    count: 2,
    words: 'colleagues, coworkers, workmates, companeros, companeras, companeros de trabajo, colegas de trabajo',
  },
  {
    role: 'other',
    key: 'carer',
    words:
      'carer, caregiver, sighted guide, personal assistant, support worker, care assistant, house help, house girl, ayah, nanny, au pair, cuidador, cuidadora, ninera, nana de',
  },
  { role: 'other', key: 'ex', words: 'ex wife, ex husband, exmarido, exmujer' },
  { role: 'other', key: 'others', count: 2, words: 'other people, randoms, personas mas' },
];

/** Given names met most in both languages, for names without a relation word ("with Emma"). */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `benja gonza rodri seba gabi lore majo nati romi curro lupe tere tati marisa leti kiko goyo fabi esme eli bego andy adri abi tono
 freddie ronnie maisie izzy flossie nell gabby soph ruairi cian ciaran fionn roisin tamsin imogen lachlan kayla kylie shane wayne deano
 thabo themba bongani yemi funke kemi sade ananya siti nur ahmad dewi
 adam alex alice amy andrew anna annie ben beth bob bella carol charlie chloe chris claire dan daniel danny dave david daz ed ellie emily emma ethan eva
 eve fiona frank freya gary george grace greg hannah harry helen henry holly ian isla jack jake james jane jen jenny jess jim jo joe john josh julia kate katie kev
 kevin kim laura leah leo liam lily lisa liz louise lucy luke mark martin mary matt max megan mia michael mike molly nick noah nora oliver olivia oscar owen paul pete
 peter phil phoebe poppy rachel ravi rob robert ronan rory ruby ruth ryan sally sam sarah scott sean simon sophie steve sue tess theo tim tom tony vera zoe saoirse priya
 ava indi maggie ollie lexi jean marcus lena kai finn callum ewan fergus hamish moira morag ailsa ciara sinead siobhan aoife niamh orla brid declan padraig cormac eoin oisin gareth rhys dylan cerys bronwen
 tomasz piotr agnieszka kasia magda ewa ola zofia marek jakub anouk sven lars ingrid astrid bjorn freja jonas lukas felix moritz greta heidi klaus jurgen pierre camille manon celine giulia chiara matteo luca lorenzo francesca
 marius ioana andrei dmitri olga svetlana natasha yuki kenji hiro mei ling wei raj arjun rohan aditi anjali deepak sanjay vikram kavita meera neha pooja rahul amit aisha fatima ahmed ali omar yusuf hassan ibrahim layla zayn amina khalid
 chidi ngozi emeka ada tunde kwame kofi thandi johan pieter annelise sipho lerato liezel tyler brandon kyle taylor ashley brittany kaylee cody travis wyatt colton aiden jayden logan
 gemma kirsty stacey tracey sharon debbie karen linda doug gaz baz shaz trev nige barry keith derek colin nigel graham stuart alan brian kenneth gordon craig darren jamie robbie ricky lewis harvey archie alfie
 murdo angus beatrix arlo otis wilf edith elsie mabel rosie millie tilly amelia evie isabella aria penelope
 alba alejandra alejandro alicia alvaro ana andrea andres angel antonio beatriz beto blanca bruno camila carla carlos carmen carolina cata cesar clara claudia cristina
 dani daniela diego eduardo elena emilio enrique ernesto esteban fede felipe fernanda fernando fran gabriel gabriela gonzalo guille hector hugo ignacio ines irene isabel
 ivan jaime javi javier jorge jose juan juanjo juana julian lola lorena lucas lucia luis luz manu manuel marcos maria mariana marina mario marta mateo mati matias
 miguel monica nacho natalia nico nicolas noa noe nuria pablo paco paloma patri patricia paula pedro pepe pilar rafa raquel raul ricardo roberto rocio rodrigo
 nerea unai iker ane jon aitor leire maialen amaia gorka mikel oier xabi joana nuno rui goncalo thiago joao pedrito chayo lupita memo lalo chuy paquito conchi pili mari mariate juli cami mica cande juanse nahuel facu santino bauti
 macarena maca trini francisca catalina antonia manoli toni quique kike sergi jordi montse merce laia arnau marti ferran pep josep carme uxia brais antia xose iria yago sabela
 mili tomi lauti pao agustina guada bety manolo ander
 juanma tino maribel tito paquita meche
 ruben sheila vanesa jessica jennifer yolanda ainhoa itziar gael emiliano ximena renata valeria sofi lucho pancho chema joaquin agustin tomas bruna candela delfina mafer dayana yuli yulieth jhon brayan duvan
 caro anto pame jime meli euge agus rosa rosario sandra santi sara sergio silvia sofia susana teresa valentina vale vero veronica vicente victor xavi`.split(
    /\s+/,
  ),
);

/** Further given names, which are names only where they are written with a capital. */
const NAMES_BY_CAPITAL: ReadonlySet<string> = new Set(
  `aarav aaron abe abel abena achieng adaeze adalberto adebayo adela adolfo adrian agnes aida aidan aina airam aitana akash akinyi akua alasdair albert
 alberto alcides alec aled alf alistair amahle amaka amalia amanda amilcar amparo amrita anahi ananya andre angela angelines angharad anibal anil anita
 anke ankit anneke anselmo antonella aparna araceli arantxa ariadna ariel armando arnulfo arthur arturo ashok asier asif assumpta atieno aurelio ayaan
 ayanda ayoze azucena babatunde babs barasa barb barbara bautista bea bec becca becky begona belen benicio benito benjamin benji bernadette bernard
 bernardo bernie berta beryl betty bev beverly bex bhavna bibiana biel bilal bisi bongani brad bradley breda brenda brendan bri bridie bukola busisiwe
 cacho caitlin caleb cameron camilo caoimhe carina carl carlitos carlota carmela carys cathal catriona ceci cecilia celia chabela chari charo chava
 chebet chela chelo chepe cherono cheryl chika chinedu chinonso chioma chisom chitra christopher chucho chus ciaran cipriano ciro citlali claudette
 clayton clive colm conchita connor conor consuelo corey cris cristian cristobal curtis cyril dacil dagoberto damian damo dana dario darlene darshan davo
 dayo dazza deb debora deirdre delia denise dennis deon dermot desmond dessie diana diarmuid dinesh divya dodong dolores dominic donal donna donnie
 doreen doris dougal dre dumisani duncan ebere edgar edu edurne edwin efrain efua eileen elba eleni elisa eliseo elliot elliott eloy elsa elspeth elvira
 emanuel emi emilia encarna encarni enid erika ernest ernestina ernie estela ethel euan eugene eugenia eugenio eulalia eusebio evan evaristo evelio
 ezequiel fabian fabio fabiola facundo faisal farah fausto federica felisa femi fergal fermin ffion fiadh fintan fiorella flo folake francis fred freddie
 freddy funke funmi gaby gail garth gaston gaurav gav gavin gbenga geeta genaro geoff geoffrey gerald gerardo gerry gert gethin gilberto gildardo gilles
 gillian gimena girish gisela gladys glenn glenys gloria gord gosia graciela graeme grainne gregor gregorio griselda guacimara guillermina guillermo gus
 gustavo gwen halima hana hank hannes harish harold harriet hattie hayden hayley hemi henk hennie heriberto hernan hettie hilario hilary hilda horacio
 howard hugh hughie humberto huw iain idaira ieuan ifeanyi ify ikenna ilse imanol immy imogen imran inaki inma irfan irma isaac ishaan isidro isobel
 itzel ivana ivonne jacinto jaco jacob jacobo jai jana janet jas jase jaya jed jeff jeffrey jepkosgei jeremy jerry jez jill jimena joan joanna joanne
 jocelyn jodi jodie joel johana jonah jonathan jonay jonno jonny joost jorunn josef josefa josefina josema josemi joshua josie joss josu josue joyce
 juampi juancho jude judith judy jules julie julieta juma justin justina justine jyoti kagiso kamala kamau karim karina kariuki karl karla karthik kath
 katherine kathy katia katy kavya kayleigh kaz keiran keisha kel kelly kelvin kemi kenzie kieran kipchoge kiprop kiran kirstie kobus kojo koldo koos
 krishna kristen kuba kunle kurt kwabena kwaku lachie lakshmi lalita lanre lara laureano lauren laurence lautaro leandri leandro leanne lebo leidy lenny
 leonard leonardo leonel leonor lesley leslie lety licha lidia ligia liliana lina lindiwe lionel lisandro lise liza loli lorna lorraine lotte lottie lou
 louis luc luciana luciano luisa lupe lwazi lydia lyle lyn macca maddie madhu mads maeve mags mahesh mairead maite makena malcolm malena manaia mandla
 manish manoj manuela marc marce marcela marcelo mared marg marga margaret margarita marian marianne mariano maricarmen marie mariela marike marisa
 marisol maritza marjorie marleny martina marty maruja mason maureen maurice mauricio mavis maxi mayra melina melissa melvin merche meritxell merv
 micaela michelle mick milagros milo miranda mireia mirta mirtha mitch mohan moises moncho morris mpho mukesh mumbi muthoni mwangi nadia naledi nandini
 nando naomi natalie nathan nathaniel nati naveen nayeli ned neil nelida nellie nelly nerys nestor neville ngaire niall nicholas nicky nicola nikhil
 nilda nina nisha nitin njeri njoroge nkechi nkem nneka noelia noemi nomsa nomvula norberto noreen norm norma norman nuala nubia nyambura obdulia obinna
 ochieng octavio odhiambo odile ofelia ogechi olamide oli olly oluwaseun oriol osvaldo oswaldo otieno palesa pallavi pam pamela paola paolo paqui parvati
 patricio patrick patxi paty paulina pauline pavel peg pepa pepi percy philip philomena phyllis pierina piero piet pipo pippa polly pradeep prakash
 pranav priyanka puri quentin quim radha rafael rajesh rakesh ralph ramesh ramiro ramon ramona randy rashmi raymond rebeca rebecca reece reeta refilwe
 regina rekha reme renee renita renzo rhea rhian rhona rhonda riaan rick rigo rigoberto rinku rita ritu robbo rodney rodolfo rogelio roger rohit roisin
 rolando rolo romina ron ronke ronnie roque rosalba rosalia rosana rosaura rosi rosita roxanne ruan rudy rufino rukmini rulo rupert russell sabrina
 sachin sade sadhbh sadie salim salome samantha sameer samu samuel sandeep sangeeta sanjana saul saurabh savita schalk seamus sebas sebastian selena
 selina seun shalini shane shaun shauna shay sheldon shelley shilpa shirl shona shreya shyam sian sibusiso sidney silvina simi sione sioned sita
 siyabonga sneha sonal sonia sorcha steph stephanie stephen stewart stu sudha sunil sunita suresh susan susi susie suso suzanne swati sylvia tadhg tahlia
 tamara tammy tamsin tane tania tanvi tanya tash tasha tatiana tayo tebogo ted temi tencha teo tere terence terry thabiso thabo thandeka themba theresa
 thomas timothy tina tincho tobi toby todd tolu tracy trevor trina trish tristan troy trudy tshepo txema tyrone uche ulises usha uwe uzo valerie vane
 varun verity vernon vic vicent vicki vicky vidya vihaan vijay vince vincent vinod viv vivek viviana wafula wairimu walt walter wambui wanjiku wanjiru
 warren wendy wes wikus wilfred wilkin wilmar wilmer wilson wim winnie winston wiremu xochitl yadira yamila yamile yash yeison yemi yeni yeray yesenia
 yetunde yoel yoli yuliana yuri yvonne zac zach zack zainab zaira zandile zanele zara zodwa zoila zosia zoya zulema`.split(/\s+/),
);

/** Whether a word is written as a given name that is known. */
export const isGivenName = ({ text, capital }: { text: string; capital: boolean }): boolean => GIVEN_NAMES.has(text) || (capital && NAMES_BY_CAPITAL.has(text));
