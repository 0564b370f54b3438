import react from '@vitejs/plugin-react';
import { namedPictures } from '@detroit-well/art/build';
import { precompress } from '@detroit-well/web-server/precompress';
import { defineConfig } from 'vite';

/** Vite reads packages from their sources, so that they need no build before the app. */
const conditions = ['detroit-source', 'module', 'browser', 'import', 'default'];

export default defineConfig({
  plugins: [react(), namedPictures(), precompress()],
  resolve: { conditions },
  // The portal's server renders the document; Vite only builds the files that it references.
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Vite does not inline small files: data: URLs would need a weaker content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // One stylesheet is smaller than the overhead of many.
    cssCodeSplit: false,
    // The document preloads the files of its screen; the lists of all others weigh 1.2 kB in the first file.
    modulePreload: false,
    rollupOptions: {
      input: { main: 'src/app/main.tsx' },
      // One file for all that the entry imports: as the 57 files that Vite makes of it, it weighs 15 kB more.
      // The route table also names them as lazy files (app/main.tsx).
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } },
    },
  },
});
