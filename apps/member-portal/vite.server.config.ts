import { defineConfig } from 'vite';

/** The production server as one file: our own packages inside, the registry's outside. */
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
