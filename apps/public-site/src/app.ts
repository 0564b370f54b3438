import fastifyStatic from '@fastify/static';
import type { LaunchState } from '@detroit-well/config/env';
import { ownerOf } from '@detroit-well/config/paths';
import { redirectFor } from '@detroit-well/config/redirects';
import { parseDsn, type TelemetrySettings } from '@detroit-well/config/telemetry';
import type { Reporter } from '@detroit-well/telemetry/reporting';
import { randomHex } from '@detroit-well/telemetry/reference';
import { scrub } from '@detroit-well/telemetry/scrub';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SiteApi } from './api/site-api.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { readFrame } from './frame.ts';
import type { SiteAssets } from './http/assets.ts';
import { contentPolicy, plainHeaders } from './http/content-policy.ts';
import type { SketchSource } from './document/first-picture.ts';
import { pageHandler } from './http/page-handler.ts';
import { smallFiles } from './http/small-files.ts';
import { SingleFlightCache } from './http/single-flight-cache.ts';
import { picturesFrom } from './pictures/allowed-pictures.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import type { PictureSource } from './pictures/picture.ts';
import { shareRoutes } from './share/share-routes.ts';
import type { ShareSource } from './share/share-pictures.ts';
import { createRenderer, type RenderedPage } from './render-page.ts';

/** A page requested again within seconds is served from the cache; newly taken spots show on the next visit. */
const pageKeptMs = { ttlMs: 1_000, staleMs: 4_000 };

export interface SiteOptions {
  api: SiteApi;
  assets: SiteAssets;
  pictures: PictureSource;
  shares: ShareSource;
  sketches: SketchSource;
  siteUrl: string;
  portalUrl: string;
  apiUrl: string;
  /** Looks up the visitor's network address for engagement calls; off unless set (SPEC-A 7.17). */
  ipLookupUrl?: string | undefined;
  demo: boolean;
  showSamples: boolean;
  /** Other origins that pictures of posts may come from (ADR-045). */
  pictureOrigins: readonly string[];
  launchState: LaunchState;
  /** Proxies whose X-Forwarded-For header identifies the visitor (ADR-031). */
  trustedProxies: readonly string[];
  /** What the browser measures and reports; nothing by default. */
  telemetry?: TelemetrySettings;
  /** Reports pages that could not be rendered to the operator. */
  reportFailure?: Reporter;
  now?: () => Date;
  /** How long a rendered page is served without asking the API again, and how much longer while it is renewed. */
  pageKeptMs?: { ttlMs: number; staleMs: number };
  logger?: FastifyBaseLogger;
}

const measures = (telemetry: TelemetrySettings | undefined): telemetry is TelemetrySettings =>
  telemetry !== undefined && (telemetry.analytics !== 'none' || telemetry.errorReporting.via !== 'none');

function reportOrigin(telemetry: TelemetrySettings | undefined): string | undefined {
  const service = telemetry?.errorReporting;
  return service?.via === 'sentry' ? parseDsn(service.dsn)?.origin : undefined;
}

const requestIdShape = /^[\w-]{8,64}$/;

/** Builds the site's server; `server.ts` makes it listen. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { api, assets, siteUrl, portalUrl, apiUrl, ipLookupUrl, telemetry } = options;
  const https = siteUrl.startsWith('https:');
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
    },
    trustProxy: [...options.trustedProxies],
    // URLs of share pictures contain the slugs of posts.
    routerOptions: { maxParamLength: 300 },
  });
  const apiOrigin = new URL(apiUrl).origin;
  const pictureOrigins = [new URL(siteUrl).origin, apiOrigin, ...options.pictureOrigins];
  const policy = contentPolicy({
    inlineScripts: [assets.early],
    inlineStyles: Object.values(assets.styles),
    apiOrigin,
    pictureOrigins,
    portalOrigin: portalUrl,
    ipLookupUrl,
    reportOrigin: reportOrigin(telemetry),
    https,
  });
  const always = plainHeaders(https);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always).header('x-request-id', request.id);
  });

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  if (assets.folder) {
    await app.register(fastifyStatic, {
      root: join(assets.folder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
  }
  pictureRoutes(app, options.pictures);
  smallFiles(app, siteUrl);
  const { showSamples, now = () => new Date() } = options;
  shareRoutes(app, { api, source: options.shares, showSamples });
  feedRoutes(app, { api, siteUrl, showSamples, now });

  const tools = { api, siteUrl, showSamples, allowsPicture: picturesFrom(pictureOrigins), now };
  const frame = readFrame({
    api,
    siteUrl,
    portalUrl,
    apiUrl,
    ipLookupUrl,
    demo: options.demo,
    showSamples,
    pictureOrigins,
    ...(measures(telemetry) ? { telemetry } : {}),
  });
  const renderPage = createRenderer({
    tools,
    assets,
    launchState: options.launchState,
    sketchOf: options.sketches,
    frame,
    report: (error, url) => {
      const reference = randomHex(4);
      app.log.error({ err: error, url: url.href, reference }, 'a page could not be drawn');
      options.reportFailure?.({ error, reference, page: scrub(url.pathname) });
      return reference;
    },
  });
  const cache = new SingleFlightCache<RenderedPage>({
    ...(options.pageKeptMs ?? pageKeptMs),
    reuse: (rendered) => (rendered.kind === 'page' ? rendered.page.reuse : 'briefly'),
    limit: 300,
  });
  const origins = { site: siteUrl, portal: portalUrl, api: apiOrigin };
  const show = pageHandler({
    policy,
    origins,
    redirectFor,
    ownerOf,
    render: (url, reader, cacheOptions) => {
      const draw = () => renderPage(url, reader);
      // The number of possible searches is unlimited: if cached, they would evict the pages that most visitors read.
      return url.searchParams.has('search') ? draw() : cache.get(url.href, draw, cacheOptions);
    },
  });
  app.get('/*', show);
  return app;
}
