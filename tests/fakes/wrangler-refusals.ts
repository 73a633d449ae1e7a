/** How the stand-in of wrangler and Cloudflare's API refuses, and what it looks at before it takes something. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the refusals of the command line itself stand. */
export const WRANGLER = 'https://github.com/cloudflare/workers-sdk/blob/main/packages/wrangler/src';

/** Refuses as the real one does; `source` says where that stands, and is part of the message. */
export const refuse = (source: `https://${string}`, message: string): never => {
  throw new Error(`${message} (${source})`);
};

/** For a Worker that was neither deployed nor given a secret. */
export const refuseMissingWorker = (): never =>
  refuse(`${WRANGLER}/utils/worker-not-found-error.ts`, 'This Worker does not exist on your account. [code: 10007]');

const optionOf = (args: readonly string[], option: string): string | null =>
  args.includes(option) ? (args[args.indexOf(option) + 1] ?? '') : null;

/** Where a database is to be: in one of the jurisdictions, or near one of the locations. */
export const needLocation = (args: readonly string[]): void => {
  const source = 'https://developers.cloudflare.com/d1/configuration/data-location/';
  const jurisdiction = optionOf(args, '--jurisdiction');
  const location = optionOf(args, '--location');
  if (jurisdiction !== null && !/^(?:eu|us|fedramp)$/.test(jurisdiction)) {
    refuse(source, `Invalid jurisdiction ${jurisdiction}`);
  }
  if (location !== null && !/^(?:weur|eeur|apac|oc|wnam|enam)$/.test(location)) {
    refuse(source, `Invalid location ${location}`);
  }
};

/** Files that Pages takes, at most, and bytes of each. */
const PAGES_LIMITS = { files: 20_000, bytes: 25 * 1024 * 1024 };

/** As many files as Pages takes, and none too big. */
export const needPagesLimits = (dist: string): void => {
  const source = 'https://developers.cloudflare.com/pages/platform/limits/';
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  if (files.length > PAGES_LIMITS.files) refuse(source, `Pages only supports up to ${PAGES_LIMITS.files} files`);
  const big = files.find((file) => statSync(join(dist, file)).size > PAGES_LIMITS.bytes);
  if (big) refuse(source, `Pages only supports files up to 25 MiB in size: ${big}`);
};
