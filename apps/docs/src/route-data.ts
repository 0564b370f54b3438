import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { sectionOf } from './site.ts';

/** Leaves the sidebar only the part of the site that the page belongs to. */
export const onRequest = defineRouteMiddleware(({ locals, url }) => {
  const { starlightRoute: route } = locals;
  const title = sectionOf(url.pathname)?.title;
  const part = route.sidebar.find((entry) => entry.label === title);
  route.sidebar = part?.type === 'group' ? part.entries : [];
});
