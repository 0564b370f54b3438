import react from '@vitejs/plugin-react';
import { precompress } from '@detroit-well/web-server/precompress';
import { defineConfig } from 'vite';

/** Vite reads packages from their sources, so that they need no build before the app. */
const conditions = ['detroit-source', 'module', 'browser', 'import', 'default'];

export default defineConfig({
  base: '/office/',
  plugins: [react(), precompress()],
  resolve: { conditions },
  // The portal's server renders the document; Vite only builds the files that it references.
  appType: 'custom',
  publicDir: false,
  // Browsers look for a new worker at the address of the old one.
  worker: { rollupOptions: { output: { entryFileNames: 'worker.js' } } },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Vite does not inline small files: data: URLs would need a weaker content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: { input: { main: 'src/app/main.tsx' } },
  },
});
