import type { Dsn } from '@detroit-well/config/telemetry';
import type { FailureReport } from './failure.ts';

export interface Origin {
  /** `public-site`, `member-portal`. */
  readonly app: string;
  readonly environment: string;
  readonly platform: 'javascript' | 'node';
}

const client = { name: 'detroit-well.telemetry', version: '1.0.0' };
/** The protocol's version, https://develop.sentry.dev/sdk/data-model/envelopes/. */
const protocolVersion = '7';

/** One event in the envelope format: a header line, an item header line, the item. */
export function envelopeOf(report: FailureReport, origin: Origin, at: Date, eventId: string): string {
  const { type, message, frames, page, tags } = report;
  const event = {
    event_id: eventId,
    timestamp: at.getTime() / 1000,
    platform: origin.platform,
    level: 'error',
    environment: origin.environment,
    transaction: page,
    tags: { app: origin.app, ...tags },
    exception: {
      values: [{ type, value: message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }],
    },
    // Tells the service not to store the sender's IP address.
    sdk: { ...client, settings: { infer_ip: 'never' } },
  };
  const lines = [{ event_id: eventId, sent_at: at.toISOString() }, { type: 'event' }, event];
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

/**
 * Sends an envelope; returns the number of seconds that the service asked to wait. Plain text and a key in the query
 * avoid a CORS preflight. A failed send never throws.
 */
export async function sendEnvelope(envelope: string, dsn: Dsn, send: typeof fetch): Promise<number> {
  const query = new URLSearchParams({
    sentry_version: protocolVersion,
    sentry_key: dsn.publicKey,
    sentry_client: `${client.name}/${client.version}`,
  });
  try {
    const response = await send(`${dsn.envelopeUrl}?${query.toString()}`, {
      method: 'POST',
      body: envelope,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    return response.status === 429 ? Number(response.headers.get('retry-after')) || 60 : 0;
  } catch {
    return 0;
  }
}
