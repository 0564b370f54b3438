import { defineConfig } from 'vite';

/** Builds the static server as one file: it bundles our own packages, but not those of the registry. */
export default defineConfig({
  resolve: { conditions: ['detroit-source', 'node', 'module', 'import', 'default'] },
  ssr: {
    noExternal: [/^@detroit-well\//],
    resolve: { conditions: ['detroit-source', 'node', 'module', 'import', 'default'] },
  },
  publicDir: false,
  build: {
    ssr: 'src/server.ts',
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'server.js' } },
  },
});
