import { join } from 'node:path';
import { listenBacklog, readPortalSettings } from '@detroit-well/config/env';
import { buildApp } from './server/app.ts';
import { screens, type Screen } from './screens.ts';
import { clientFiles } from './server/client-files.ts';
import { firstPicture } from './server/first-picture.ts';
import { readThirdParties } from './server/policy.ts';

// Bundled to dist/server.js, beside dist/client.
const clientFolder = join(import.meta.dirname, 'client');

try {
  const settings = readPortalSettings(process.env);
  const app = buildApp({
    settings,
    thirdParties: readThirdParties(process.env),
    clientFolder,
    filesFor: clientFiles(clientFolder, 'src/main.tsx'),
    bridgeScript: clientFiles(clientFolder, 'src/session/bridge.ts', 'bridge.json')([]).script,
  });
  // Draws the pictures at startup, so that no visitor waits for them.
  const pictures = screens.map((screen: Screen) => screen.picture).filter((name) => name !== undefined);
  for (const name of pictures) firstPicture(name);
  const address = await app.listen({
    port: settings.addresses.portalPort,
    host: process.env.HOST ?? '0.0.0.0',
    backlog: listenBacklog,
  });
  console.log(`listening on http://localhost:${new URL(address).port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
