import { defineConfig } from 'tsup';

// The private config package is bundled; everything that users install stays external.
const modules = defineConfig({
  entry: {
    index: 'src/index.ts',
    'contract/index': 'src/contract/index.ts',
    'endpoints/index': 'src/endpoints/index.ts',
    'errors/index': 'src/errors/index.ts',
    'session/index': 'src/auth/index.ts',
    'session-node/index': 'src/auth-node/index.ts',
    'queries/index': 'src/queries/index.ts',
    'office/index': 'src/office/index.ts',
    'office-queries/index': 'src/office-queries/index.ts',
    'loading/index': 'src/loading/index.ts',
    'chat/index': 'src/chat/index.ts',
    'seed-file/index': 'src/seed-file/index.ts',
    'strict/index': 'src/strict/index.ts',
    'testing/index': 'src/testing/index.ts',
    'testing-msw/index': 'src/testing-msw/index.ts',
    'cli/index': 'src/cli/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  // The script for browsers has its own build beside this one.
  clean: ['!browser/**'],
  splitting: true,
  target: 'es2023',
  noExternal: [/^@detroit-well\/config/],
});

// One script without imports, for `<script src>`.
const browserScript = defineConfig({
  entry: { 'detroit-well': 'src/browser/index.ts' },
  outDir: 'dist/browser',
  format: ['iife'],
  outExtension: () => ({ js: '.js' }),
  globalName: 'DetroitWell',
  platform: 'browser',
  target: 'es2023',
  minify: true,
  clean: true,
  noExternal: [/./],
  // From the sources of the other packages, which may not be built yet.
  esbuildOptions: (options) => {
    options.conditions = ['detroit-source'];
  },
});

export default [modules, browserScript];
