import { defineConfig } from 'tsup';

// The private config package is bundled; everything that users install stays external.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'contract/index': 'src/contract/index.ts',
    'endpoints/index': 'src/endpoints/index.ts',
    'errors/index': 'src/errors/index.ts',
    'session/index': 'src/session/index.ts',
    'session-node/index': 'src/session-node/index.ts',
    'queries/index': 'src/queries/index.ts',
    'loading/index': 'src/loading/index.ts',
    'seed-file/index': 'src/seed-file/index.ts',
    'strict/index': 'src/strict/index.ts',
    'testing/index': 'src/testing/index.ts',
    'testing-msw/index': 'src/testing-msw/index.ts',
    'cli/index': 'src/cli/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  splitting: true,
  target: 'es2023',
  noExternal: [/^@detroit-well\/config/],
});
