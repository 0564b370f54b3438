import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The suites that ask the whole server over HTTP, once more on PostgreSQL. Races and processes choose their own database. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    globalSetup: ['./test/template-postgres.ts'],
    exclude: [
      '**/node_modules/**',
      '**/*{races,at-once,processes,killed,dead-process}*',
      'src/app/commands/**',
      'src/features/chat/**',
      'test/{start,data-folder,both-databases,broken-connections,outage,smtp,seed*}*',
      'test/proof/*.test.ts',
    ],
  },
});
