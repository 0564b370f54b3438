import type { Instalment, Registration } from '../shapes/registrations.ts';
import { isRecord, rawRecord, oneOf, price, text, textOrNull } from './lenient.ts';
import type { RawRecord } from './lenient.ts';

const states = ['held', 'confirmed', 'cancelled', 'expired', 'completed'] as const;
const paymentStates = ['paid', 'pending', 'failed', 'refunded', 'free', 'void'] as const;
const instalmentStates = ['due', 'paid', 'failed', 'dropped'] as const;

function readInstalment(given: RawRecord): Instalment {
  return {
    due_on: text(given.due_on),
    amount: price(given.amount),
    status: oneOf(instalmentStates, given.status, 'due'),
  };
}

export function readRegistration(raw: unknown): Registration {
  const given = rawRecord(raw);
  const session = rawRecord(given.session);
  return {
    public_id: text(given.public_id, text(given.id)),
    session_id: text(given.session_id) || text(given.session) || text(session.public_id),
    session_title: text(given.session_title, text(session.title)),
    start_datetime: text(given.start_datetime, text(session.start_datetime)),
    status: oneOf(states, given.status, 'confirmed'),
    payment_status: oneOf(paymentStates, given.payment_status, 'pending'),
    payment_plan: oneOf(['full', 'bi_weekly', 'weekly'], given.payment_plan, 'full'),
    price: price(given.price),
    rate: oneOf(['member', 'public'], given.rate, 'public'),
    instalments: Array.isArray(given.instalments)
      ? given.instalments.filter(isRecord).map(readInstalment)
      : [],
    created_at: text(given.created_at),
    hold_expires_at: textOrNull(given.hold_expires_at),
  };
}
