import { listenBacklog, operatorMessage } from '@detroit-well/config/env';
import type { FastifyInstance } from 'fastify';
import { inspect } from 'node:util';

export interface RunnableServer {
  readonly app: FastifyInstance;
  readonly host: string;
  readonly port: number;
  /** The public origin, which the start message names. */
  readonly origin: string;
}

/** Creates a server and listens until a stop signal; requests in progress finish first. Prints in sentences why a server cannot start. */
export async function runWebServer(create: () => Promise<RunnableServer>): Promise<void> {
  try {
    const { app, host, port, origin } = await create();
    await app.listen({ port, host, backlog: listenBacklog });
    const address = app.server.address();
    const chosen = typeof address === 'object' && address ? address.port : port;
    process.stdout.write(`listening on ${port === 0 ? `http://localhost:${chosen}` : origin}\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void app.close().then(() => process.exit(0)));
    }
  } catch (error) {
    process.stderr.write(`${operatorMessage(error) ?? messageOf(error)}\n`);
    process.exit(1);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : inspect(error);
