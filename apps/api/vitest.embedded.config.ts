import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Runs the whole contract again on the embedded database: every call, problem, right and kind of input. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    globalSetup: ['./test/template.ts', './test/built-server.ts'],
    include: [
      'test/{contract,generated-inputs,unicode-faults,any-text}.test.ts',
      'test/{access,office}/*.test.ts',
      'test/proof/contract/*.test.ts',
      'src/app/seed/**/*.test.ts',
    ],
  },
});
