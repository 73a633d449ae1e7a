/** `npm run data:leisure`: writes the hand-written places of scripts/data/leisure into the header of the towns table. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readLeisure } from '../../worker/engine/places/leisure';
import { LEISURE } from './leisure/all';

const TABLE = new URL('../../web/public/data/places.txt', import.meta.url);
const table = readFileSync(TABLE, 'utf8');
const headerEnd = table.indexOf('\n');
const header: unknown = JSON.parse(table.slice(0, headerEnd));
if (typeof header !== 'object') throw new Error('the towns table has no header');
writeFileSync(TABLE, JSON.stringify({ ...header, leisure: LEISURE }) + table.slice(headerEnd));
console.log(`${readLeisure(LEISURE).length} hand-written places`);
