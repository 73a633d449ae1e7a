import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that test servers of other processes leave alone. */
export const TEST_PORT = 20_000 + (process.pid % 20_000);

/** `npm run serve:test` as a child process that can be killed the hard way. */
export interface TestServer {
  origin: string;
  /** `kill -9` of the server and its runtime, as a crash of the machine does: nothing of it gets to clean up. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Starts the built product in ENVIRONMENT=test on a state folder, an empty one by default, and waits for its `ready` line. */
export const startTestServer = async ({
  port = TEST_PORT,
  stateDirectory = mkdtempSync(join(tmpdir(), 'valija-test-')),
  env,
  directory,
  module,
}: {
  port?: number;
  stateDirectory?: string;
  env?: Record<string, string>;
  /** Of the product; this one. */
  directory?: string;
  /** A module that serves it in another way, with the same `ready` line. */
  module?: string;
} = {}): Promise<TestServer> => {
  const child = spawn('tsx', module ? ['--eval', module] : ['scripts/serve-test.ts'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    cwd: directory,
    env: { ...process.env, ...env, PORT: String(port), STATE_DIR: stateDirectory },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^ready (\S+)$/m.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`The test server ended with ${code}.`)));
  });
  return {
    origin,
    crash: async () => {
      const pids = readFileSync(join(stateDirectory, 'server.pids'), 'utf8').trim().split(/\s+/).map(Number);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      await exited(child);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited(child);
    },
  };
};
