import { paths } from '@detroit-well/config/paths';
import type { FastifyInstance } from 'fastify';

/** The two bars of the logo. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0c0d10" d="M0 0h32v32H0z"/><path fill="#ff3b1f" d="M12.5 5h4.8L9 27H4.200zM22.500 5h4.800L19 27h-4.800z"/></svg>';

const dayInSeconds = 86_400;

/** Small files that browsers and crawlers request at fixed paths. */
export function smallFiles(app: FastifyInstance, siteUrl: string): void {
  const kept = `public, max-age=${dayInSeconds}`;
  for (const name of ['/favicon.svg', '/favicon.ico']) {
    app.get(name, (_request, reply) => reply.header('cache-control', kept).type('image/svg+xml').send(icon));
  }
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', kept)
      .type('text/plain')
      .send(
        `User-agent: *\nAllow: /\nDisallow: ${paths.notFound()}\nSitemap: ${siteUrl}${paths.sitemap()}\n`,
      ),
  );
}
