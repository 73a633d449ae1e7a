/** Every hand-written leisure place, as the header of the towns table has them. */
import { AFRICA_MIDDLE_EAST } from './africa-middle-east';
import { AMERICAS } from './americas';
import { ASIA_OCEANIA } from './asia-oceania';
import { EUROPE } from './europe';

export const LEISURE = [EUROPE, AMERICAS, AFRICA_MIDDLE_EAST, ASIA_OCEANIA].map((block) => block.trim()).join('\n');
