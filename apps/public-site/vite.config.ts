import react from '@vitejs/plugin-react';
import { namedPictures } from '@detroit-well/art/build';
import { precompress } from '@detroit-well/web-server/precompress';
import { defineConfig } from 'vite';
import { entryNames, scriptSource, styleSource } from './src/entries.ts';

/**
 * The browser build: one script and one style sheet per kind of page; Vite decides which code they share. Nothing is
 * preloaded; the inline script loads the scripts late.
 */
export default defineConfig({
  plugins: [react(), namedPictures(), precompress()],
  // Packages are read from their source, so the site needs no earlier build.
  resolve: { conditions: ['detroit-source', 'module', 'browser', 'import', 'default'] },
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    target: 'es2022',
    rollupOptions: {
      input: [...entryNames.map(styleSource), ...entryNames.map(scriptSource)],
    },
  },
});
