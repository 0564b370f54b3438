import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPortalSettings } from '@detroit-well/config/env';
import { createLogger, followClock, runWebServer } from '@detroit-well/web-server';
import { buildApp } from './app.ts';
import { clientFiles } from './client-files.ts';
import { portalPictures } from './portal-pictures.ts';

// Bundled to dist/server.js, beside dist/client.
const clientFolder = join(import.meta.dirname, 'client');
const officeFolder = join(import.meta.dirname, '../../office/dist/client');

await runWebServer(async () => {
  const settings = readPortalSettings(process.env);
  const { apiUrl, portalPort, portalUrl } = settings.addresses;
  const app = buildApp({
    settings,
    clock: await followClock({ deployment: settings.deployment, apiUrl }),
    clientFolder,
    officeFolder,
    filesFor: clientFiles(clientFolder, 'src/app/main.tsx'),
    bridgeScript: clientFiles(clientFolder, 'src/auth/bridge.ts', 'bridge.json')().script,
    earlyScript: (await readFile(join(import.meta.dirname, 'early.js'), 'utf8')).trim(),
    pictures: portalPictures(settings.picturesFolder),
    logger: createLogger('portal', settings.logLevel),
  });
  return { app, host: settings.host, port: portalPort, origin: portalUrl };
});
