/** Companions by unusual words, and people who only see to a thing, celebrate there or set out from elsewhere. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const KIN_AND_MATES: readonly Case[] = [
  ['Me and my bandmate Joss, two gigs in Ghent', 'self; friend Joss'],
  ["I'm taking my great aunt to Lourdes", 'self; relative f'],
  ['My stepbrother and me on the night train to Vienna', 'self; sibling m'],
  ['Taking my foster lad (12) to Alton Towers', 'self; child 12y m'],
  ['Retreat on Iona with my church choir friend Moira, a week', 'self; friend Moira'],
  ['Power chair user plus my PA, Berlin for three nights. PA packs for herself', 'self; other alone'],
  ['Me and my pa (80) to Texas', 'self; parent 80y m'],
  ['SWMBO has booked us a week in Madeira', 'self; partner f'],
  ['Down to Thurles with himself for the final', 'self; partner m'],
  ['My boss is pleased with himself. I fly alone', 'self'],
  ['Mummy ji, papa ji and me going by train', 'self; parent f; parent m'],
  ["My husband is posted in Labuan so I'm bringing our one year old to see him", 'self; child 1y'],
  ['We are two friends on the Camino. My friend Odile brings too much', 'self; friend'],
  ['Anglesey in a double kayak with a mate off the forum', 'self; friend'],
  ['They got a mate turned round at check-in, I fly', 'self'],
];
const BY_DEED: readonly Case[] = [
  ['Surgery on June 9, hubby Dale drives us in the pickup', 'self; partner m Dale'],
  ['Me and my sister Rafa 17 to Abu Dhabi, before the weigh I eat only my things', 'self; sibling 17y f Rafa'],
  ['Surgery on June 9, hubby drives us to the airport', 'self'],
  ["Minibus got cancelled so it's Pauline's Fiesta. She drives, I do maps", 'self; partner f'],
  ["Driving up to Aviemore with my line manager. He skis, I don't", 'self; colleague m', { alone: true }],
  ['Staying in Leeds. She lives nearby, I sleep in the van', 'self'],
  ['Two of everything please, tandem tour of Brittany', 'self; partner'],
  ["I've my two nieces for the half term, we're off to Butlins", 'self; child; child'],
  ['Bringing my grandmother home to Jamaica to see her sister', 'self; grandparent f'],
];
const ONLY_TOLD: readonly Case[] = [
  ["Taking our mam to Whitby for her 75th. Our kid's picking the cake up Saturday", 'self; parent f'],
  ['Camp bed my brother is dropping off, kettle, laptop. I move to Bristol', 'self'],
  ["What my mum's bringing in October: winter coat. On the bus it's me", 'self'],
  ['My daughter is getting engaged in Jaipur and I go with my two sisters', 'self; sibling*2 f'],
  ['My sister is having her wedding in Calabar and I travel from Lagos', 'self'],
  ['Me and the wife are flying to Atlanta. Our son is driving up from Tampa', 'self; partner f'],
  ['My mum is flying from Cork with us, me and my wife', 'self; parent f; partner f'],
  ['Vegas baby! three nights', 'self'],
  ['Me, the wife and baby', 'self; partner f; child baby'],
  ["Gift for my grandson, a Lionel train. I'm 71", 'self 71y'],
  ['LDS mission, Philippines Cebu, 2 years', 'self'],
  ["It's just the two of us this year, kids have flown the nest", 'self; partner'],
  ['We were meant to be four but Craig and Shell pulled out, so only me and Dave', 'self; friend Dave'],
];

const IN_THEIR_PLACE: readonly Case[] = [
  ['Ok so me and the hubster are doing Yellowstone, kids are at my folks in Boise', 'self; partner m'],
  ['Solo to Lisbon while my husband minds the twins (4)', 'self'],
  ['Off to meet my internet girlfriend in Oslo. Her parents have a cabin', 'self'],
  ["Visiting my dad and his wife in Spain, they've two teenagers now", 'self'],
  ['Placement year in Lyon. My parents come at Easter', 'self'],
  ['We fly to see my in-laws, me and my wife. My FIL is allergic to nuts', 'self; partner f'],
  ["I go to my brother's place for his first baby. I have a bracelet for the baby", 'self'],
  ["I'm a teacher chaperone on a bus. The nurse gave me the kids' meds", 'self'],
  ['My gear is already on the barge with a bloke from radiology. I fly', 'self'],
  ['Cats going later with my wife so I carry my own bag', 'self'],
  ["A week at my sister Noreen's in Dartmouth. Church with Noreen on Sunday", 'self'],
  ["Back offshore, I take my own boots. Kids drew me a card, that's going up", 'self'],
  ['Guest house gives towels. I go by train. Daughter has an exam so family not coming', 'self'],
  ["Packing for my son, not me! Devon is 13. His sister's ski stuff stays here, she's in grade 5", 'child 13y Devon'],
  [
    "Flying to Boston with my dad who's 79. Cousin Maeve has a good black overcoat for me over there",
    'self; parent 79y m',
  ],
  ['Lanterns week w cousins, I fly with my wife', 'self; partner f'],
  ["I'm in an airbnb w three other moms, my son Jayden (12) plays", 'self; child 12y m Jayden'],
  ['We provide: oilskins, harness. You bring: towel, washbag. So that is for me, I like sailing', 'self'],
  ['Nino here from the agency. I hire the sleeping bag', 'self'],
  ["List for me + the baby (7 mo). Hubby's at deer camp", 'self; child 7m'],
];
const PACKED_FOR: readonly Case[] = [
  [
    "Going to the clinic for my husband's surgery. For him: loose pajamas, slippers. For me knitting",
    'self; partner m',
  ],
  ['Wedding guests in Vermont. Velvet blazer for my bf, my jumpsuit', 'self; partner m'],
  ["My girlfriend's parents invited us on their boat. Her rain jacket, my trunks", 'self; partner f'],
  ['A present for my boyfriend: a blazer. I fly home', 'self'],
  ["So that's us, Jens and me (Katja), both 34. Jens has his own sleeping bag", 'self; partner Jens'],
  ["Doing the walk w our kid (she's 52), B&Bs. I get blisters", 'self; sibling 52y'],
  ['School holidays, me and my two, Tama (12) and Aroha (10)', 'self; child 12y Tama; child 10y Aroha'],
  [
    'Hockey weekend, me & the 2 boys (Liam 11 goalie, Owen 7 just there for the pool)',
    'self; child 11y Liam; child 7y Owen',
  ],
  [
    'Me, oga, Chidera 6 and Baby Zim 14 months. We are not going Yankari again',
    'self; partner m; child 6y Chidera; child 14m Zim',
  ],
  [
    "Taking Mam (81) to Lourdes. The parish group can look after themselves. Mam has the rollator. I'm not going barefoot.",
    'self; parent 81y f',
  ],
  [
    'Me (38), son Advaith (7) and my father in law going. Wife and daughter not coming',
    'self; child 7y Advaith; relative m',
  ],
  ['My two wrestlers and I go by train to Ottawa', 'self; friend*2'],
  ['Quebec w/ my parents visiting from Manila. Papa has gout. Mama wants her rice cooker', 'self; parent; parent'],
];

describe('who stays in a place of their own', () => checkPeople(IN_THEIR_PLACE));
describe('whose things are packed', () => checkPeople(PACKED_FOR));
describe('companions by unusual words', () => checkPeople(KIN_AND_MATES));
describe('companions by what they do', () => checkPeople(BY_DEED));
describe('people who are only told of', () => checkPeople(ONLY_TOLD));
