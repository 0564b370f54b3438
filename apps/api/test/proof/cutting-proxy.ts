import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server that can break the connection in the middle of a response. */
export interface CuttingProxy {
  url: string;
  /** The number of bytes after which the next response ends; null: no cut. */
  cutAfter: number | null;
  /** The number of cuts so far. */
  cuts: number;
  close(): Promise<void>;
}

/** Forwards every byte in both directions until a response is to be cut. Then it closes both ends. */
export async function openCuttingProxy(port: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    near.pipe(far);
    let left = proxy.cutAfter;
    proxy.cutAfter = null;
    far.on('data', (part: Buffer) => {
      if (left === null) return void near.write(part);
      const passed = part.subarray(0, left);
      left -= passed.length;
      if (passed.length === part.length) return void near.write(part);
      proxy.cuts += 1;
      near.write(passed, () => near.resetAndDestroy());
      far.destroy();
    });
    far.on('end', () => near.end());
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: CuttingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a listening server has a port
    cutAfter: null,
    cuts: 0,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}
