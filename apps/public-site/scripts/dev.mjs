import { readSiteSettings } from '@detroit-well/config/env';
import { startDevelopmentServer } from '@detroit-well/web-server/development';
import { createServer } from 'vite';

const { host, addresses } = readSiteSettings(process.env);
const root = new URL('..', import.meta.url).pathname;
await startDevelopmentServer({
  createServer,
  root,
  entry: '/src/development.ts',
  host,
  port: addresses.sitePort,
});
