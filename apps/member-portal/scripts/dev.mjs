import { readPortalSettings } from '@detroit-well/config/env';
import { startDevelopmentServer } from '@detroit-well/web-server/development';

const { host, addresses } = readPortalSettings(process.env);
await startDevelopmentServer(new URL('..', import.meta.url).pathname, '/src/server/development.ts', {
  host,
  port: addresses.portalPort,
});
