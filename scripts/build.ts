/**
 * `npm run build`: builds the frontend and the Worker under one id, unless what is there was built from the same sources,
 * and makes the checkout ready for `npx wrangler dev --local`.
 */
import { ensureBuilt } from './serve/build';
import { prepareWranglerDev } from './serve/wrangler-dev';
import { step } from './terminal';

await ensureBuilt();
await step('Preparing wrangler dev', () => prepareWranglerDev());
