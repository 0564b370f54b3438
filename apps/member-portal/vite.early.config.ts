import { defineConfig } from 'vite';

/** The script that starts the first calls, as one minified expression that the server inlines in the document. */
export default defineConfig({
  resolve: { conditions: ['detroit-source', 'module', 'browser', 'import', 'default'] },
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/early/inline.ts', formats: ['iife'], name: 'early', fileName: () => 'early.js' },
  },
});
