import { defineConfig } from 'vite';

/** The inline script as one minified expression, which the server inlines in every document. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2020',
    lib: { entry: 'src/early/inline.ts', formats: ['iife'], name: 'early', fileName: () => 'early.js' },
  },
});
