import { spawn } from 'node:child_process';

/** Runs a command of the project; resolves with its output, rejects with its output when it fails. */
export const run = (
  command: string,
  args: string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...options.env },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} failed (${code}).\n${output}`)),
    );
  });
