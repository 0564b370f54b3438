import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { applePayDomainRoute } from './apple-pay-domain.ts';
import { builtFiles, serveBuiltFiles } from './built-files.ts';
import { filePolicy, publicPicture } from './content-policy.ts';
import { faviconRoutes } from './favicon.ts';
import type { ServerClock } from './followed-clock.ts';
import { RequestLog } from './logging.ts';
import { policyReportRoute, reportingEndpoints } from './policy-reports.ts';
import { securityHeaders } from './security-headers.ts';

export interface WebServerOptions {
  /** The public origin of the app. */
  readonly origin: string;
  /** Proxies whose X-Forwarded-For header identifies the visitor (ADR-037). */
  readonly trustedProxies: readonly string[];
  /** Folder of the client build, or null without a build (development, tests). */
  readonly clientFolder: string | null;
  /** True if pages of the app use Stripe. */
  readonly stripe?: boolean;
  /** The content of Apple Pay's domain file. */
  readonly applePayDomain?: string | undefined;
  /** The studio's time, which responses send as `Date`; without it, they send the real one. */
  readonly clock?: ServerClock | undefined;
  readonly logger?: FastifyBaseLogger | undefined;
  readonly routerOptions?: FastifyServerOptions['routerOptions'];
}

const requestIdShape = /^[\w-]{8,64}$/;

/**
 * The server that the web apps add their documents to: security headers, request ids, the built files, the icon and the
 * health check.
 */
export function createWebServer(options: WebServerOptions): FastifyInstance {
  const { origin, trustedProxies, clientFolder, clock, logger, routerOptions } = options;
  const date = () => (clock ? { date: clock.now().toUTCString() } : {});
  const headers = securityHeaders(origin.startsWith('https:'), options.stripe === true);
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new RequestLog(),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
    },
    trustProxy: [...trustedProxies],
    // A request that arrives during shutdown gets its response. The 503 of Fastify would reach the browser through nginx.
    return503OnClosing: false,
    // The router cannot parse the URL, so no hook has run.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      void reply
        .headers({ ...headers, ...date() })
        .header('x-request-id', request.id)
        .code(400)
        .send({ message: 'Bad request' });
    },
    ...(routerOptions ? { routerOptions } : {}),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply
      .headers({ ...headers, ...date() })
      .headers(reportingEndpoints)
      .header('x-request-id', request.id);
  });
  if (clock) app.addHook('onClose', async () => clock.close());
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: 'Bad request' });
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ message: 'Server error' });
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  if (clientFolder !== null) {
    serveBuiltFiles(app, join(clientFolder, 'assets'), '/assets/');
    void app.register(fastifyStatic, {
      ...builtFiles,
      root: join(clientFolder, 'art/named'),
      prefix: '/art/named/',
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header('content-security-policy', filePolicy).header(...publicPicture);
      },
    });
  }
  faviconRoutes(app);
  applePayDomainRoute(app, options.applePayDomain);
  policyReportRoute(app);
  return app;
}
