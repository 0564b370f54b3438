import { contract, type Plan } from '@detroit-well/api-client/contract';
import {
  AccountEndpoint,
  AuthEndpoint,
  createCore,
  MembershipsEndpoint,
  RegistrationsEndpoint,
} from '@detroit-well/api-client/endpoints';
import { createSession, memoryTokenStore } from '@detroit-well/api-client/session';
import {
  exampleReply,
  fakeProblem,
  fakeTransport,
  NoResponse,
  type FakeProblem,
} from '@detroit-well/api-client/testing';
import type { AccountCalls } from '../src/guest-client/account-calls.ts';
import { clientOf, registered } from './guest-page.tsx';

export interface Sent {
  readonly call: 'account' | 'sign-in' | 'membership' | 'session' | 'guest';
  readonly body: Record<string, unknown>;
  readonly key: string | undefined;
  readonly token: string | undefined;
}

interface Request {
  readonly body?: unknown;
  readonly headers: Record<string, string>;
}

export const email = 'ada@example.test';
const tokens = { access: 'access-1', refresh: 'refresh-1' };
export const plan = {
  id: 'plan-standard',
  version_id: 'plan-standard-1',
  kind: 'membership' as const,
  name: 'Standard',
  price: '49.00',
  period: 'month' as const,
  credits: null,
  valid_days: null,
  introductory: false,
};

/** What happens to the next calls of a kind in place of their success. */
export type Failures = Partial<Record<Sent['call'], (FakeProblem | NoResponse)[]>>;

interface JoiningOptions {
  /** What is on sale once the page is open. */
  readonly sold?: Plan[];
  /** The bank wants the payment of the membership to be confirmed. */
  readonly asks?: boolean;
  /** How many sessions a month of the membership includes. */
  readonly includes?: number;
}

/** A server that makes the account once and does what a request says even if its response is lost. */
export function joiningServer(
  failures: Failures = {},
  { asks = false, includes = 0, sold }: JoiningOptions = {},
) {
  const benefits = { member_rate: true, sessions_per_month: includes === 0 ? null : includes };
  const sent: Sent[] = [];
  /** The password of the account, once it was made. */
  let account: string | null = null;
  let isConfirmed = !asks;
  let cardsEntered = 0;
  const done = <Reply>(call: Sent['call'], { body, headers }: Request, reply: () => Reply): Reply => {
    sent.push({
      call,
      body: body as Record<string, unknown>,
      key: headers['Idempotency-Key'],
      token: headers['Authorization'],
    });
    const failure = failures[call]?.shift();
    if (failure !== undefined && !(failure instanceof NoResponse)) throw failure;
    const answer = reply();
    if (failure !== undefined) throw failure;
    return answer;
  };
  const bought = exampleReply(contract.memberships.buy);
  const handlers = {
    account: {
      register: (request: Request) =>
        done('account', request, () => {
          account = (request.body as { password: string }).password;
          return { ...exampleReply(contract.account.register), tokens };
        }),
    },
    auth: {
      signIn: (request: Request) =>
        done('sign-in', request, () => {
          if ((request.body as { password: string }).password !== account)
            throw fakeProblem('invalid_credentials');
          return tokens;
        }),
    },
    memberships: {
      buy: (request: Request) =>
        done('membership', request, () => ({
          ...bought,
          payment: {
            ...bought.payment,
            status: isConfirmed ? ('succeeded' as const) : ('requires_action' as const),
            client_secret: isConfirmed ? null : 'secret_membership',
          },
        })),
    },
    registrations: {
      register: (request: Request) => done('session', request, () => registered(null)),
    },
  };
  const calls = (): AccountCalls => {
    const transport = fakeTransport(handlers);
    const waits = { maxRetries: 0, sleep: () => Promise.resolve() };
    const anonymous = createCore({ baseUrl: '', transport, ...waits });
    const auth = new AuthEndpoint(anonymous);
    const session = createSession({ calls: auth, store: memoryTokenStore() });
    const core = createCore({ baseUrl: '', transport, session, ...waits });
    return {
      account: new AccountEndpoint(anonymous),
      auth,
      session,
      client: { memberships: new MembershipsEndpoint(core), registrations: new RegistrationsEndpoint(core) },
    };
  };
  const client = clientOf({
    promoCodes: {
      check: () => ({
        code: 'GLIDE30',
        amount_off: '14.70',
        amount_due: '34.30',
        payments: 1,
        sentence: '30% off the first payment of a membership.',
      }),
    },
    plans: { list: () => sold ?? [{ ...plan, benefits }] },
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      confirmSandbox: () => {
        isConfirmed = true;
        return { status: 'succeeded' };
      },
      createSandboxMethod: () => {
        cardsEntered += 1;
        return { payment_method_id: `pm_${cardsEntered}`, brand: 'visa', last4: '4242' };
      },
    },
    registrations: {
      guestRegister: (request) => done('guest', request, () => registered(null)),
    },
  });

  return {
    sent,
    client,
    calls,
    /** The request never arrived. */
    forgetAccount: () => {
      account = null;
    },
  };
}
