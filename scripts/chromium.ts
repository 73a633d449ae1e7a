import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run';
import { fail, step } from './terminal';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const which = (command: string): string | undefined => {
  try {
    return (
      execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
    );
  } catch {
    return undefined;
  }
};

const found = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...MAC_APPS].find((path) => path && existsSync(path)) ??
  COMMANDS.map(which).find((path) => path !== undefined);

const installWithPlaywright = () => run('playwright', ['install', '--with-deps', 'chromium']);

const installWithApt = async () => {
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  return run('sh', ['-c', `${apt} update && ${apt} install -y chromium`]);
};

/** Path of a Chromium: one that is on the machine, else Playwright's own, else Debian's package. */
export const ensureChromium = async (): Promise<string> => {
  const present = found();
  if (present) return present;
  for (const install of [installWithPlaywright, installWithApt]) {
    try {
      await step('Installing a Chromium for the browser tests', install);
      const installed = found();
      if (installed) return installed;
    } catch {
      // The next way may work: Playwright downloads, apt uses the system's packages.
    }
  }
  return fail('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.');
};
