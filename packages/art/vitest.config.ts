import { defineConfig } from 'vitest/config';

const conditions = ['detroit-source', 'module', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'import', 'module', 'default'] } },
  test: { testTimeout: 60_000, hookTimeout: 60_000, include: ['test/**/*.test.ts'] },
});
