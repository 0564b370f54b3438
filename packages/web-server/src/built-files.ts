import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentOnlyHeaders } from './security-headers.ts';

/**
 * The build has compressed these files (tooling/precompress.ts), and each address contains a hash of the content, so that no
 * browser asks for one again.
 */
export const builtFiles = {
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
  etag: false,
  lastModified: false,
  acceptRanges: false,
} as const satisfies Partial<FastifyStaticOptions>;

/** Serves the scripts, styles and fonts of a client build. */
export function serveBuiltFiles(app: FastifyInstance, root: string, prefix: string): void {
  void app.register(fastifyStatic, {
    ...builtFiles,
    root,
    prefix,
    decorateReply: false,
    setHeaders: (reply) => {
      for (const name of documentOnlyHeaders) reply.removeHeader(name);
    },
  });
}
