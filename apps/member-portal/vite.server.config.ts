import { defineConfig } from 'vite';

/** Builds the production server as one file: it bundles our own packages, but not those of the registry. */
export default defineConfig({
  resolve: { conditions: ['detroit-source', 'node', 'module', 'import', 'default'] },
  ssr: {
    noExternal: [/^@detroit-well\//],
    resolve: { conditions: ['detroit-source', 'node', 'module', 'import', 'default'] },
  },
  publicDir: false,
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: {
      // The server reads the route table and never loads a screen or a layout.
      external: [/\/src\/(?:routes|layouts)\/.+\.tsx$/],
      output: { entryFileNames: 'server.js', codeSplitting: false },
    },
  },
});
