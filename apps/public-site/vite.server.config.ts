import { defineConfig } from 'vite';

const conditions = ['detroit-source', 'node', 'module', 'import', 'default'];

/** The server as files for plain Node: our own packages are bundled, registry packages are not. */
export default defineConfig({
  resolve: { conditions },
  ssr: { noExternal: [/^@detroit-well\//], resolve: { conditions } },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: {
      input: { server: 'src/server.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'server-[name].js' },
    },
  },
});
