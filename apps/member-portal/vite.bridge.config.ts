import { precompress } from '@detroit-well/web-server/precompress';
import { defineConfig } from 'vite';

/**
 * Builds the session bridge as a separate file. The public site frames it and must not load the portal to learn who is signed
 * in.
 */
export default defineConfig({
  plugins: [precompress()],
  resolve: { conditions: ['detroit-source', 'module', 'browser', 'import', 'default'] },
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/bridge.json',
    target: 'es2022',
    modulePreload: false,
    rollupOptions: { input: { bridge: 'src/auth/bridge.ts' } },
  },
});
