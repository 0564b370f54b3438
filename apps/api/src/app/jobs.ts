import { dayMs } from '@detroit-well/config/durations';
import { collectInstalments } from '../features/booking/instalments/collect-instalments.ts';
import { tellVisitors } from '../features/booking/openings/tell-visitors.ts';
import { reconcileAll } from '../features/booking/registration/reconcile.ts';
import { sendReminders } from '../features/booking/reminders/send-reminders.ts';
import {
  refundCancelledSessions,
  refundJob,
} from '../features/booking/registration/refund-cancelled-sessions.ts';
import { sweepWaitlists } from '../features/booking/waitlist/sweep-waitlists.ts';
import { reconcileGiftCards } from '../features/gift-cards/gift-card-good.ts';
import { sendGiftCards } from '../features/gift-cards/send-gift-cards.ts';
import { compareWithProvider } from '../features/money/compare-with-provider.ts';
import { readPayouts } from '../features/money/read-payouts.ts';
import { extendSeries } from '../features/series/extend-series.ts';
import { reconcileMemberships } from '../features/memberships/membership-good.ts';
import { reconcilePasses } from '../features/passes/pass-good.ts';
import { settleNotices } from '../features/plan-prices/settle-notices.ts';
import { announceEndingCards } from '../features/memberships/announce-ending-cards.ts';
import { announceRenewals } from '../features/memberships/announce-renewals.ts';
import { renewMemberships } from '../features/memberships/renew-memberships.ts';
import { followDates } from '../features/memberships/follow-dates.ts';
import { runImport } from '../features/imports/run-import.ts';
import { tidyPictures } from '../features/pictures/unused-pictures.ts';
import { announceWaivers } from '../features/waiver/versions.ts';
import { pageKind } from '../features/pages/office-pages.ts';
import { postKind } from '../features/posts/post-kind.ts';
import { publishDue } from '../features/written/publish.ts';
import { studioDay } from '../platform/clock/studio-calendar.ts';
import { runAll } from '../platform/jobs/job-run.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Deps } from './dependencies.ts';
import { deleteExpiredData } from './housekeeping.ts';

const second = 1_000;
const minute = 60 * second;

/** Charges, refunds and holds by what was bought. */
const reconciliations = [reconcileAll, reconcileMemberships, reconcilePasses, reconcileGiftCards];

/** All jobs of the server, with their intervals. */
export const jobs: readonly Job<Deps>[] = [
  // Releases expired holds, reconciles unknown charge outcomes and sends pending refunds.
  {
    name: 'reconcile',
    everyMs: 15 * second,
    leaseMs: 2 * minute,
    run: (deps, stopping) => runAll(reconciliations.map((reconcile) => () => reconcile(deps, { stopping }))),
  },
  // Ends expired offers, and offers seats that are free after a crash or an increased capacity.
  { name: 'waitlists', everyMs: 5 * second, leaseMs: minute, run: sweepWaitlists },
  // Emails visitors about a spot that no member of the waitlist can get.
  {
    name: 'openings',
    everyMs: 5 * second,
    leaseMs: minute,
    run: (deps, stopping) => tellVisitors(deps, { stopping }),
  },
  // Refunds for sessions that the business cancelled, which wakes it.
  {
    name: refundJob,
    everyMs: minute,
    moveEveryMs: dayMs,
    leaseMs: 10 * minute,
    run: (deps, stopping) => refundCancelledSessions(deps, { stopping }),
  },
  {
    name: 'instalments',
    everyMs: minute,
    leaseMs: 10 * minute,
    run: (deps, stopping) => collectInstalments(deps, { stopping }),
  },
  // Charges the memberships whose paid time is over to their saved cards.
  {
    name: 'renewals',
    everyMs: minute,
    leaseMs: 10 * minute,
    run: (deps, stopping) => renewMemberships(deps, { stopping }),
  },
  // Lets prices count whose notice was sent.
  {
    name: 'price-notices',
    everyMs: minute,
    leaseMs: 5 * minute,
    run: ({ database }, stopping) => settleNotices(database, { stopping }),
  },
  // Announces the payments of memberships a week before them, and cards that end before them.
  {
    name: 'renewal-notices',
    everyMs: 10 * minute,
    leaseMs: 5 * minute,
    run: (deps, stopping) =>
      runAll([() => announceEndingCards(deps, { stopping }), () => announceRenewals(deps, { stopping })]),
  },
  // Compares the last days of the ledger with what the provider lists.
  {
    name: 'compare-with-provider',
    everyMs: 6 * 60 * minute,
    moveEveryMs: dayMs,
    leaseMs: 10 * minute,
    run: (deps, stopping) => compareWithProvider(deps, { stopping }),
  },
  // Reads what the provider sends to the bank.
  {
    name: 'payouts',
    everyMs: 6 * 60 * minute,
    moveEveryMs: dayMs,
    leaseMs: 10 * minute,
    run: (deps, stopping) => readPayouts(deps, { stopping }),
  },
  {
    name: 'gift-cards',
    everyMs: minute,
    leaseMs: 5 * minute,
    run: (deps, stopping) => sendGiftCards(deps, { stopping }),
  },
  {
    name: 'reminders',
    everyMs: minute,
    leaseMs: 5 * minute,
    run: (deps, stopping) => sendReminders(deps, { stopping }),
  },
  // Tells open screens that a scheduled version of the waiver is in force. Every query knows without it.
  {
    name: 'waivers',
    everyMs: 5 * second,
    leaseMs: minute,
    run: announceWaivers,
  },
  // Puts posts and pages on the site at their time.
  {
    name: 'publish',
    everyMs: 5 * second,
    leaseMs: minute,
    run: (deps, stopping) =>
      runAll([
        () => publishDue(postKind, deps, { stopping }),
        () => publishDue(pageKind, deps, { stopping }),
      ]),
  },
  // Writes a committed import, or takes one back, in parts.
  {
    name: 'imports',
    everyMs: 2 * second,
    leaseMs: minute,
    run: (deps, stopping) => runImport(deps, { stopping }),
  },
  // Makes the sessions of series up to the horizon, which moves once a day.
  {
    name: 'series',
    everyMs: 10 * minute,
    moveEveryMs: dayMs,
    leaseMs: 10 * minute,
    run: (deps, stopping) => extendSeries(deps, { stopping }),
  },
  // Begins memberships on their first day, and ends them after their last one.
  {
    name: 'memberships',
    everyMs: 10 * minute,
    leaseMs: 5 * minute,
    run: ({ database, clock }) => followDates(database.db, studioDay(clock.now())),
  },
  {
    name: 'pictures',
    everyMs: minute,
    moveEveryMs: dayMs,
    leaseMs: 5 * minute,
    run: (deps, stopping) => tidyPictures(deps, { stopping }),
  },
  {
    name: 'tidy',
    everyMs: 10 * minute,
    // The vacuum of the embedded database takes longer than all other jobs.
    moveEveryMs: 7 * dayMs,
    leaseMs: 5 * minute,
    run: (deps) => deleteExpiredData(deps),
  },
];
