import { common } from './common';
import { demo } from './demo';
import { home } from './home';
import { privacy } from './privacy';
import { shell } from './shell';
import { terms } from './terms';
import { waitlist } from './waitlist';

/** What the public pages say. Only the prerender reads it, so it costs the browser nothing and may hold lists. */
export const site = { common, shell, home, terms, privacy, demo, waitlist } as const;
