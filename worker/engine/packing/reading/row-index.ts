/** Every row of the reading tables, and the index that finds their phrases. */
import type { Locale } from '../../locale';
import { PhraseIndex, splitPhrases } from './phrases';
import { ACTIVITIES } from './rows/activities';
import { BODIES } from './rows/bodies';
import { CEREMONIES } from './rows/ceremonies';
import { CONDITIONS } from './rows/conditions';
import { MEDICINES } from './rows/medicines';
import { DRESS, OCCASIONS, WORK } from './rows/events';
import { STOP_PHRASES } from './rows/stop-phrases';
import { DIET, MEDICAL } from './rows/health';
import { LODGING, TRANSPORT } from './rows/journey';
import { HOBBIES, PETS } from './rows/leisure';
import { NEEDS } from './rows/needs';
import { CRAFTS } from './rows/crafts';
import { DUTIES } from './rows/duties';
import { MOVES } from './rows/moves';
import { POSTINGS } from './rows/postings';
import { GATHERINGS } from './rows/gatherings';
import { PURSUITS } from './rows/pursuits';
import { SPORTS } from './rows/sports';
import { REFUSALS } from './rows/refusals';
import { OUTDOORS } from './rows/outdoors';
import { SETTINGS } from './rows/settings';
import { TROUBLES } from './rows/troubles';
import { VENTURES } from './rows/ventures';
import { COLLOQUIAL } from './rows/colloquial';
import { SENSES } from './rows/senses';
import type { Row } from './rows/row';

/** A row with the language of the phrases it was found by. */
export type Entry = Row & { table: Locale };

const ROWS: readonly Row[] = [
  ...STOP_PHRASES,
  ...SENSES,
  ...COLLOQUIAL,
  ...ACTIVITIES,
  ...TRANSPORT,
  ...LODGING,
  ...MEDICAL,
  ...DIET,
  ...OCCASIONS,
  ...DRESS,
  ...WORK,
  ...PETS,
  ...HOBBIES,
  ...NEEDS,
  ...SETTINGS,
  ...REFUSALS,
  ...CONDITIONS,
  ...BODIES,
  ...MEDICINES,
  ...CEREMONIES,
  ...PURSUITS,
  ...SPORTS,
  ...GATHERINGS,
  ...DUTIES,
  ...POSTINGS,
  ...MOVES,
  ...CRAFTS,
  ...VENTURES,
  ...OUTDOORS,
  ...TROUBLES,
];
const ENTRIES: readonly Entry[] = ROWS.flatMap((row) => [
  { ...row, table: 'en' as const },
  { ...row, table: 'es' as const },
]);
/** Finds the phrases of the rows. */
export const INDEX = new PhraseIndex<Entry>(ENTRIES, (entry) => splitPhrases(entry[entry.table]));

/** Every row of the tables, for the checks. */
export const READING_ROWS = ROWS;
