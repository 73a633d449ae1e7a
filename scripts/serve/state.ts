import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one machine's server keeps beside its database: its secret and who is serving from this folder. */
interface State {
  directory: string;
  /** Signs access tokens; kept, so that people stay signed in over a restart. */
  jwtSecret: string;
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** Opens a state folder, making its secret at first use. */
export const openState = (directory: string): State => {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'jwt-secret');
  const jwtSecret = read(path) || randomBytes(32).toString('base64url');
  writeFileSync(path, jwtSecret, { mode: 0o600 });
  return { directory, jwtSecret };
};

const commandOf = (pid: number): string => {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

/**
 * Makes this process the only one on the state folder. A server that was killed the hard way may have left its runtime
 * behind, still holding the port and the database: it is ended first. The recorded group is only ended while one of
 * its processes is ours, so that a reused pid never hits a stranger.
 */
export const takeOver = (directory: string): void => {
  const path = join(directory, 'server.pids');
  for (const pid of (read(path) ?? '').split(/\s+/).map(Number)) {
    if (pid > 1 && pid !== process.pid && /workerd|scripts[\\/](start|serve-test)\.ts/.test(commandOf(pid))) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has exited meanwhile.
      }
    }
  }
  writeFileSync(path, String(process.pid));
};

/** Adds the runtime's processes, once they run, to what the next start ends. */
export const recordRuntime = (directory: string): void => {
  let children = '';
  try {
    children = execFileSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' }).trim();
  } catch {
    // No pgrep on this machine: an orphan would then have to be ended by hand.
  }
  writeFileSync(join(directory, 'server.pids'), `${process.pid}\n${children}`);
};
