import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { openFaultProxy, type FaultProxy } from '../fixtures/fault-proxy.ts';
import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';

/**
 * The network between a browser and nginx: an HTTP proxy that finds the names of the rehearsal, and no others, on this machine.
 * Calls of the API pass through a fault proxy, which opens their TLS with the certificate of nginx and closes it again. So every
 * engine meets the same faults, and none needs a setting of the system.
 */
export interface Network {
  /** The port for the proxy setting of a browser. */
  readonly port: number;
  readonly api: FaultProxy;
  /** Closes all connections and refuses new ones, or allows them again. */
  readonly setOffline: (offline: boolean) => void;
  /** Closes all connections and refuses those to the portal, as an extension that blocks its frame does. */
  readonly blockPortal: () => void;
  /** The names of other machines that the browser tried to reach. */
  readonly otherHosts: Set<string>;
  readonly close: () => Promise<void>;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
}

export async function openNetwork({ addresses, ports, proxyFolder, caFile }: Rehearsal): Promise<Network> {
  const apiName = new URL(addresses.api).hostname;
  const siteNames = [addresses.site, addresses.portal].map((address) => new URL(address).hostname);
  const [cert, key, ca] = await Promise.all(
    [`${proxyFolder}/fullchain.pem`, `${proxyFolder}/privkey.pem`, caFile].map((file) => readFile(file)),
  );

  const toNginx = createServer((near) =>
    join(near, connectTls({ host: '127.0.0.1', port: ports.https, servername: apiName, ...(ca && { ca }) })),
  );
  const nginxPort = await listen(toNginx);
  const api = await openFaultProxy(() => nginxPort);
  const fromBrowsers = createTlsServer({ cert, key, ALPNProtocols: ['http/1.1'] }, (near) =>
    join(near, connect(api.port, '127.0.0.1')),
  );
  fromBrowsers.on('tlsClientError', () => {});
  const apiPort = await listen(fromBrowsers);

  const sockets = new Set<Duplex>();
  let isOffline = false;
  let blockedName: string | undefined;
  const otherHosts = new Set<string>();
  // Anything but CONNECT would be plain HTTP, which nothing here uses.
  const proxy = createHttpServer();
  proxy.on('request', ({ url = '' }, response) => {
    otherHosts.add(url);
    response.writeHead(502).end();
  });
  proxy.on('connect', (request: IncomingMessage, near: Duplex, head: Buffer) => {
    near.on('error', () => near.destroy());
    const [name = ''] = (request.url ?? '').split(':');
    const port = name === apiName ? apiPort : siteNames.includes(name) ? ports.https : undefined;
    if (port === undefined) otherHosts.add(name);
    if (isOffline || port === undefined || name === blockedName) return void near.destroy();
    sockets.add(near);
    near.on('close', () => sockets.delete(near));
    const far = connect(port, '127.0.0.1', () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      far.write(head);
      join(near, far);
    });
    far.on('error', () => near.destroy());
  });
  const port = await listen(proxy);

  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    api,
    otherHosts,
    setOffline: (offline) => {
      isOffline = offline;
      if (offline) dropAll();
    },
    blockPortal: () => {
      blockedName = new URL(addresses.portal).hostname;
      dropAll();
    },
    close: async () => {
      dropAll();
      for (const server of [proxy, fromBrowsers, toNginx]) server.close();
      await api.close();
    },
  };
}
