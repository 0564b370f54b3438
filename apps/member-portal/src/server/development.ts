import { readPortalSettings } from '@detroit-well/config/env';
import { followClock } from '@detroit-well/web-server';
import type { DevelopmentModule } from '@detroit-well/web-server/development';
import { buildApp } from './app.ts';
import { portalPictures } from './portal-pictures.ts';

/** The portal on the sources: Vite serves the files that the documents name. */
export const createDevelopmentApp: DevelopmentModule['createDevelopmentApp'] = async (vite) => {
  const settings = readPortalSettings(process.env);
  return buildApp({
    settings,
    clock: await followClock({ deployment: settings.deployment, apiUrl: settings.addresses.apiUrl }),
    filesFor: () => ({ script: '/src/app/main.tsx', styles: [], preloads: [], font: null }),
    bridgeScript: '/src/auth/bridge.ts',
    pictures: portalPictures(settings.picturesFolder),
    transform: (url, html) => vite.transformIndexHtml(url, html),
  });
};
