/** `npm run build`: builds the frontend and the Worker under one id, unless what is there was built from the same sources. */
import { ensureBuilt } from './serve/build';

await ensureBuilt();
