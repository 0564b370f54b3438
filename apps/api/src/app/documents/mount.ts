import { basePath } from '@detroit-well/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { ListedCall } from './endpoints-page.ts';
import { openApi } from './openapi.ts';
import { loadViewer, type Viewer } from './viewer.ts';

const docsPath = '/docs';
/** Where `npm run docs` serves the guides. */
const demoDocsUrl = 'http://localhost:4300';

/**
 * Serves the OpenAPI document under the base path, and in the demo a viewer for it at /docs. Both are created on first
 * request.
 */
export function mountDocuments(
  app: FastifyInstance,
  { settings }: Pick<PlatformDeps, 'settings'>,
  calls: readonly ListedCall[],
): void {
  const specHref = `${basePath}/openapi.json`;
  const docsUrl = settings.docsUrl ?? (settings.deployment === 'demo' ? demoDocsUrl : undefined);
  let spec: string | undefined;
  app.get(specHref, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((spec ??= JSON.stringify(openApi(calls, docsUrl)))),
  );
  if (settings.deployment !== 'demo') return;
  let loading: Promise<Viewer> | undefined;
  const viewer = () => (loading ??= loadViewer(docsPath, specHref));
  app.get(docsPath, async (_request, reply) => {
    const { html, policy } = await viewer();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(html);
  });
  app.get(`${docsPath}/js/scalar.js`, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((await viewer()).script),
  );
}
