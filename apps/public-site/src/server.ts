import type { ClientEvent } from '@detroit-well/api-client';
import { listenBacklog, readSiteSettings } from '@detroit-well/config/env';
import { createReporter } from '@detroit-well/telemetry/reporting';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { withBlogCache } from './api/cached-blog.ts';
import { withMissCache } from './api/cached-misses.ts';
import { httpApi } from './api/http-api.ts';
import { createSite } from './app.ts';
import { readAssets } from './http/assets.ts';
import { studioPictures } from './pictures/studio-pictures.ts';
import { sharePictures } from './share/share-pictures.ts';
import { warmPictures } from './pictures/warm-up.ts';

/** Listens until a stop signal; requests in progress finish first. */
async function main(): Promise<void> {
  const settings = readSiteSettings(process.env);
  const { apiUrl, siteUrl, portalUrl, sitePort } = settings.addresses;
  const dist = dirname(fileURLToPath(import.meta.url));
  const log = pino({ level: settings.logLevel });
  const report = createReporter({
    settings: settings.telemetry.errorReporting,
    origin: { app: 'public-site', environment: settings.deployment, platform: 'node' },
    page: () => 'server',
    log: (failure) => log.error(failure, 'error report'),
  });
  const onEvent = (event: ClientEvent): void => {
    if (event.type !== 'serverError') return;
    const { error, call } = event;
    report({ error, call, status: error.status, requestId: error.requestId });
  };
  const api = withMissCache(withBlogCache(httpApi(apiUrl, onEvent)));
  const pictures = studioPictures(new URL('./picture-worker.js', import.meta.url));
  const shares = sharePictures(new URL('./share-worker.js', import.meta.url));
  const app = await createSite({
    api,
    assets: await readAssets(dist),
    pictures: pictures.source,
    shares: shares.source,
    sketches: pictures.sketches,
    siteUrl,
    portalUrl,
    apiUrl,
    ipLookupUrl: settings.ipLookupUrl,
    demo: settings.deployment === 'demo',
    showSamples: settings.showSamples,
    pictureOrigins: settings.pictureOrigins,
    launchState: settings.launchState,
    trustedProxies: settings.trustedProxies,
    telemetry: settings.telemetry,
    reportFailure: report,
    logger: log,
  });
  // The demo is only reachable from this machine; a container must be reachable from outside.
  const host = settings.deployment === 'demo' ? 'localhost' : '0.0.0.0';
  await app.listen({ port: sitePort, host, backlog: listenBacklog });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : sitePort;
  process.stdout.write(`listening on ${sitePort === 0 ? `http://localhost:${port}` : siteUrl}\n`);
  void warmPictures(pictures, api).catch((error: unknown) => log.info({ err: error }, 'pictures wait'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () =>
        void app
          .close()
          .then(() => Promise.all([pictures.stop(), shares.stop()]))
          .then(() => process.exit(0)),
    );
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
