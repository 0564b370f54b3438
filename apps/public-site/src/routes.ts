import type { RouteObject } from 'react-router-dom';
import type { LaunchState } from '@detroit-well/config/env';
import { comingSoonRoute } from './routes/coming-soon/route.ts';
import { blogRoute } from './routes/blog/route.ts';
import { contactRoute } from './routes/contact/route.ts';
import { homeRoute } from './routes/home/route.ts';
import { aboutRoute, legalRoutes, lostRoute, unknownPathRoute } from './routes/plain/route.ts';
import { postRoute } from './routes/post/route.ts';
import { sessionRoute } from './routes/session/route.ts';
import { trainingRoute } from './routes/training/route.ts';
import type { LoaderTools, SiteRoute } from './site-route.ts';

/** The table of contents of the public site (SPEC-A 2, SPEC-A 7.2 to 7.4). */
export const siteRoutes = (launchState: LaunchState): readonly SiteRoute[] => [
  // One setting decides what the root is (SPEC-A 7.1); everything else stays where it is.
  launchState === 'coming_soon' ? { ...comingSoonRoute, path: homeRoute.path } : homeRoute,
  comingSoonRoute,
  trainingRoute,
  sessionRoute,
  blogRoute,
  postRoute,
  ...legalRoutes,
  aboutRoute,
  contactRoute,
  lostRoute,
  unknownPathRoute,
];

/** What the renderer passes to every loader beside the address. */
export interface LoaderContext {
  readonly reader: string;
}

// react-router types the context loosely; render-page.ts is the only one that sets it.
const readerOf = (context: unknown): string => (context as LoaderContext).reader;

/** The table as react-router's static handler reads it. */
export function routeObjects(tools: LoaderTools, launchState: LaunchState): RouteObject[] {
  return siteRoutes(launchState).map((row, index) => ({
    id: String(index),
    path: row.path,
    handle: row.view,
    loader: ({ request, params, context }) =>
      row.loader({ url: new URL(request.url), params, reader: readerOf(context), tools }),
  }));
}
