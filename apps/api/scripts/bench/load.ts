import { connect } from 'node:net';

export interface Load {
  /** Responses per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The number of responses by status. */
  readonly statuses: Record<string, number>;
  /** The body of the last response. */
  readonly body: string;
}

interface Ask {
  /** The server, or several that share the connections evenly. */
  readonly port: number | readonly number[];
  readonly connections: number;
  /** The next request as bytes; null when there are no more. */
  readonly next: () => Buffer | null;
  /** The time limit, even if there are more requests. */
  readonly seconds: number;
}

/** The bytes of one HTTP request. */
export function bytesOf(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Buffer {
  const all = {
    host: 'localhost',
    ...headers,
    ...(body === '' ? {} : { 'content-length': `${Buffer.byteLength(body)}` }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Sends requests over `connections` connections, one at a time on each. It is small, so that the server dominates the
 * measurement.
 */
export async function load({ port, connections, next, seconds }: Ask): Promise<Load> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let body = '';
  const until = performance.now() + seconds * 1000;
  const begun = performance.now();
  const ports = typeof port === 'number' ? [port] : port;
  const worker = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(ports[index % ports.length] ?? 0, '127.0.0.1').setNoDelay(true);
      let parts: Buffer[] = [];
      let sent = 0;
      const ask = () => {
        const request = performance.now() < until ? next() : null;
        if (request === null) return void socket.end(resolve);
        sent = performance.now();
        socket.write(request);
      };
      socket.on('connect', ask).on('error', reject);
      socket.on('data', (part: Buffer) => {
        parts.push(part);
        const all = parts.length === 1 ? part : Buffer.concat(parts);
        const head = all.indexOf('\r\n\r\n');
        if (head === -1) return;
        const text = all.toString('latin1', 0, head);
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        if (all.length < head + 4 + length) return;
        times.push(performance.now() - sent);
        const status = text.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        body = all.toString('utf8', head + 4);
        parts = [];
        ask();
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)));
  const took = (performance.now() - begun) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { rate: times.length / took, p50: at(0.5), p99: at(0.99), statuses, body };
}
