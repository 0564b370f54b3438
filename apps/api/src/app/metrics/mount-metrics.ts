import type { FastifyInstance } from 'fastify';
import type { Clocks } from '../../platform/clock/clock.ts';
import type { HumanCheck } from '../../features/challenge/human-check.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Replica } from '../../platform/database/open-replica.ts';
import { addGauge, addLabeledGauge, type Metrics } from '../../platform/metrics/metrics.ts';
import { readStudioFigures, type StudioFigures } from './studio-figures.ts';

type FigureName = keyof StudioFigures['figures'];
type JobFigure = Exclude<keyof StudioFigures['jobs'][number], 'name'>;

/** One gauge for each figure of the database, as `studio_{name}`. */
const studioGauges: Readonly<Record<FigureName, string>> = {
  emails_waiting: 'Emails that the server still has to send.',
  emails_oldest_seconds: 'Age of the oldest email that is still to be sent.',
  emails_given_up: 'Emails that the mail server rejected in every attempt; they stay in the outbox.',
  texts_waiting: 'Text messages that the server still has to send.',
  payments_unknown: 'Charges whose outcome the payment provider has not told.',
  payments_unknown_oldest_seconds: 'Age of the oldest charge with an unknown outcome.',
  payments_open: 'Charges without a final outcome, including payment authentications in progress.',
  refunds_owed: 'Refunds that the server has not yet passed to the payment provider.',
  refunds_owed_cents: 'Sum of the refunds owed.',
  refunds_owed_oldest_seconds: 'Age of the oldest refund owed.',
  disputes: 'Charges that a cardholder has disputed, since the first.',
  holds_open: 'Seats that are held during a payment.',
  holds_overdue: 'Holds whose time is over but whose seat is not released.',
  waitlist_waiting: 'Waitlist entries without an offer.',
  waitlist_offers_open: 'Waitlist offers that are neither accepted nor over.',
  waitlist_offers_overdue: 'Waitlist offers whose deadline has passed but whose seat is not released.',
};

/** One gauge with the label `job` for each figure of the table of jobs, as `studio_job_{name}`. */
const jobGauges: Readonly<Record<JobFigure, string>> = {
  runs: 'Runs of the job that have started, in all processes.',
  failures: 'Runs of the job that failed, in all processes.',
  failed: 'Whether the last run of the job failed.',
  ended_at_seconds: 'When the last run of the job ended, in Unix time.',
  late_seconds: 'How long the job has been due.',
};

/** The time for which figures of the database are reused, so that several scrapers cost no more than one. */
const reuseMs = 5_000;
/** The longest wait of a scrape for the database. */
const waitMs = 2_000;

interface Sources extends Clocks {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly replica: Replica | undefined;
  readonly humanCheck: HumanCheck;
}

/** Adds what this process and its database can report to the metrics. */
export function mountMetrics(
  { registry }: Metrics,
  { app, database, replica, humanCheck, ...clocks }: Sources,
): void {
  const figures = shortCache(clocks, () => readStudioFigures(database, clocks));
  addGauge(registry, {
    name: 'studio_figures_up',
    help: 'Whether the database returned the figures of this scrape in time; without it, they are NaN.',
    read: async () => Number((await figures()) !== undefined),
  });
  for (const [name, help] of Object.entries(studioGauges) as [FigureName, string][]) {
    const read = async () => (await figures())?.figures[name] ?? Number.NaN;
    addGauge(registry, { name: `studio_${name}`, help, read });
  }
  for (const [name, help] of Object.entries(jobGauges) as [JobFigure, string][]) {
    const read = async () =>
      Object.fromEntries(
        ((await figures())?.jobs ?? []).map((job) => [job.name, Number(job[name] ?? Number.NaN)]),
      );
    addLabeledGauge(registry, { name: `studio_job_${name}`, help, label: 'job', read });
  }
  addGauge(registry, {
    name: 'studio_websockets',
    help: 'Open chat connections of this process.',
    read: () => app.websocketServer.clients.size,
  });
  addGauge(registry, {
    name: 'studio_human_check_misconfigured',
    help: 'Whether the provider of the human check rejects the settings of this process, so that forms cannot be sent.',
    read: () => Number(humanCheck.isMisconfigured()),
  });
  if (replica !== undefined) {
    addGauge(registry, {
      name: 'studio_replica_lag_seconds',
      help: 'Age of the data of the replica; +Inf while it is unknown.',
      read: () => replica.lagMs() / 1_000,
    });
    addGauge(registry, {
      name: 'studio_replica_serves',
      help: 'Whether the replica serves visitors.',
      read: () => Number(replica.isUsable(-Infinity)),
    });
  }
  const { pool } = database;
  if (pool === undefined) return;
  addLabeledGauge(registry, {
    name: 'studio_pool_connections',
    help: 'Connections of this process to PostgreSQL.',
    label: 'state',
    read: () => ({ idle: pool().idle, busy: pool().open - pool().idle }),
  });
  addGauge(registry, {
    name: 'studio_pool_waiting',
    help: 'Requests of this process that wait for a connection to PostgreSQL.',
    read: () => pool().waiting,
  });
  addGauge(registry, {
    name: 'studio_pool_limit',
    help: 'The most connections of this process to PostgreSQL.',
    read: () => pool().limit,
  });
}

/** Reads at most once in `reuseMs`, and returns undefined when reading fails or takes longer than `waitMs`. */
function shortCache<Value>(
  { systemClock }: Pick<Clocks, 'systemClock'>,
  read: () => Promise<Value>,
): () => Promise<Value | undefined> {
  let reading: Promise<Value | undefined> | undefined;
  let readAt = 0;
  return async () => {
    const now = systemClock.now();
    if (reading === undefined || Math.abs(now.getTime() - readAt) > reuseMs) {
      readAt = now.getTime();
      reading = read().catch(() => undefined);
    }
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, waitMs, undefined);
      timer.unref();
    });
    return Promise.race([reading, timeout]).finally(() => clearTimeout(timer));
  };
}
