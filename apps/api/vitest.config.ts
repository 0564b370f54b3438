import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['detroit-source', 'module', 'import', 'default'] },
  // No 'import' here: vitest hands these to Node, where a CommonJS package (pg) would then be given ES modules.
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/template.ts'],
    // A process keeps its modules from file to file: loading the server and the database's WebAssembly for each file took a
    // third of the run. A file that replaces a module resets them (test/access/unguarded.test.ts).
    pool: 'forks',
    isolate: false,
    // Much of a test is waiting for other processes: more workers than cores use the wait. By default there would be one.
    maxWorkers: 3,
    // Two cores, many databases: waiting is no failure.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
