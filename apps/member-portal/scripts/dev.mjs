import { readPortalSettings } from '@detroit-well/config/env';
import { startDevelopmentServer } from '@detroit-well/web-server/development';
import { createServer } from 'vite';

const { host, addresses } = readPortalSettings(process.env);
const root = new URL('..', import.meta.url).pathname;
await startDevelopmentServer({
  createServer,
  root,
  entry: '/src/server/development.ts',
  host,
  port: addresses.portalPort,
});
