import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSiteSettings } from '@detroit-well/config/env';
import { runWebServer } from '@detroit-well/web-server';
import { createServer } from './create-server.ts';
import { readAssets } from './document/assets.ts';

const dist = dirname(fileURLToPath(import.meta.url));

await runWebServer(async () => {
  const settings = readSiteSettings(process.env);
  const { siteUrl, sitePort } = settings.addresses;
  const app = await createServer(settings, {
    assets: readAssets(dist),
  });
  return { app, host: settings.host, port: sitePort, origin: siteUrl };
});
