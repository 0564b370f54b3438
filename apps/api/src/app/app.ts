import {
  basePath,
  contract,
  rateLimitHeaders,
  replayedHeader,
  requestIdHeader,
  type Endpoint,
} from '@detroit-well/api-client/contract';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { ApiSettings } from '@detroit-well/config/env';
import { constants as zlib } from 'node:zlib';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import helmet from 'helmet';
import { mountCalendarFeed } from '../features/coach-calendar/calendar-feed.ts';
import { mountRemindersOff } from '../features/booking/reminders/reminders-off.ts';
import { mountVerifyPage } from '../features/account/verify-page.ts';
import { mountAdminLogin } from '../features/admin/login-page.ts';
import { mountChat } from '../features/chat/mount.ts';
import { mountNotifications } from '../features/notifications/mount-notifications.ts';
import { mountClock } from '../features/studio-clock/mount-clock.ts';
import { mountOutbox } from '../features/outbox/outbox-page.ts';
import { mountPictures } from '../features/pictures/show-picture.ts';
import { problem } from '../platform/calls/problem.ts';
import { systemClock as realClock, type Clock } from '../platform/clock/clock.ts';
import type { StudioClock } from '../platform/studio-clock/studio-clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Replica } from '../platform/database/open-replica.ts';
import { readBodies } from '../platform/http/bodies.ts';
import { sendError } from '../platform/http/errors.ts';
import { knownOrigins } from '../platform/http/origins.ts';
import { takeParts } from '../platform/http/read-parts.ts';
import { mountTextStatus } from '../platform/sms/text-status.ts';
import { serve, type AnyHandler } from '../platform/http/serve.ts';
import { rejectUnreadable } from '../platform/http/unreadable.ts';
import { logging, requestId } from '../platform/logging/logging.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { createDependencies, type Adapters } from './create-dependencies.ts';
import type { Deps } from './dependencies.ts';
import { mountDocuments } from './documents/mount.ts';
import { mountMetrics } from './metrics/mount-metrics.ts';
import { jobs } from './jobs.ts';
import { replicaReads } from './replica-reads.ts';
import { allCalls, handlers } from './routes.ts';

export interface AppParts {
  settings: ApiSettings;
  database: Database;
  /** The real time, for tests to replace. */
  clock?: Clock;
  /** The studio's clock, where it is not the real one. */
  studioClock?: StudioClock;
  /** Replace the adapters that the settings choose. */
  adapters?: Partial<Adapters>;
  /** Validates every response against the contract. Replaces the value of the settings. */
  checkReplies?: boolean;
  /** Defaults to a logger that writes to standard output. */
  logger?: FastifyServerOptions['logger'];
  /** Counts the responses, and reports the state of the database and of this process. */
  metrics?: Metrics;
  /** Serves anonymous reads while it is current. The caller closes it. */
  replica?: Replica;
  /** The time in which a request must arrive completely, and the interval of that check, in milliseconds. */
  requestTime?: { limit: number; checkEvery: number };
}

/** The headers that pages of other origins may read. */
const exposedHeaders = [
  requestIdHeader,
  'Retry-After',
  rateLimitHeaders.policy,
  rateLimitHeaders.state,
  replayedHeader,
  'Content-Disposition',
  'Date',
];

/** A minute is enough to upload the largest picture (5 MB) at 0.7 Mbit/s. Our own client times out after 30 s. */
const inAMinute = { limit: 60_000, checkEvery: 5_000 };

/** Built once, because `@fastify/helmet` builds it again for each request. */
const addSecurityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // The web apps run on other origins of the same site and embed pictures from this server.
  crossOriginResourcePolicy: { policy: 'same-site' },
});

