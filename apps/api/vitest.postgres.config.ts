import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Runs the suites that test the whole server over HTTP again on PostgreSQL. Tests of races and processes choose their own database. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    globalSetup: ['./test/template-postgres.ts'],
    exclude: [
      '**/node_modules/**',
      '**/*{races,processes,killed,dead-process}*',
      'src/app/commands/**',
      'src/features/chat/**',
      'test/{start,backup,upgrades,data-folder,both-databases,broken-connections,outage,smtp,seed*}*',
      'test/proof/*.test.ts',
      // These never open the run's database: they need none, or they choose their own, and pass the same way in `unit`.
      'src/platform/{files,html,idempotency,images,jobs,pdf}/{files,s3-files,sanitize,once,renditions,job-run,html-blocks,waiver-pdf}.test.ts',
      'src/platform/{http/plain-errors,rate-limits/network}.test.ts',
      'src/features/{auth/permissions,blog/plans,blog/queries,calendar/calendar,coaching/csv,engagement/visitor}.test.ts',
      'src/features/{payments/sandbox/test-cards,waiver/signature}.test.ts',
      'src/features/booking/instalments/{instalments,instalments-in-doubt}.test.ts',
      'src/features/booking/ledger/{charges,refund-state}.test.ts',
      'src/features/booking/registration/{payment-status,refund-cancelled-sessions,repair}.test.ts',
      'src/features/booking/{seats/eligibility,waitlist/model}.test.ts',
      'src/features/{memberships/months,people/search}.test.ts',
      'test/office/member-calls.test.ts',
      'test/{alerts,bulk-plans,closing-order,live-database,pooler,read-replica,unresponsive-database,time-limits}.test.ts',
    ],
  },
});
