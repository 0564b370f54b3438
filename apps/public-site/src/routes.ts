import type { RouteObject } from 'react-router-dom';
import { homeRoute } from './routes/home/route.ts';
import { legalRoutes, lostRoute, unknownPathRoute } from './routes/plain/route.ts';
import { sessionRoute } from './routes/session/route.ts';
import { trainingRoute } from './routes/training/route.ts';
import type { LoaderTools, SiteRoute } from './site-route.ts';

/** The table of contents of the public site (Spec A 2, Decisions 2.2 to 2.4). */
export const siteRoutes: readonly SiteRoute[] = [
  homeRoute,
  trainingRoute,
  sessionRoute,
  ...legalRoutes,
  lostRoute,
  unknownPathRoute,
];

/** The table as react-router's static handler reads it. */
export function routeObjects(tools: LoaderTools): RouteObject[] {
  return siteRoutes.map((row, index) => ({
    id: String(index),
    path: row.path,
    handle: row.view,
    loader: ({ request, params }) => row.loader({ url: new URL(request.url), params, tools }),
  }));
}
