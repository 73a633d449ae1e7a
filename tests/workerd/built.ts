import { existsSync } from 'node:fs';

/** The tables that the Worker fetches from the frontend: without them no test finds a town. */
const TABLES = 'web/dist/data/places.txt';

/** Global setup: says what is missing before a test fails for it. */
export default function requireBuild(): void {
  if (!existsSync(TABLES)) throw new Error('The tables of towns and weather are not built. Run `npm run build` once.');
}
