import type { FastifyInstance } from 'fastify';
import { problem } from '../calls/problem.ts';

/**
 * Parses JSON and keeps the raw body for webhook signatures. An empty body of any type counts as absent, because many clients
 * name a type without sending anything. Multipart bodies are read elsewhere.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0)
      delete headers['content-type'];
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString('utf8'), done);
  });
  // An empty body that arrives in chunks, or a type that no call takes.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else done(problem('unsupported_media_type'));
  });
}
