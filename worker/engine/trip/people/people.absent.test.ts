/** Who travels: those who would have come, who see to things there, or whose belongings alone are named. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const CASES: readonly Case[] = [
  [
    "Nan's having her hip done, I'm packing for her, she's 81. Grandad's got the car. I'm not staying",
    'grandparent 81y f',
  ],
  ['Me and 3 gym frnds', 'self; friend*3'],
  ['Just me and hubby. My sister in Dubai wanted to join with 3 kids thank God no', 'self; partner m'],
  ['me and my dad, my brother was gonna come with his two boys but no', 'self; parent m'],
  ['Just mum and me, aunt Rosa begged to come lol no', 'self; parent f'],
  ['Me and my wife. It was 13 degrees there last Jan', 'self; partner f'],
  ['Me, the wife and Finlay 6, ferry Ullapool-Stornoway n i boak every time', 'self; partner f; child 6y'],
  ["Driving with my wife, Nana's rosary beads are coming with me", 'self; partner f'],
  ['Me and my wife. Uncle Donnie has rods if I get a day at the loch', 'self; partner f'],
  ['Me and my wife. Cousin Themba does the braai', 'self; partner f'],
  ["Geraldine's coeliac but she's packing for herself so just mine", 'self'],
  ['Joining the ship in May. Wife is sending me off only, not joining', 'self'],
  ["My mother's rosary. Just me and my wife.", 'self; partner f'],
  ['a lad on the tour has epilepsy', 'self'],
  ['the dog is boarding with a mate', 'self'],
  ['im taking my daughter (9), im not going in the pool', 'self; child 9y f'],
  ['me and the 3 smallies, Fiadh 9, Tadhg 6 and Cillian 1', 'self; child 9y; child 6y; child 1y'],
  ['me, Greg, Josie (10), Max (5 and carsick)', 'self; partner; child 10y; child 5y'],
  ['me, hubby + kids (Ruby 9, Jude 3), port tasting (not the kids obvs)', 'self; partner m; child 9y; child 3y'],
  ['me and hubby, big birthday weekend (not the kids, they stay with nan)', 'self; partner m'],
  ['con mi marido y los mellizos de 6. Los chicos van a la escuelita de esquí', 'self; partner m; child 6y; child 6y'],
  ['somos yo y los chicos del club, 4 en total', 'self; friend*3'],
  ['Me, Pete, Archie 7, in their caravan w/ the inlaws', 'self; partner; child 7y; relative*2'],
  ['me, my brother in law and Pete', 'self; relative m; friend'],
  ['me and hubby. MIL has bedding + towels for all', 'self; partner m'],
  ['me and hubby. MIL has asthma', 'self; partner m; relative f'],
  ['self, wife, beta 5 yrs', 'self; partner f; child 5y m'],
];

describe('those who do not come', () => checkPeople(CASES));
