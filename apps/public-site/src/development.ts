import { readSiteSettings } from '@detroit-well/config/env';
import type { DevelopmentModule } from '@detroit-well/web-server/development';
import { build } from 'vite';
import { createServer } from './create-server.ts';
import { forEachEntry, scriptSource, styleSource } from './entries.ts';
import type { SiteAssets } from './document/assets.ts';

/** The inline script, built from its source. */
async function buildEarly(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: 'vite.early.config.ts',
    logLevel: 'warn',
    build: { write: false },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  return chunk?.type === 'chunk' ? chunk.code.trim() : '';
}

/** The site on the sources: Vite serves the styles and scripts that the documents name. */
export const createDevelopmentApp: DevelopmentModule['createDevelopmentApp'] = async (vite) => {
  const { root } = vite.config;
  const assets: SiteAssets = {
    folder: null,
    styles: forEachEntry((name) => `@import url('/${styleSource(name)}');`),
    early: await buildEarly(root),
    entries: forEachEntry((name) => [`/${scriptSource(name)}`]),
  };
  return createServer(readSiteSettings(process.env), {
    assets,
    pageCache: { ttlMs: 0, staleMs: 0 },
    transform: (url, html) => vite.transformIndexHtml(url, html),
  });
};
