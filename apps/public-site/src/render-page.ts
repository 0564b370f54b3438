import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { LaunchState } from '@detroit-well/config/env';
import { paths } from '@detroit-well/config/paths';
import { isApiError } from '@detroit-well/api-client';
import { encodeDocument, type EncodedBodies } from '@detroit-well/web-server';
import type { Reuse } from './cache/single-flight-cache.ts';
import { lastResort } from './document/last-resort.ts';
import { renderDocument } from './document/document.ts';
import { withFirstPicture, type SketchSource } from './document/first-picture.ts';
import type { EntryName } from './entries.ts';
import type { ReadContext } from './read-context.ts';
import type { SiteAssets } from './document/assets.ts';
import { PageRoot } from './layout/page-root.tsx';
import type { PageContext, PageView } from './page.ts';
import { routeObjects, type LoaderContext } from './routes.ts';
import type { PlainData } from './routes/plain/loaders.ts';
import { brokenPage, failureView, missingPage, serverFailure } from './routes/plain/route.ts';
import type { LoaderTools } from './site-route.ts';

interface RendererOptions {
  readonly tools: LoaderTools;
  readonly assets: SiteAssets;
  /** Says what the root shows: as the setting of the environment, or else as the team decided. */
  readonly launchState: () => Promise<LaunchState>;
  /** For each entry, the inline scripts of its documents and the content security policy that allows them. */
  readonly protections: Readonly<Record<EntryName, Protection>>;
  readonly sketchOf: SketchSource;
  /** The parts of the context that all pages share, and the current menu. */
  readonly context: () => Promise<ReadContext>;
  /** Reports the error to the operator and returns its reference; the visitor gets no details. */
  readonly report: (error: unknown, url: URL) => string;
  /** Lets the development server transform a document. */
  readonly transform?: ((url: string, html: string) => Promise<string>) | undefined;
}

/** The inline scripts of a document, and the policy that its response carries. */
interface Protection {
  readonly inlineScripts: readonly string[];
  readonly policy: string;
}

/** A response, compressed once for all visitors. */
interface PackedPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** `briefly` if there is nothing to show; `once` if it failed or lacks a part; `never` if it concerns one visitor. */
  readonly reuse: Reuse;
  readonly etag: string;
  readonly bodies: EncodedBodies;
}

export type RenderedPage =
  { kind: 'page'; page: PackedPage } | { kind: 'redirect'; status: number; to: string };

/** Shared caches may keep anonymous pages. They may be a little old, because registering checks the spots again. */
const sharedCache = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20';

/** Nothing caches an incomplete or failed page: the next visit loads it again. */
function cacheControl(reuse: Reuse): string {
  if (reuse === 'always') return sharedCache;
  return reuse === 'briefly' ? 'public, max-age=0, s-maxage=10' : 'no-store';
}

function reuseOf(status: number, complete: boolean, isCacheable: boolean): Reuse {
  if (status === 429) return 'never';
  if (!complete) return 'once';
  if (status === 200) return isCacheable ? 'always' : 'briefly';
  return status === 404 ? 'briefly' : 'once';
}

/**
 * Matches, loads and renders one URL with the route table. A page that can't be loaded or rendered is reported and shown as
 * Server Error or Something went wrong, never as a bare error.
 */
export function createRenderer({
  tools,
  assets,
  launchState,
  protections,
  sketchOf,
  context: readContext,
  report,
  transform = async (_url, html) => html,
}: RendererOptions) {
  const handlers = {
    live: createStaticHandler(routeObjects(tools, 'live')),
    coming_soon: createStaticHandler(routeObjects(tools, 'coming_soon')),
  };

  async function draw(url: URL, view: PageView, data: unknown, status: number): Promise<RenderedPage> {
    const here = url.pathname + url.search;
    const read = await readContext();
    const notFound = status === 404 ? ({ notFound: true } as const) : {};
    const context: PageContext = { ...read.context, ...notFound, here, now: tools.now().toISOString() };
    const drawn = renderToString(
      createElement(PageRoot, { Page: view.Page, data, context, bare: view.bare }),
    );
    const body = await withFirstPicture(drawn, sketchOf);
    const { entry, theme } = view;
    const head = view.head(data, context);
    const { inlineScripts, policy } = protections[entry];
    const html = renderDocument({ head, context, data, body, entry, theme, assets, inlineScripts });
    const complete = read.complete && (view.isComplete?.(data) ?? true);
    const reuse = reuseOf(status, complete, view.isCacheable?.(data) ?? true);
    const headers = { 'cache-control': cacheControl(reuse), 'content-security-policy': policy };
    const packed = await encodeDocument(await transform(here, html));
    return { kind: 'page', page: { status, headers, reuse, ...packed } };
  }

  return async function renderPage(url: URL, reader: string): Promise<RenderedPage> {
    const requestContext: LoaderContext = { reader };
    try {
      // Only the root depends on it.
      const state = url.pathname === paths.home() ? await launchState() : 'live';
      // Started together, so that page and menu load in parallel.
      const [found] = await Promise.all([
        handlers[state].query(new Request(url), { requestContext }),
        readContext(),
      ]);
      if (found instanceof Response) {
        return { kind: 'redirect', status: found.status, to: found.headers.get('location') ?? '/' };
      }
      const { view, data } = matchedView(found);
      return await draw(url, view, data, found.statusCode);
    } catch (error) {
      const reference = report(error, url);
      return drawFailure(url, isApiError(error) ? serverFailure : brokenPage(reference));
    }
  };

  async function drawFailure(url: URL, failure: PlainData): Promise<RenderedPage> {
    try {
      return await draw(url, failureView, failure, 500);
    } catch (error) {
      // The failing part is outside the page and affects every page.
      report(error, url);
      const html = lastResort(url.pathname + url.search, assets.styles.plain);
      const headers = { 'cache-control': 'no-store', 'content-security-policy': protections.plain.policy };
      const packed = await encodeDocument(html);
      return { kind: 'page', page: { status: 500, headers, reuse: 'briefly', ...packed } };
    }
  }
}

function matchedView(context: StaticHandlerContext): { view: PageView; data: unknown } {
  const route = context.matches.at(-1)?.route;
  const failure = Object.values(context.errors ?? {})[0];
  // The patterns match no line break, not even the last one, which is for every path.
  if (isRouteErrorResponse(failure) && failure.status === 404)
    return { view: failureView, data: missingPage };
  if (failure) throw failure instanceof Error ? failure : new Error(`Loader failed: ${String(failure)}`);
  if (!route?.id) throw new Error('No route matched, although the table ends in one for every path.');
  // The handle is the view of the row whose loader returned the data (routes.ts).
  return { view: route.handle as PageView, data: context.loaderData[route.id] };
}
