import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { app } from '../../worker/app';

/** What the settings of production have, and those of the tests have not. */
export const PRODUCTION = {
  ENVIRONMENT: 'production',
  CHEAP_PASSWORD_HASHES: undefined,
  EMAIL_IDENTITY_SECRET: 'a-secret-of-the-test-suite-only-9876543210',
};

/** The Worker with other settings; each answer comes once all that it leaves for later is done. */
export const workerWith =
  (settings: object) =>
  async (request: Request): Promise<Response> => {
    const context = createExecutionContext();
    const response = await app.fetch(request, { ...env, ...settings }, context);
    await waitOnExecutionContext(context);
    return response;
  };
