import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const tests = readdirSync(`${import.meta.dirname}/test`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `test/${name}`);
const inPage = tests.filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8').startsWith('// @vitest-environment jsdom'),
);

export default defineConfig({
  resolve: { conditions: ['detroit-source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'import', 'module', 'default'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['test/setup.ts'],
    // Turborepo runs two packages at a time, so one worker each fills two cores.
    maxWorkers: 1,
    projects: [
      // Loads jsdom once per worker. Each file still has its own page and modules, in a VM context of its own.
      { extends: true, test: { name: 'page', include: inPage, pool: 'vmThreads' } },
      // The server's tests replace no modules and no globals, so their files share one process and its modules.
      {
        extends: true,
        test: { name: 'server', include: tests, exclude: inPage, pool: 'forks', isolate: false },
      },
    ],
  },
});
