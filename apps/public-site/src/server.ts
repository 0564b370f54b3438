import { listenBacklog, readSiteSettings } from '@detroit-well/config/env';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { httpApi } from './api/http-api.ts';
import { createSite } from './app.ts';
import { readAssets } from './http/assets.ts';
import { studioPictures } from './pictures/studio-pictures.ts';
import { warmPictures } from './pictures/warm-up.ts';

/** Listens until it is told to stop; answers under way are finished first. */
async function main(): Promise<void> {
  const settings = readSiteSettings(process.env);
  const { apiUrl, siteUrl, portalUrl, sitePort } = settings.addresses;
  const dist = dirname(fileURLToPath(import.meta.url));
  const api = httpApi(apiUrl);
  const log = pino({ level: settings.logLevel });
  const pictures = studioPictures(new URL('./picture-worker.js', import.meta.url));
  const app = await createSite({
    api,
    assets: await readAssets(dist),
    pictures: pictures.source,
    siteUrl,
    portalUrl,
    apiUrl,
    demo: settings.deployment === 'demo',
    showSamples: settings.showSamples,
    launchState: settings.launchState,
    logger: log,
  });
  // The demo is for this machine only; a container is reached from outside.
  const host = settings.deployment === 'demo' ? 'localhost' : '0.0.0.0';
  await app.listen({ port: sitePort, host, backlog: listenBacklog });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : sitePort;
  process.stdout.write(`listening on ${sitePort === 0 ? `http://localhost:${port}` : siteUrl}\n`);
  void warmPictures(pictures.source, api).catch((error: unknown) =>
    log.info({ err: error }, 'pictures wait'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () =>
        void app
          .close()
          .then(pictures.stop)
          .then(() => process.exit(0)),
    );
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
