import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['detroit-source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'import', 'module', 'default'] } },
  test: { testTimeout: 60_000, hookTimeout: 60_000, include: ['test/**/*.test.ts', 'src/**/*.test.ts'] },
});
