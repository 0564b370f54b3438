import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export interface MetricsServer {
  /** Where Prometheus reads the metrics. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly host: string;
  /** With 0, the operating system chooses one. */
  readonly port: number;
  readonly registry: Registry;
  readonly onError: (error: unknown) => void;
}

/** Serves `GET /metrics` on a port of its own, so that the proxy of the public port cannot forward it by mistake. */
export async function startMetricsServer({ host, port, registry, onError }: Options): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => void response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  const { port: bound } = server.address() as AddressInfo; // not a pipe
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
