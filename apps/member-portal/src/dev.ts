import { createServer } from 'node:http';
import { readPortalSettings } from '@detroit-well/config/env';
import { createServer as createVite } from 'vite';
import { buildApp } from './server/app.ts';
import { readThirdParties } from './server/policy.ts';

/** The development server: Vite serves and reloads the sources, and the portal's own server renders the documents. */
const settings = readPortalSettings(process.env);
const vite = await createVite({
  root: new URL('..', import.meta.url).pathname,
  server: { middlewareMode: true },
  appType: 'custom',
});
const app = buildApp({
  settings,
  thirdParties: readThirdParties(process.env),
  filesFor: () => ({ script: '/src/main.tsx', styles: [], preloads: [], font: null }),
  bridgeScript: '/src/session/bridge.ts',
  transform: (url, html) => vite.transformIndexHtml(url, html),
});
await app.ready();
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => app.routing(request, response));
});
server.listen(settings.addresses.portalPort, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.addresses.portalPort;
  console.log(`listening on http://localhost:${port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void vite.close().finally(() => process.exit(0)));
}
