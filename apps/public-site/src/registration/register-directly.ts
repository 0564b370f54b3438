import { isApiError, isUnknownOutcome } from '@detroit-well/api-client';
import type { Frame } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { portalSession } from '../visitor/portal-session.ts';
import { offerInstead } from './alternatives.ts';
import { describeDirectFailure } from '../words/failure-words.ts';
import type { DirectState } from './direct-state.ts';

interface DirectAttempt {
  session: SessionSummary;
  /** What the visitor saw and agreed to, as a decimal text; the server refuses another price. */
  amount: string;
  key: string;
  frame: Frame;
}

function changedPrice(details: unknown): string | null {
  const price = typeof details === 'object' && details !== null && 'price' in details ? details.price : null;
  return typeof price === 'string' ? price : null;
}

/** One registration by its key; answers what the page should say. */
export async function registerDirectly({ session, amount, key, frame }: DirectAttempt): Promise<DirectState> {
  const { client } = portalSession(frame);
  try {
    await client.registrations.register({
      body: { session_id: session.public_id, amount },
      idempotencyKey: key,
    });
    return { kind: 'done' };
  } catch (error) {
    if (isUnknownOutcome(error)) return { kind: 'unknown' };
    const message = describeDirectFailure(error);
    if (isApiError(error) && error.code === 'session_full') {
      // The answer is not kept waiting for a list of others.
      return { kind: 'full', message, others: offerInstead(client, session, frame.now) };
    }
    const price = isApiError(error) && error.code === 'price_changed' ? changedPrice(error.details) : null;
    return price
      ? { kind: 'price_changed', message, before: amount, now: price }
      : { kind: 'failed', message };
  }
}
