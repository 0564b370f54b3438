import { createServer } from 'node:net';

/** Below the ports that common systems assign to outgoing connections. */
const range = { from: 15_000, to: 32_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * A port for a server that starts later, or restarts on it. A port chosen by the system could belong to an outgoing connection
 * by then.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from));
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found.');
}
