import type { FastifyInstance } from 'fastify';

/** JSON, with the text kept for signatures; an empty body is no body. Parts are read elsewhere. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString('utf8'), done);
  });
}
