import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line that can fall silent without a word: no byte passes any more, and neither end is told. */
export interface DeafLine {
  port: number;
  /** Connections that stand now say nothing from here on; later ones are not touched. */
  deafen(): void;
  close(): Promise<void>;
}

/** To a server on loopback. */
export async function deafLine(port: number): Promise<DeafLine> {
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
    port: (server.address() as AddressInfo).port, // it listens on a port
    deafen: () => {
      for (const socket of open) socket.unpipe().resume().removeAllListeners('end').allowHalfOpen = true;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
