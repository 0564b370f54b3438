import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's files: one entry per route, one style sheet. Nothing is preloaded; the inline script fetches late. */
export default defineConfig({
  plugins: [react()],
  // Packages are read from their source, so nothing has to be built before the site.
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
      input: [
        'src/styles/training.css',
        'src/styles/session.css',
        'src/styles/home.css',
        'src/styles/plain.css',
        'src/styles/coming-soon.css',
        'src/routes/training/entry.tsx',
        'src/routes/session/entry.tsx',
        'src/routes/home/entry.tsx',
        'src/routes/plain/entry.tsx',
        'src/routes/coming-soon/entry.tsx',
      ],
    },
  },
});
