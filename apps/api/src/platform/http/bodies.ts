import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON and keeps the raw body for webhook signatures. An empty body counts as absent. Multipart bodies are read
 * elsewhere.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString('utf8'), done);
  });
}
