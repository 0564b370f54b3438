import { hourMs } from '@detroit-well/config/durations';
import { parseDsn } from '@detroit-well/config/telemetry';
import type { Dsn, ErrorReportingSettings } from '@detroit-well/config/telemetry';
import { reportOf } from './failure.ts';
import type { Failure, FailureReport } from './failure.ts';
import { randomHex } from './random-hex.ts';
import { envelopeOf, sendEnvelope } from './sentry.ts';
import type { Origin } from './sentry.ts';

export interface ReporterOptions {
  readonly settings: ErrorReportingSettings;
  readonly origin: Origin;
  /** The route pattern of the page, read when an error occurs. */
  readonly page: () => string;
  readonly send?: typeof fetch;
  readonly log?: (report: FailureReport) => void;
  readonly now?: () => Date;
}

/** Reports an error to the operator. Never throws and never reports the same error twice. */
export type Reporter = (failure: Failure) => void;

/** Rate limit: a page or server that fails in a loop must not flood the service. */
const mostReportsAnHour = 20;
const sameAgainMs = 60_000;

/** The error-reporting port: disabled, the console, or a Sentry-compatible service. */
export function createReporter(options: ReporterOptions): Reporter {
  const { settings, origin, page, now = () => new Date() } = options;
  if (settings.via === 'none') return () => undefined;

  const deliver =
    settings.via === 'console' ? toConsole(options.log) : toSentry(settings.dsn, origin, options.send, now);
  const seen = new WeakSet<object>();
  const last = new Map<string, number>();
  let sent = 0;
  let hourBegan = now().getTime();

  return (failure) => {
    const { error } = failure;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const report = reportOf(failure, failure.page ?? page());
    const kind = [report.type, report.message, report.tags['call']].join('|');
    const at = now().getTime();
    if (at - hourBegan >= hourMs) {
      hourBegan = at;
      sent = 0;
      last.clear();
    }
    if (sent >= mostReportsAnHour || at - (last.get(kind) ?? -Infinity) < sameAgainMs) return;
    sent += 1;
    last.set(kind, at);
    deliver(report);
  };
}

function toConsole(log: ReporterOptions['log']): (report: FailureReport) => void {
  return log ?? ((report) => console.error('[error report]', report));
}

function toSentry(
  text: string,
  origin: Origin,
  send: typeof fetch = fetch,
  now: () => Date,
): (report: FailureReport) => void {
  const dsn = parseDsn(text);
  let pausedUntil = 0;
  return (report) => {
    const at = now();
    if (!dsn || at.getTime() < pausedUntil) return;
    const eventId = randomHex(16);
    void deliver(envelopeOf(report, origin, at, eventId), dsn);
  };

  async function deliver(envelope: string, to: Dsn): Promise<void> {
    const seconds = await sendEnvelope(envelope, to, send);
    if (seconds > 0) pausedUntil = now().getTime() + seconds * 1000;
  }
}
