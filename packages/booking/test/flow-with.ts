import { ApiError, createClient } from '@detroit-well/api-client';
import type { Registration, RegistrationResult } from '@detroit-well/api-client/contract';
import { fakeProblem, fakeTransport, NoResponse } from '@detroit-well/api-client/testing';
import {
  memoryAttemptStorage,
  type AttemptStorage,
  type PendingAttempt,
} from '../src/payment-flow/attempt-storage.ts';
import { createPaymentFlow } from '../src/payment-flow/create-payment-flow.ts';
import { readRegistered } from '../src/payment-flow/read-back.ts';
import type { HeldPayment } from '../src/payment-flow/payment-state.ts';

export const registration: Registration = {
  public_id: 'reg_1',
  session_id: 'ses_1',
  session_title: 'Rhythm & Glide',
  start_datetime: '2026-03-14T18:30:00-04:00',
  status: 'confirmed',
  payment_status: 'paid',
  payment_plan: 'full',
  price: '75.00',
  rate: 'public',
  covered_by: 'none',
  instalments: [],
  created_at: '2026-03-02T12:00:00-05:00',
  hold_expires_at: null,
};

export const held: HeldPayment = {
  registrationId: 'reg_1',
  clientSecret: 'secret_1',
  amount: '75.00',
  key: 'key_1',
};

/** A response of the server to one request. */
export type Reply = () => RegistrationResult;

const result = (payment: RegistrationResult['payment']): RegistrationResult => ({
  registration,
  payment,
  message: 'You are registered.',
});

export const booked: Reply = () => result(null);
export const asks: Reply = () =>
  result({ status: 'requires_action', client_secret: held.clientSecret, amount: held.amount });
/** A success without a readable response. */
export const unreadable =
  (details: unknown = null, status = 201): Reply =>
  () => {
    throw new ApiError({ kind: 'unreadable', message: '', status, details, outcome: 'unknown' });
  };
export const lost: Reply = () => {
  throw new NoResponse('network');
};
export const problem =
  (...[code, more]: Parameters<typeof fakeProblem>): Reply =>
  () => {
    throw fakeProblem(code, more);
  };

interface Values {
  readonly notes: string;
  readonly password: string;
}

export const typed: Values = { notes: 'typed', password: 'Roll//Bounce7' };

interface Studio {
  readonly storage?: AttemptStorage;
  /** A member can read registrations back: these, or a failure. A guest cannot. */
  readonly listed?: readonly Registration[] | 'unreachable';
  /** Free spots of the session; null while its availability cannot be read. */
  readonly spots?: number | null;
}

/** A flow at the sandbox whose requests get these replies, in order. */
export function flowWith(
  replies: Reply[],
  { storage = memoryAttemptStorage(), listed, spots = 0 }: Studio = {},
) {
  const sent: { attempt: Omit<PendingAttempt, 'values'>; values: Values }[] = [];
  const confirmed: (string | undefined)[] = [];
  let methods = 0;
  const next = (): RegistrationResult => {
    const reply = replies.shift();
    if (!reply) throw new Error('One request too many.');
    return reply();
  };
  const client = createClient({
    baseUrl: '',
    transport: fakeTransport({
      sessions: {
        availability: () => {
          if (spots === null) throw new NoResponse('network');
          return {
            can_register: spots > 0,
            current_registrations: 10 - spots,
            max_participants: 10,
            available_spots: spots,
            is_full: spots === 0,
            registration_open: true,
          };
        },
      },
      payments: { confirmSandbox: () => ({ status: 'succeeded' }) },
      registrations: {
        register: next,
        list: () => {
          if (listed === undefined || listed === 'unreachable') throw new NoResponse('network');
          return [...listed];
        },
        confirmPayment: ({ headers }) => {
          confirmed.push(headers['Idempotency-Key']);
          return next();
        },
      },
    }),
    maxRetries: 0,
    // The client does not repeat a rate-limited request by itself.
    longestWaitMs: 0,
    sleep: () => Promise.resolve(),
  });
  const flow = createPaymentFlow<Values>({
    client,
    sessionId: 'ses_1',
    provider: () => Promise.resolve({ kind: 'sandbox' }),
    storage,
    amount: held.amount,
    ...(listed === undefined ? {} : { readBack: readRegistered(client, 'ses_1') }),
    withoutPassword: (values) => ({ ...values, password: '' }),
    send: ({ values: _stored, ...attempt }, values) => {
      sent.push({ attempt, values });
      const body = { session_id: 'ses_1', amount: attempt.amount };
      return client.registrations.register({ body }, { idempotencyKey: attempt.key });
    },
  });
  const submit = () =>
    flow.submit(typed, () => {
      methods += 1;
      return Promise.resolve(`pm_${methods}`);
    });
  return {
    flow,
    sent,
    confirmed,
    storage,
    submit,
    methods: () => methods,
    kind: () => flow.getState().state.kind,
  };
}
