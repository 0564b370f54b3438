import { paths } from '@detroit-well/config/paths';
import type { FastifyInstance } from 'fastify';

const dayInSeconds = 86_400;

/** Crawlers request this file at a fixed path. */
export function robotsRoute(app: FastifyInstance, siteUrl: string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${dayInSeconds}`)
      .type('text/plain')
      .send(
        `User-agent: *\nAllow: /\nDisallow: ${paths.notFound()}\nSitemap: ${siteUrl}${paths.sitemap()}\n`,
      ),
  );
}
