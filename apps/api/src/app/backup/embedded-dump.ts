import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPglite } from '../../platform/database/open-pglite.ts';

/** The embedded database has one process, so a backup asks the running server for a copy over this socket. */
const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');
/** Linux allows 107 bytes. */
const longestSocketPath = 100;

/**
 * Serves a consistent copy of the embedded database on a socket in the private data folder. Returns a function that stops
 * it. Without the socket, for example where the path is too long, a backup needs the server to be stopped.
 */
export async function serveDump(
  dataDir: string,
  dump: () => Promise<Blob>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = socketIn(dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(path) > longestSocketPath) return async () => {};
  const server = createServer((_request, response) => {
    dump()
      .then(
        (copy) => {
          response.writeHead(200, { 'content-length': copy.size });
          return pipeline(copy.stream(), response);
        },
        (error: unknown) => {
          onError(error);
          response.writeHead(500).end();
        },
      )
      .catch(onError);
  });
  // A killed server leaves its socket behind. The lock of the folder shows that no other server uses it.
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Writes a consistent copy of the embedded database, from its running server or from the folder of a stopped one. */
export async function writeDump(dataDir: string, to: string): Promise<void> {
  const served = await askServer(socketIn(dataDir));
  if (served !== undefined) {
    if (served.statusCode !== 200)
      throw new Error('The server could not copy its database; its log says why.');
    return pipeline(served, createWriteStream(to));
  }
  const database = await openPglite({ folder: dataDir, migrates: false });
  try {
    const copy = await database.dump();
    await pipeline(copy.stream(), createWriteStream(to));
  } finally {
    await database.close();
  }
}

/** The response of the server, or undefined when none is running. */
function askServer(socketPath: string): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: '/' }, resolve)
      .on('error', (error: NodeJS.ErrnoException) =>
        ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
      )
      .end();
  });
}
