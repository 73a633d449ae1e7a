import { LOCALES } from '../../worker/platform/locale/locale';
import { shellUrl } from '../service-worker/shells';
import type { Manifest } from './manifest';

const SOURCE = 'service-worker/sw.ts';

/** Never opened by a traveller. */
const LEFT_OUT = ['features/public/gallery/gallery-page.tsx'];

/** The service worker with what it keeps: the shells, everything the app's pages are made of, and their fonts. */
export const fillServiceWorker = (manifest: Manifest, buildId: string, fonts: readonly string[]): string => {
  const files = [...LOCALES.map(shellUrl), ...manifest.everything('app.tsx', LEFT_OUT), ...fonts];
  const source = manifest.read(manifest.script(SOURCE));
  for (const slot of ['%BUILD%', '%FILES%']) {
    if (source.split(slot).length !== 2) throw new Error(`${SOURCE} must have ${slot} once.`);
  }
  return source.replace('%BUILD%', () => buildId).replace('%FILES%', () => files.join(' '));
};
