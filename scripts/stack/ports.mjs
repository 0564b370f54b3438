import { createServer } from 'node:net';

const listens = (port, host) =>
  new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle(error.code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle(true)));
  });

/** Whether nothing listens on the port, on either address family of this machine. */
export const portIsFree = async (port) => (await listens(port, '127.0.0.1')) && (await listens(port, '::1'));

/** A port that was free a moment ago; for tests, which must not meet the documented ports. */
export const freePort = () =>
  new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });
