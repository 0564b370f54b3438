import { readSiteSettings } from '@detroit-well/config/env';
import { startDevelopmentServer } from '@detroit-well/web-server/development';

const { host, addresses } = readSiteSettings(process.env);
await startDevelopmentServer(new URL('..', import.meta.url).pathname, '/src/development.ts', {
  host,
  port: addresses.sitePort,
});
