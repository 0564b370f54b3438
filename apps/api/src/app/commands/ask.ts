import { OperatorError } from '@detroit-well/config/env';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks the person at the terminal. Without a terminal, the answer must come as an argument. */
export async function ask(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) throw new OperatorError('Which email address? Add --email you@example.com.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(prompt)).trim();
  } finally {
    terminal.close();
  }
}

/** Asks for a secret without showing it. Without a terminal, reads the first line of standard input. */
export async function askSecret(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(prompt);
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: muted, terminal: stdin.isTTY });
  try {
    const ended = once(terminal, 'close').then((): [string] => ['']);
    const [line] = (await Promise.race([once(terminal, 'line'), ended])) as [string];
    return line;
  } finally {
    terminal.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
