import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import type { LaunchState } from '@detroit-well/config/env';
import { renderDocument } from './document/document.ts';
import type { SiteAssets } from './http/assets.ts';
import { packPage, type PackedPage } from './http/packed-page.ts';
import { PageRoot } from './layout/page-root.tsx';
import type { Frame, PageView } from './page.ts';
import { routeObjects } from './routes.ts';
import { failureView, serverFailure } from './routes/plain/route.ts';
import type { LoaderTools } from './site-route.ts';

interface RendererOptions {
  tools: LoaderTools;
  assets: SiteAssets;
  launchState: LaunchState;
  /** Everything of the frame that is the same for all pages, and the menu of this moment. */
  frame: () => Promise<Omit<Frame, 'here' | 'now'>>;
  /** Tells the operator what went wrong; the visitor only sees that something did. */
  report: (error: unknown, url: URL) => void;
}

export type RenderedPage =
  { kind: 'page'; page: PackedPage } | { kind: 'redirect'; status: number; to: string };

/** Anonymous pages may be kept by shared caches: a little old is fine, spots are checked again when registering. */
const sharedCache = 'public, max-age=0, s-maxage=30, stale-while-revalidate=120';

function cacheControl(status: number): string {
  if (status === 200) return sharedCache;
  return status === 404 ? 'public, max-age=0, s-maxage=10' : 'no-store';
}

/**
 * Matches, loads and renders one address with the route table. A page that cannot be drawn is reported and shown as the
 * Server Error screen: nobody ever meets a bare failure.
 */
export function createRenderer({ tools, assets, launchState, frame: readFrame, report }: RendererOptions) {
  const handler = createStaticHandler(routeObjects(tools, launchState));

  async function draw(url: URL, view: PageView, data: unknown, status: number): Promise<RenderedPage> {
    const here = url.pathname + url.search;
    const frame: Frame = { ...(await readFrame()), here, now: tools.now().toISOString() };
    const body = renderToString(createElement(PageRoot, { Page: view.Page, data, frame, bare: view.bare }));
    const { entry, theme } = view;
    const head = view.head(data, frame);
    const html = renderDocument({ head, frame, data, body, entry, assets, ...(theme ? { theme } : {}) });
    return { kind: 'page', page: await packPage(html, status, { 'cache-control': cacheControl(status) }) };
  }

  return async function renderPage(url: URL): Promise<RenderedPage> {
    try {
      // Asked for at once, so that page and menu do not wait for one another.
      const [found] = await Promise.all([handler.query(new Request(url)), readFrame()]);
      if (found instanceof Response) {
        return { kind: 'redirect', status: found.status, to: found.headers.get('location') ?? '/' };
      }
      const { view, data } = matchedView(found);
      return await draw(url, view, data, found.statusCode);
    } catch (error) {
      report(error, url);
      return draw(url, failureView, serverFailure, 500);
    }
  };
}

function matchedView(context: StaticHandlerContext): { view: PageView; data: unknown } {
  const route = context.matches.at(-1)?.route;
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure instanceof Error ? failure : new Error(`Loader failed: ${String(failure)}`);
  if (!route?.id) throw new Error('No route matched, although the table ends in one for every path.');
  // The handle is the view of the very row whose loader made the data (routes.ts).
  return { view: route.handle as PageView, data: context.loaderData[route.id] };
}
