/** A line of an answer. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What the scripts say while they work: one line a step, with its time; to stderr, so that stdout stays for answers. */
export const step = async <Result>(label: string, work: () => Promise<Result>): Promise<Result> => {
  const started = Date.now();
  const tty = process.stderr.isTTY;
  const say = (text: string) => process.stderr.write(tty ? `\r\u001B[2K${text}` : `${text}\n`);
  const ticking = tty
    ? setInterval(() => say(`… ${label} ${Math.round((Date.now() - started) / 1000)} s`), 250)
    : undefined;
  if (!tty) say(`… ${label}`);
  try {
    const result = await work();
    say(`✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)${tty ? '\n' : ''}`);
    return result;
  } catch (error) {
    say(`✗ ${label}${tty ? '\n' : ''}`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
};

/** Ends the process with a message a person can act on instead of a stack. */
export const fail = (message: string): never => {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
};
