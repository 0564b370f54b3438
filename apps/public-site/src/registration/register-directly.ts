import { isApiError, isUnknownOutcome } from '@detroit-well/api-client';
import type { Frame } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { portalSession } from '../visitor/portal-session.ts';
import { offerInstead } from './alternatives.ts';
import { describeDirectFailure } from '../words/failure-words.ts';
import type { DirectState } from './direct-state.ts';
import { priceChange } from './price-change.ts';

interface DirectAttempt {
  session: SessionSummary;
  /** The price that the visitor saw and accepted, as a decimal string; the server rejects any other price. */
  amount: string;
  key: string;
  frame: Frame;
}

/** Registers once for each idempotency key; returns the state that the page shows. */
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
      // The page shows the outcome before the alternative sessions are loaded.
      return { kind: 'full', message, others: offerInstead(client, session, frame.now) };
    }
    const change = priceChange(error, amount);
    return change ? { kind: 'price_changed', message, ...change } : { kind: 'failed', message };
  }
}
