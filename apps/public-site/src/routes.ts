import type { RouteObject } from 'react-router-dom';
import type { LaunchState } from '@detroit-well/config/env';
import { comingSoonRoute } from './routes/coming-soon/route.ts';
import { blogRoute } from './routes/blog/route.ts';
import { coachesRoute, coachRoute } from './routes/coach/route.ts';
import { contactRoute } from './routes/contact/route.ts';
import { firstTimeRoute } from './routes/first-time/route.ts';
import { giftRoute } from './routes/gift/route.ts';
import { homeRoute } from './routes/home/route.ts';
import { membershipRoute } from './routes/membership/route.ts';
import { openingRoute } from './routes/opening/route.ts';
import { aboutRoute, legalRoutes, notFoundRoute, unknownPathRoute } from './routes/plain/route.ts';
import { postRoute, previewRoute } from './routes/post/route.ts';
import { programRoute, shortTrainingRoute } from './routes/program/route.ts';
import { sessionRoute } from './routes/session/route.ts';
import { trainingRoute } from './routes/training/route.ts';
import type { LoaderTools, SiteRoute } from './site-route.ts';

/** Coming soon at the root. No cache keeps it, so that the studio opens for everybody at its time. */
const soonHomeRoute: SiteRoute = {
  ...comingSoonRoute,
  path: homeRoute.path,
  view: { ...comingSoonRoute.view, isComplete: () => false },
};

/** The route table of the public site (SPEC-A 2, SPEC-A 7.2 to 7.4). */
export const siteRoutes = (launchState: LaunchState): readonly SiteRoute[] => [
  // One state selects the page at the root (SPEC-A 7.1); all other routes stay the same.
  launchState === 'coming_soon' ? soonHomeRoute : homeRoute,
  comingSoonRoute,
  trainingRoute,
  sessionRoute,
  programRoute,
  shortTrainingRoute,
  coachesRoute,
  coachRoute,
  blogRoute,
  postRoute,
  previewRoute,
  firstTimeRoute,
  membershipRoute,
  giftRoute,
  ...legalRoutes,
  aboutRoute,
  contactRoute,
  openingRoute,
  notFoundRoute,
  unknownPathRoute,
];

/** The arguments of every loader besides the URL. */
export interface LoaderContext {
  readonly reader: string;
}

// react-router types the context loosely; only render-page.ts sets it.
const readerOf = (context: unknown): string => (context as LoaderContext).reader;

/** The route table for react-router's static handler. */
export function routeObjects(tools: LoaderTools, launchState: LaunchState): RouteObject[] {
  return siteRoutes(launchState).map((row, index) => ({
    id: String(index),
    path: row.path,
    // A page has one address: `pageHandler` redirects other capitals.
    caseSensitive: true,
    handle: row.view,
    loader: ({ request, params, context }) =>
      row.loader({ url: new URL(request.url), params, reader: readerOf(context), tools }),
  }));
}
