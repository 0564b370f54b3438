import fastifyStatic from '@fastify/static';
import type { LaunchState } from '@detroit-well/config/env';
import { redirectFor, ownerOf } from '@detroit-well/config/paths';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SiteApi } from './api/site-api.ts';
import { readFrame } from './frame.ts';
import type { SiteAssets } from './http/assets.ts';
import { contentPolicy, plainHeaders } from './http/content-policy.ts';
import { pageHandler } from './http/page-handler.ts';
import { smallFiles } from './http/small-files.ts';
import { SingleFlightCache } from './http/single-flight-cache.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import type { PictureSource } from './pictures/picture.ts';
import { createRenderer, type RenderedPage } from './render-page.ts';

/** The same promise as the shared caches get (`s-maxage` of a page): nobody waits for a page that was asked for lately. */
const pageKeptMs = { ttlMs: 1_000, staleMs: 30_000 };

export interface SiteOptions {
  api: SiteApi;
  assets: SiteAssets;
  pictures: PictureSource;
  siteUrl: string;
  portalUrl: string;
  apiUrl: string;
  demo: boolean;
  showSamples: boolean;
  launchState: LaunchState;
  now?: () => Date;
  /** How long a rendered page answers without asking the API again, and for how long more while it is made anew. */
  pageKeptMs?: { ttlMs: number; staleMs: number };
  logger?: FastifyBaseLogger;
}

const requestIdShape = /^[\w-]{8,64}$/;

/** Puts the site's server together; `server.ts` listens. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { api, assets, siteUrl, portalUrl, apiUrl } = options;
  const https = siteUrl.startsWith('https:');
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
    },
    trustProxy: true,
  });
  const policy = contentPolicy({
    inlineScripts: [assets.early],
    inlineStyles: Object.values(assets.styles),
    apiOrigin: new URL(apiUrl).origin,
    portalOrigin: portalUrl,
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

  const tools = { api, siteUrl, now: options.now ?? (() => new Date()) };
  const frame = readFrame({
    api,
    siteUrl,
    portalUrl,
    apiUrl,
    demo: options.demo,
    showSamples: options.showSamples,
  });
  const renderPage = createRenderer({
    tools,
    assets,
    launchState: options.launchState,
    frame,
    report: (error, url) => app.log.error({ err: error, url: url.href }, 'a page could not be drawn'),
  });
  const cache = new SingleFlightCache<RenderedPage>({
    ...(options.pageKeptMs ?? pageKeptMs),
    mayOutlive: (rendered) => rendered.kind === 'page' && rendered.page.status === 200,
    limit: 300,
  });
  const origins = { site: siteUrl, portal: portalUrl, api: new URL(apiUrl).origin };
  const show = pageHandler({
    policy,
    origins,
    redirectFor,
    ownerOf,
    render: (url) => cache.get(url.href, () => renderPage(url)),
  });
  app.get('/*', show);
  return app;
}
