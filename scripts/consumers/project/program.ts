// What a developer writes with the installed packages. It runs in Node and in browsers.
import { createClient, isApiError, newIdempotencyKey } from '@detroit-well/api-client';
import type { ClientEvent } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import type { Session } from '@detroit-well/api-client/contract';
import { SessionsEndpoint, createCore } from '@detroit-well/api-client/endpoints';
import { describe } from '@detroit-well/api-client/errors';
import { sessionQueries } from '@detroit-well/api-client/queries';
import { createSession, memoryTokenStore } from '@detroit-well/api-client/session';
import { checkReply } from '@detroit-well/api-client/strict';
import { mockPassword } from '@detroit-well/api-client/testing';
import { planOptions, toCents } from '@detroit-well/pricing';
import { signInForm } from '@detroit-well/validation';
import { QueryClient } from '@tanstack/react-query';

export function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}`);
}

const nearest = (sessions: readonly Session[]) => sessions.map(({ title }) => title)[0];

export async function program(baseUrl: string): Promise<void> {
  const events: ClientEvent[] = [];
  const session = createSession({ calls: createClient({ baseUrl }).auth, store: memoryTokenStore() });
  const client = createClient({ baseUrl, session, checkReply, onEvent: (event) => events.push(event) });

  const credentials = signInForm.parse({ email: 'member@demo.test', password: mockPassword });
  await session.start(await client.auth.signIn({ body: credentials }));
  const { data: me, response } = await client.profile.me().withResponse();
  expect(me.email === credentials.email && response.status === 200, 'the member is signed in');

  const listed: string[] = [];
  for await (const one of client.sessions.list({ query: { limit: 1 } })) listed.push(one.public_id);
  expect(listed.length > 1, 'the loop requests all pages');

  const sessions = new SessionsEndpoint(createCore({ baseUrl }));
  const open = await sessions.detail({ params: { id: 'session-open' } });
  const plans = planOptions(toCents(open.price_public), { today: '2026-01-01', sessionDay: '2026-03-01' });
  expect(plans.length > 1, 'a session weeks ahead can be paid in parts');
  const { upcoming_sessions } = await sessions.upcoming();
  const cached = await new QueryClient().fetchQuery(sessionQueries({ sessions }).upcoming());
  expect(nearest(cached) === nearest(upcoming_sessions), 'the query returns what the call returns');

  const idempotencyKey = newIdempotencyKey();
  const failure: unknown = await client.registrations
    .register(
      {
        body: {
          session_id: open.public_id,
          payment_plan: 'full',
          payment_method_id: (await declinedCard()).payment_method_id,
        },
      },
      { idempotencyKey, timeout: 10_000 },
    )
    .catch((error: unknown) => error);
  expect(isApiError(failure) && failure.is('payment_failed'), 'the card is declined');
  expect(describe(failure, 'register').message !== '', 'the problem has a text');
  expect(contract.registrations.register.method === 'POST', 'the contract is data');
  expect(events.length === 0, 'a declined card is no event');

  function declinedCard() {
    const body = { number: '4000 0000 0000 0002', exp_month: 8, exp_year: 2099, cvc: '123' };
    return client.payments.createSandboxMethod({ body });
  }
}
