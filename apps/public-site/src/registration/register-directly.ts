import { bookingMessages } from '@detroit-well/booking/messages';
import { createPaymentFlow, type PaymentFlow } from '@detroit-well/booking/payment-flow/create';
import { readRegistered } from '@detroit-well/booking/payment-flow/read-back';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { portalAuth } from '../visitor/portal-auth.ts';
import { describeDirectFailure } from '../messages/registration-failure.ts';
import { loadAlternatives } from './alternatives.ts';
import type { DirectState } from './direct-state.ts';
import { directForm, memberAttempts } from '../visitor/member-attempts.ts';

interface DirectOptions {
  readonly memberId: string;
  readonly session: SessionSummary;
  /** The price that the visitor saw and accepted, as a wire amount; the server rejects any other price. */
  readonly amount: string;
  readonly context: PageContext;
  readonly onState: (state: DirectState) => void;
}

/** A registration without a card: the member pays later, on the portal. */
export interface DirectFlow extends Pick<PaymentFlow<null>, 'getState'> {
  /** Sends the request, or repeats it while its outcome is unknown. */
  readonly send: () => Promise<void>;
}

/** Creates the flow of a member's registration and reports each of its states. */
export function createDirectFlow(options: DirectOptions): DirectFlow {
  const { memberId, session, amount, context, onState } = options;
  const { client } = portalAuth(context);
  const flow = createPaymentFlow<null>({
    client,
    sessionId: session.public_id,
    provider: () => Promise.resolve(null),
    storage: memberAttempts(memberId, directForm(session.public_id)),
    amount,
    readBack: readRegistered(client, session.public_id),
    send: ({ key, amount: price }) =>
      client.registrations.register(
        { body: { session_id: session.public_id, amount: price } },
        { idempotencyKey: key },
      ),
  });
  flow.subscribe(({ state }, before) => {
    if (state !== before.state) onState(shown(state, () => loadAlternatives(client, session, context.now)));
  });
  return { getState: flow.getState, send: () => flow.submit(null, () => Promise.resolve('')) };
}

function shown(state: PaymentState, alternatives: () => Promise<readonly SessionSummary[]>): DirectState {
  switch (state.kind) {
    case 'editing':
      return { kind: 'idle' };
    case 'sending':
    case 'done':
      return { kind: state.kind };
    // Without a card there is no challenge; a server that asks for one has not confirmed the registration.
    case 'not_sent':
      return { kind: 'failed', message: bookingMessages.offline };
    case 'unknown':
    case 'authentication':
    case 'declined':
      return { kind: 'unknown' };
    case 'session_full':
      // The page shows the outcome before the alternative sessions are loaded.
      return { kind: 'full', message: describeDirectFailure(state.error), others: alternatives() };
    case 'price_changed':
      return { ...state, message: describeDirectFailure(state.error) };
    case 'rejected':
    case 'account_exists':
      return { kind: 'failed', message: describeDirectFailure(state.error) };
  }
}
