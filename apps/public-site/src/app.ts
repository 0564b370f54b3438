import type { LaunchState, ThirdParties } from '@detroit-well/config/env';
import { ownerOf } from '@detroit-well/config/paths';
import { redirectFor } from '@detroit-well/config/redirects';
import type { TelemetrySettings } from '@detroit-well/config/telemetry';
import type { Reporter } from '@detroit-well/telemetry/reporting';
import { randomHex } from '@detroit-well/telemetry/reference';
import { scrub } from '@detroit-well/config/scrub';
import {
  createWebServer,
  developmentPolicy,
  pictureRoutes,
  scriptUrlPolicy,
  type Pictures,
  type ServerClock,
} from '@detroit-well/web-server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SiteApi } from './api/site-api.ts';
import { forEachEntry, registrationEntries } from './entries.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { readContext } from './read-context.ts';
import type { SiteAssets } from './document/assets.ts';
import { pageHandler } from './http/page-handler.ts';
import { robotsRoute } from './http/robots.ts';
import { SingleFlightCache } from './cache/single-flight-cache.ts';
import { sitePolicy } from './http/site-policy.ts';
import { picturesFrom } from './pictures/allowed-pictures.ts';
import { shareRoutes } from './share/share-routes.ts';
import type { ShareSource } from './share/share-pictures.ts';
import { createRenderer, type RenderedPage } from './render-page.ts';

/** A page requested again within seconds is served from the cache; newly taken spots show on the next visit. */
const defaultPageCache = { ttlMs: 1_000, staleMs: 4_000 };

export interface SiteOptions {
  readonly api: SiteApi;
  readonly assets: SiteAssets;
  readonly pictures: Pictures;
  readonly shares: ShareSource;
  readonly siteUrl: string;
  readonly portalUrl: string;
  readonly apiUrl: string;
  /** Looks up the visitor's network address for engagement calls; off unless set (SPEC-A 7.17). */
  readonly ipLookupUrl?: string | undefined;
  readonly demo: boolean;
  readonly showSamples: boolean;
  /** Other origins that pictures of posts may come from (ADR-051). */
  readonly pictureOrigins: readonly string[];
  /** What the root shows; null: as the team decided in the office. */
  readonly launchState: LaunchState | null;
  /** Proxies whose X-Forwarded-For header identifies the visitor (ADR-031). */
  readonly trustedProxies: readonly string[];
  /** The third parties that pages may load scripts from. */
  readonly thirdParties: ThirdParties;
  /** The content of Apple Pay's domain file. */
  readonly applePayDomain?: string | undefined;
  /** The measurements and reports of the browser; none by default. */
  readonly telemetry?: TelemetrySettings;
  /** Reports pages that could not be rendered to the operator. */
  readonly reportFailure?: Reporter;
  /** The studio's time; without it, the real one. */
  readonly clock?: ServerClock | undefined;
  /** The time for which a rendered page is served without a new call of the API, and the further time while it is renewed. */
  readonly pageCache?: { ttlMs: number; staleMs: number };
  readonly logger?: FastifyBaseLogger;
  /** Lets the development server transform a document. */
  readonly transform?: (url: string, html: string) => Promise<string>;
}

const measures = (telemetry: TelemetrySettings | undefined): telemetry is TelemetrySettings =>
  telemetry !== undefined && (telemetry.analytics !== 'none' || telemetry.errorReporting.via !== 'none');

/** Builds the site's server; `server.ts` makes it listen. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { api, assets, siteUrl, portalUrl, apiUrl, ipLookupUrl, telemetry } = options;
  const app = createWebServer({
    origin: siteUrl,
    trustedProxies: options.trustedProxies,
    clientFolder: assets.folder,
    stripe: options.thirdParties.stripe,
    applePayDomain: options.applePayDomain,
    clock: options.clock,
    logger: options.logger,
    // URLs of share pictures contain the slugs of posts.
    routerOptions: { maxParamLength: 300 },
  });
  const apiOrigin = new URL(apiUrl).origin;
  const pictureOrigins = [new URL(siteUrl).origin, apiOrigin, ...options.pictureOrigins];
  const protections = forEachEntry((entry) => {
    const { stripe, turnstile } = options.thirdParties;
    const registers = registrationEntries.includes(entry);
    const thirdParties = { stripe: stripe && registers, turnstile };
    const urlPolicy = scriptUrlPolicy(thirdParties);
    const inlineScripts = [assets.early, ...(urlPolicy === null ? [] : [urlPolicy])];
    const policy = sitePolicy({
      inlineScripts,
      inlineStyles: [assets.styles[entry]],
      apiOrigin,
      pictureOrigins,
      portalUrl,
      thirdParties,
      cleansHtml: registers,
      ipLookupUrl,
      errorReporting: telemetry?.errorReporting,
      https: siteUrl.startsWith('https:'),
    });
    return { inlineScripts, policy: options.transform ? developmentPolicy() : policy };
  });
  pictureRoutes(app, options.pictures);
  robotsRoute(app, siteUrl);
  const { showSamples, clock } = options;
  const { now, cacheNow } = clock ?? { now: () => new Date(), cacheNow: Date.now };
  shareRoutes(app, { api, source: options.shares, showSamples, cacheNow });
  feedRoutes(app, { api, siteUrl, showSamples, now, cacheNow });

  const tools = { api, siteUrl, showSamples, allowsPicture: picturesFrom(pictureOrigins), now };
  const context = readContext(
    {
      api,
      siteUrl,
      portalUrl,
      apiUrl,
      ipLookupUrl,
      demo: options.demo,
      showSamples,
      pictureOrigins,
      ...(measures(telemetry) ? { telemetry } : {}),
    },
    cacheNow,
  );
  const renderPage = createRenderer({
    tools,
    assets,
    launchState: async () => options.launchState ?? (await api.site().catch(() => null))?.state ?? 'live',
    protections,
    sketchOf: options.pictures.sketch,
    context,
    report: (error, url) => {
      const reference = randomHex(4);
      const page = scrub(url.pathname);
      app.log.error({ err: error, page, reference }, 'a page could not be drawn');
      options.reportFailure?.({ error, reference, page });
      return reference;
    },
    transform: options.transform,
  });
  const cache = new SingleFlightCache<RenderedPage>({
    ...(options.pageCache ?? defaultPageCache),
    reuse: (rendered) => (rendered.kind === 'page' ? rendered.page.reuse : 'briefly'),
    limit: 300,
    now: cacheNow,
  });
  const origins = { site: siteUrl, portal: portalUrl, api: apiOrigin };
  const show = pageHandler({
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
