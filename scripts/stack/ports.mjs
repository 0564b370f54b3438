import { createServer } from 'node:net';

const listens = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Whether nothing listens on the port, on either address family of this machine. */
export const portIsFree = async (port) => (await listens(port, '127.0.0.1')) && (await listens(port, '::1'));

/** Below the range that common systems use for outgoing connections, and above the ports that browsers block. */
const forTests = { from: 15_000, to: 32_000 };

/** Ports that this process has already returned, because they look free until something listens on them. */
const given = new Set();

/**
 * Returns a free port for tests, which must not use the documented ports. A test may open it much later, or again after a
 * restart. By then, a port that the system chose could belong to an outgoing connection.
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
