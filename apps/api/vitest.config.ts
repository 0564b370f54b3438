import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { memoryFolder } from './test/memory-folder.ts';

export default defineConfig({
  resolve: { conditions: ['detroit-source', 'module', 'import', 'default'] },
  // No 'import' here: vitest hands these to Node, where a CommonJS package (pg) would then be given ES modules.
  ssr: { resolve: { conditions: ['detroit-source', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    env: {
      // For the processes that tests start.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)),
      TMPDIR: memoryFolder(),
    },
    // A process keeps its modules from file to file: loading the server and the database's WebAssembly for each file took a
    // third of the run. A file that replaces a module resets them (test/access/unguarded.test.ts).
    pool: 'forks',
    isolate: false,
    // Tests mostly wait for other processes, so there are more workers than cores. The default would be one.
    maxWorkers: 3,
    // Long, because many databases share two cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
