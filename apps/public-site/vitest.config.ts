import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['detroit-source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'import', 'module', 'default'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
