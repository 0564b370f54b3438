import type { FastifyInstance } from 'fastify';

/** The logo on a dark background: two bars that lean by 20 degrees. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0c0d10" d="M0 0h32v32H0z"/>' +
  '<path fill="#ff3b1f" d="M13.300 5h5.200l-8 22H5.300zM21.500 5h5.200l-8 22h-5.200z"/></svg>';

/** Browsers request one of two names; both return the same drawing. */
export function faviconRoutes(app: FastifyInstance): void {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(logo),
    );
  }
}
