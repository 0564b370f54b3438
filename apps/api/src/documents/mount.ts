import { basePath } from '@detroit-well/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** The OpenAPI document below the base path, and in the demo a page to browse it at /docs. Made once, when first asked for. */
export function mountDocuments(app: FastifyInstance, { settings }: Deps): void {
  const specHref = `${basePath}/openapi.json`;
  let spec: string | undefined;
  app.get(specHref, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((spec ??= JSON.stringify(openApi()))),
  );
  if (settings.deployment !== 'demo') return;
  let page: string | undefined;
  app.get('/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .header('cache-control', 'no-cache')
      .send((page ??= docsPage(specHref))),
  );
}
