import { basePath, contract, requestIdHeader, type Endpoint } from '@detroit-well/api-client/contract';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { ApiSettings } from '@detroit-well/config/env';
import { constants as zlib } from 'node:zlib';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { mountAdminLogin } from './admin/login-page.ts';
import { mountChat } from './chat/mount.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Deps } from './dependencies.ts';
import { mountVerifyPage } from './account/verify-page.ts';
import { mountDocuments } from './documents/mount.ts';
import { mountOutbox } from './dev/outbox.ts';
import { handlers } from './handlers.ts';
import { mountPictures } from './profile/show-picture.ts';
import { problem } from './problem.ts';
import { serve, type AnyHandler } from './serve.ts';
import { readBodies } from './serve/bodies.ts';
import { answerError, intendedOperation } from './serve/errors.ts';
import { logging, requestId } from './serve/logging.ts';
import { takeParts } from './serve/read-parts.ts';
import { answerUnreadable } from './serve/unreadable.ts';
import { wire, type Adapters } from './create-dependencies.ts';

export interface AppParts {
  settings: ApiSettings;
  database: Database;
  clock?: Clock;
  /** Instead of what the settings choose. */
  adapters?: Partial<Adapters>;
  /** Compares every reply with its promise; on unless NODE_ENV is production. */
  checkReplies?: boolean;
  /** Where the log goes; the process's output when not given. */
  logger?: FastifyServerOptions['logger'];
  /** How long a request may take to arrive, and how often that is looked at, in milliseconds. */
  arrival?: { limit: number; checkEvery: number };
}

/** The largest picture (5 MB) comes in a minute at 0.7 Mbit/s; our own client gives up after half of that. */
const inAMinute = { limit: 60_000, checkEvery: 5_000 };

/** The whole server, not yet listening: everything is joined here. Close it, then the database. */
export async function buildApp(parts: AppParts): Promise<{ app: FastifyInstance; deps: Deps }> {
  const { settings, database, clock = systemClock, arrival = inAMinute } = parts;
  const checkReplies = parts.checkReplies ?? process.env['NODE_ENV'] !== 'production';
  const app = Fastify({
    logger: parts.logger ?? logging(settings.logLevel),
    // One line per answer of our own, below: Fastify's would log addresses.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestId,
    bodyLimit: 1_048_576,
    trustProxy: [...settings.trustedProxies],
    requestTimeout: arrival.limit,
    // An address that no router can read names nothing; it is said as all else is.
    frameworkErrors: (_error, request, reply) => {
      void reply.header(requestIdHeader, request.id);
      answerError('', problem('not_found'), request, reply);
    },
    clientErrorHandler: answerUnreadable,
    http: {
      // Judged below: Node would answer in its own way.
      requireHostHeader: false,
      connectionsCheckingInterval: arrival.checkEvery,
      // Node takes one for the other where headers are given longer than the whole.
      headersTimeout: arrival.limit,
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  const deps = await wire({ settings, database, clock, adapters: parts.adapters ?? {} });
  const { siteUrl, portalUrl } = settings.addresses;
  // First of all, because some of the others answer themselves.
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(requestIdHeader, request.id);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw problem('validation_failed');
  });
  // An expectation that nobody knows may be ignored (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The two web apps stand on other origins of the same site and show pictures from here.
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  await app.register(cors, {
    origin: [siteUrl, portalUrl],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-ID'],
    exposedHeaders: ['X-Request-ID', 'Retry-After', 'Content-Disposition'],
    maxAge: 7200,
  });
  // A list of sessions is 46 kB of text, which a slow line carries in a quarter of a second.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // A request is read as it came: its size is limited, and what it unpacks to would not be.
    globalDecompression: false,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // Before the routes: it stands in front of every one of them.
  await mountChat(app, deps);
  readBodies(app);
  await takeParts(app);
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: addresses carry tokens and search words.
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler((error, request, reply) =>
    answerError(intendedOperation(request), error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => answerError('', problem('not_found'), request, reply));
  app.get('/healthz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const well = await database.ping().then(
      () => true,
      (error: unknown) => {
        request.log.error({ err: error }, 'the database does not answer');
        return false;
      },
    );
    return well ? reply.send({ status: 'ok' }) : answerError('', problem('unavailable'), request, reply);
  });
  await app.register(
    (api, _options, done) => {
      for (const [endpoint, handler] of calls()) serve(api, endpoint, handler, deps, { checkReplies });
      done();
    },
    { prefix: basePath },
  );
  mountDocuments(app, deps);
  mountPictures(app, deps);
  mountVerifyPage(app, deps);
  mountAdminLogin(app, deps);
  if (settings.deployment === 'demo') mountOutbox(app, deps);
  return { app, deps };
}

/** Every call with its handler. The table's types have proved that they fit; here only pairs are left. */
export function calls(): [Endpoint, AnyHandler | 'notImplemented'][] {
  return Object.entries(contract).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [Endpoint, AnyHandler | 'notImplemented'] => [
      endpoint,
      (handlers as unknown as Record<string, Record<string, AnyHandler>>)[noun]?.[name] ?? 'notImplemented',
    ]),
  );
}
