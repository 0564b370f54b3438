import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy that can become unresponsive: no byte passes any more, and neither end is notified. */
export interface StallableProxy {
  port: number;
  /** Existing connections pass nothing from here on; later ones are not affected. */
  stall(): void;
  close(): Promise<void>;
}

/** Proxies to a server on loopback. */
export async function openStallableProxy(port: number): Promise<StallableProxy> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port, // a listening server has a port
    stall: () => {
      for (const socket of open) socket.unpipe().resume().removeAllListeners('end').allowHalfOpen = true;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
