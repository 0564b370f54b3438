import { createServer } from 'node:net';

const listens = (port, host) =>
  new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle(error.code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle(true)));
  });

/** Whether nothing listens on the port, on either address family of this machine. */
export const portIsFree = async (port) => (await listens(port, '127.0.0.1')) && (await listens(port, '::1'));

/** Below what the usual systems hand out to outgoing connections, and above what browsers refuse to open. */
const forTests = { from: 15_000, to: 32_000 };

/** Ports already handed out by this process: they look free until they are opened. */
const given = new Set();

/**
 * A port that is free; for tests, which must not meet the documented ports. It may be opened much later, or again after a
 * restart: one that the system chooses could be an outgoing connection's by then.
 */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = forTests.from + Math.floor(Math.random() * (forTests.to - forTests.from));
    if (given.has(port)) continue;
    given.add(port);
    if (await portIsFree(port)) return port;
  }
  throw new Error('No free port was found.');
}
