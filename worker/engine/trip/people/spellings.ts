/** Spellings of the words for people: other ways to write them, and words that are not slips of them. */

/** Short spellings, by the word they stand for. */
export const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    w: 'with',
    wi: 'with',
    n: 'and',
    amb: 'con',
    q: 'que',
    k: 'que',
    d: 'de',
    x: 'por',
    cn: 'con',
    pa: 'para',
    tmb: 'tambien',
    tb: 'tambien',
    lil: 'little',
    frnd: 'friend',
    frnds: 'friends',
    frens: 'friends',
    frends: 'friends',
    bros: 'brothers',
    ive: 'i',
    hubbys: 'hubby',
    whos: 'who',
  }),
);

/** Real words one letter away from a relation word. */
export const NOT_TYPOS = new Set(
  `guild guilds feather mutes compass canal bridle hobby copas barns champ champs chacos rookie mites chill tweed chemo master manes crate crates pines folds maths castillo castilla hijabs nurses paths minster makes cares pesado marino canada other another rather gather lather bother mister sifter fried fiends vinos pinos ninas hilos prime primer nova noria novia novio parejo madre padre senor senores children
 martes bridge cuando cuanto cuantas cuantos panal panales primera primero primeros primeras chilled chili chilli chilly chile wives tries tires kidos partes parties moths teens teeth oscars genes amiga amigo latte matte adults hotel infants things brothels broth cousins mothers fathers sisters suegro suegra esposo esposa
 hermano hermana abuelo abuela hijos ninos gris girls grils bodys boots teenage games gamer gomas primos colegio colegas pareja parking partly nights nieves niece nieve pools pulse panes mates maters`.split(
    /\s+/,
  ),
);

export const SIBLING = /^ñañ(?:it)?[oa]s?$/i;

/** "Dads 70th": a possessive without its apostrophe. */
export const POSSESSIVE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dads: 'dad',
    mums: 'mum',
    moms: 'mom',
    nans: 'nan',
    grans: 'gran',
    grandads: 'grandad',
    grandmas: 'grandma',
    sisters: 'sister',
    brothers: 'brother',
    bros: 'brother',
    hubbys: 'hubby',
    wifes: 'wife',
    husbands: 'husband',
    boyfriends: 'boyfriend',
    girlfriends: 'girlfriend',
  }),
);

/** What somebody owns: "my bros jacket". */
export const OWNED =
  /^(?:old|spare|jacket|coat|boots|car|van|tent|bag|case|suitcase|rucksack|backpack|bike|board|skis|salopettes|trousers|shoes|hat|gloves|camera|laptop|sherwani|suit|shirt|kit|gear|wetsuit|stick|tablets|pills|meds|wheelchair|walker|hearing|caravan|trailer)$/;

/** What stands behind the Scots "ma" for "my". */
export const SCOTS_MY =
  /^(?:wee|wife|man|husband|flatmate|mate|mates|pal|pals|mum|maw|da|dad|sister|brother|boyfriend|girlfriend|lassie|boy|son|daughter|own|bag|case|list|stuff|kit|gear)$/;

export const CELEBRATION = /^(?:retirement|birthday|bday|\d0th|\d0|trip|wedding|funeral|graduation|hen|stag)$/;

export const PLUS = /^\+(?!\w)/;
