import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['detroit-source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'module', 'import', 'default'] } },
  test: { testTimeout: 180_000, hookTimeout: 60_000, include: ['test/**/*.test.{ts,tsx}'] },
});
