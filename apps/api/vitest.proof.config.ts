import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The long forms: `pnpm --filter @detroit-well/api run proof`. Minutes, not seconds, so not part of `unit`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // On the embedded database, unless a proof opens its own.
    globalSetup: ['./test/template.ts', './test/built-server.ts'],
    include: ['test/proof/**/*.proof.ts'],
    testTimeout: 3_600_000,
    fileParallelism: false,
  },
});