/** Builds the server without listening. To shut down, close the app first and then the database. */
export async function buildApp(parts: AppParts): Promise<{ app: FastifyInstance; deps: Deps }> {
  const { settings, database, clock: systemClock = realClock, studioClock, requestTime = inAMinute } = parts;
  const clock = studioClock ?? systemClock;
  const checkReplies = parts.checkReplies ?? settings.checkReplies;
  const app = Fastify({
    logger: parts.logger ?? logging(settings.logLevel),
    // The `onResponse` hook below logs each response instead. Fastify's own log lines would contain URLs.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestId,
    bodyLimit: 1_048_576,
    trustProxy: [...settings.trustedProxies],
    requestTimeout: requestTime.limit,
    // A request that arrives during shutdown gets its response. The 503 of Fastify would reach the client through nginx.
    return503OnClosing: false,
    // A URL that the router cannot parse gets the same 404 problem as an unknown path.
    frameworkErrors: (_error, request, reply) => {
      if (studioClock) void reply.header('date', studioClock.now().toUTCString());
      void reply.header(requestIdHeader, request.id);
      sendError(problem('not_found'), request, reply);
    },
    clientErrorHandler: rejectUnreadable,
    http: {
      // Checked below, because Node would respond in its own format.
      requireHostHeader: false,
      connectionsCheckingInterval: requestTime.checkEvery,
      // Must not exceed `requestTimeout`: otherwise Node swaps the two limits.
      headersTimeout: requestTime.limit,
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  const deps = await createDependencies({
    settings,
    database,
    clock,
    systemClock,
    adapters: parts.adapters ?? {},
  });
  // Must be the first hook, because some of the others send responses themselves.
  app.addHook('onRequest', async (request, reply) => {
    // Browsers take it for the time of everything that opens and closes (ADR-144).
    if (studioClock) void reply.header('date', studioClock.now().toUTCString());
    void reply
      .header(requestIdHeader, request.id)
      .header(
        'permissions-policy',
        'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
      );
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw problem('validation_failed');
  });
  // A server may ignore an unknown expectation (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', (request, reply, next) =>
    addSecurityHeaders(request.raw, reply.raw, (error) => next(error as Error | undefined)),
  );
  const origins = new Set(knownOrigins(settings));
  await app.register(cors, {
    // A function, because a list would send the other headers of CORS to every origin.
    origin: (origin, decide) => decide(null, origin !== undefined && origins.has(origin) ? origin : false),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-ID'],
    exposedHeaders,
    maxAge: 7200,
  });
  // A session list is 46 kB uncompressed, which takes a quarter of a second on a slow connection.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Requests are not decompressed: `bodyLimit` would not limit the decompressed size.
    globalDecompression: false,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // Must come before the routes, because it handles requests ahead of all of them.
  await mountChat(app, deps);
  mountNotifications(app, deps);
  readBodies(app);
  await takeParts(app);
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route pattern, because URLs contain tokens and search terms.
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) });
    parts.metrics?.countResponse({ method, route, status, seconds: elapsedTime / 1000 });
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(problem('not_found'), request, reply));
  app.get('/healthz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const well = await database.ping().then(
      () => true,
      (error: unknown) => {
        request.log.error({ err: error }, 'the database does not respond');
        return false;
      },
    );
    return well ? reply.send({ status: 'ok' }) : sendError(problem('unavailable'), request, reply);
  });
  const reads = parts.replica && replicaReads(parts.replica, deps, app.log);
  await app.register(
    (api, _options, done) => {
      for (const [endpoint, handler] of calls()) serve(api, endpoint, handler, deps, { checkReplies, reads });
      done();
    },
    { prefix: basePath },
  );
  mountDocuments(app, deps, allCalls());
  mountPictures(app, deps);
  mountVerifyPage(app, deps);
  mountRemindersOff(app, deps);
  mountCalendarFeed(app, deps);
  if (settings.sms.provider === 'twilio') mountTextStatus(app, deps, settings.sms);
  mountAdminLogin(app, deps);
  if (settings.deployment === 'demo') mountOutbox(app, deps);
  if (studioClock) mountClock(app, deps, { studioClock, jobs });
  if (parts.metrics)
    mountMetrics(parts.metrics, {
      app,
      database,
      replica: parts.replica,
      humanCheck: deps.humanCheck,
      clock,
      systemClock,
    });
  return { app, deps };
}

/** Every call with its handler. The type `Handlers` already proves that each pair matches, so the cast is safe. */
function calls(): [Endpoint, AnyHandler<Deps> | 'notImplemented'][] {
  return Object.entries(contract).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [Endpoint, AnyHandler<Deps> | 'notImplemented'] => [
      endpoint,
      (handlers as unknown as Record<string, Record<string, AnyHandler<Deps>>>)[noun]?.[name] ??
        'notImplemented',
    ]),
  );
}
