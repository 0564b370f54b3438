import { basePath } from '@detroit-well/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';

const shape = /^((?:picture|session|coach|media-\d{1,5}x\d{1,5})-[0-9a-f]{32}-\d{2,4})\.webp$/;

/** Serves pictures at URLs whose content never changes, cacheable forever. Not part of the contract. */
export function mountPictures(app: FastifyInstance, { files }: Pick<PlatformDeps, 'files'>): void {
  app.get<{ Params: { file: string } }>(`${basePath}/pictures/:file`, async (request, reply) => {
    const name = shape.exec(request.params.file)?.[1];
    const content = name === undefined ? undefined : await files.read(name);
    if (content === undefined) throw problem('not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(content));
  });
}
