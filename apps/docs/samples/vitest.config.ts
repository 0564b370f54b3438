import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['detroit-source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'import', 'module', 'default'] } },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    // What a sample prints is for its reader.
    onConsoleLog: () => false,
  },
});
