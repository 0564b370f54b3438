import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['detroit-source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'import', 'module', 'default'] } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // Loads jsdom once per worker. Each file still has its own page and modules, in a VM context of its own.
    pool: 'vmThreads',
    // Turborepo runs two packages at a time, so one worker each fills two cores.
    maxWorkers: 1,
  },
});
