import type { ClientEvent } from '@detroit-well/api-client';
import type { SiteSettings } from '@detroit-well/config/env';
import { createReporter } from '@detroit-well/telemetry/reporting';
import { pictureAt } from '@detroit-well/art';
import { sketchAt } from '@detroit-well/art/in-document';
import { createLogger, createPictures, drawnFiles, followClock } from '@detroit-well/web-server';
import type { FastifyInstance } from 'fastify';
import { withBlogCache } from './api/cached-blog.ts';
import { withMissCache } from './api/cached-misses.ts';
import { withSiteCache } from './api/cached-site.ts';
import { withCleanHtml } from './api/clean-html.ts';
import { httpApi } from './api/http-api.ts';
import { createSite, type SiteOptions } from './app.ts';
import { sharePictures } from './share/share-pictures.ts';

type ServerParts = Pick<SiteOptions, 'assets' | 'transform' | 'pageCache'>;

/** Creates the site with the dependencies that the settings describe. */
export async function createServer(settings: SiteSettings, parts: ServerParts): Promise<FastifyInstance> {
  const { apiUrl, siteUrl, portalUrl } = settings.addresses;
  const log = createLogger('public-site', settings.logLevel);
  const report = createReporter({
    settings: settings.telemetry.errorReporting,
    origin: { app: 'public-site', environment: settings.deployment, platform: 'node' },
    page: () => 'server',
    log: (failure) => log.error(failure, 'error report'),
  });
  const onEvent = (event: ClientEvent): void => {
    if (event.type !== 'serverError') return;
    const { error, call } = event;
    report({ error, call, status: error.status, requestId: error.requestId });
  };
  const clock = await followClock({ deployment: settings.deployment, apiUrl });
  const cacheNow = clock?.cacheNow;
  const http = withCleanHtml(httpApi(apiUrl, onEvent));
  const api = withMissCache(withBlogCache(withSiteCache(http, cacheNow), cacheNow), cacheNow);
  const folder = settings.picturesFolder;
  const onUnwritable = (error: unknown): void => log.warn({ err: error }, 'a picture could not be stored');
  const files = drawnFiles({ folder, onUnwritable });
  return createSite({
    ...parts,
    clock,
    api,
    pictures: createPictures({ files, pictureAt, sketchAt }),
    shares: sharePictures(folder, onUnwritable),
    siteUrl,
    portalUrl,
    apiUrl,
    ipLookupUrl: settings.ipLookupUrl,
    demo: settings.deployment === 'demo',
    showSamples: settings.showSamples,
    pictureOrigins: settings.pictureOrigins,
    launchState: settings.launchState,
    trustedProxies: settings.trustedProxies,
    thirdParties: settings.thirdParties,
    applePayDomain: settings.applePayDomain,
    telemetry: settings.telemetry,
    reportFailure: report,
    logger: log,
  });
}
