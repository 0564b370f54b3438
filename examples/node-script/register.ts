/** Lists the open sessions and registers a member for one: `node register.ts [session id]`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, isApiError, isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import { createSession } from '@detroit-well/api-client/session';
import { fileTokenStore } from '@detroit-well/api-client/session-node';

const {
  API_URL: baseUrl = 'http://localhost:4000/api/v2',
  EMAIL: email = 'member@demo.test',
  PASSWORD: password = 'Standard!2026',
  // Tried in this order. In production, a payment method comes from the provider's form and not from a card number.
  CARDS: cards = '4242 4242 4242 4242',
  SESSION_FILE: sessionFile = '.studio/session.json',
} = process.env;

const client = createClient({
  baseUrl,
  session: (calls) => createSession({ calls, store: fileTokenStore(sessionFile) }),
});

/** Runs calls that need a signed-in member. After a 401, it signs in and runs them once more. */
async function asMember<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    console.log(`Signing in as ${email}.`);
    await client.signIn({ email, password });
    return run();
  }
}

async function listSessions() {
  const { upcoming_sessions } = await client.sessions.upcoming({ query: { limit: 20 } });
  for (const { public_id, title, start_datetime, price, is_full } of upcoming_sessions) {
    console.log(`${start_datetime}  $${price}  ${title}${is_full ? ' (full)' : ''}  ${public_id}`);
  }
  return upcoming_sessions;
}

async function chooseSession(id: string | undefined) {
  const sessions = await listSessions();
  if (id !== undefined) return client.sessions.detail({ params: { id } });
  const open = sessions.find((one) => one.registration_open && !one.is_full && !one.is_registered);
  if (open === undefined) throw new Error('No session is open for registration.');
  return open;
}

/** Registers with one card. The key identifies this attempt, so repeating it never charges twice. */
async function registerWith(card: string, session_id: string, amount: string) {
  const { payment_method_id } = await client.payments.createSandboxMethod({
    body: { number: card, exp_month: 12, exp_year: 2034, cvc: '123' },
  });
  const idempotencyKey = newIdempotencyKey();
  const body = {
    session_id,
    amount,
    payment_plan: 'full' as const,
    payment_method_id,
    waiver_signed: true,
    payment_consent: true,
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asMember(() => client.registrations.register({ body }, { idempotencyKey }));
    } catch (error) {
      if (!isUnknownOutcome(error) || attempt === 5) throw error;
      console.log('No response: the registration may have succeeded. Repeating it with the same key.');
      await sleep(attempt * 1000);
    }
  }
}

async function joinWaitlist(session_id: string) {
  const entry = await asMember(() => client.waitlist.join({ body: { session_id } }));
  console.log(`The session is full. You are number ${entry.position} on the waitlist.`);
}

async function register(id: string, price: string) {
  for (const card of cards.split(',')) {
    try {
      const { registration, payment } = await registerWith(card, id, price);
      if (payment?.status === 'requires_action') console.log('Your bank needs to confirm this payment.');
      else console.log(`Registered for ${registration.session_title}: ${registration.status}.`);
      return;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.is('session_full')) return joinWaitlist(id);
      if (!error.is('payment_failed')) throw error;
      console.log(`The card ending in ${card.slice(-4)} was declined.`);
    }
  }
  console.log('No card was accepted, so you are not registered.');
  process.exitCode = 1;
}

try {
  // A call for members only, so that the list below shows the prices of this member.
  await asMember(() => client.profile.me());
  const { public_id, title, price } = await chooseSession(process.argv[2]);
  console.log(`Registering for ${title}.`);
  await register(public_id, price);
} catch (error) {
  if (!isApiError(error)) throw error;
  console.error(`${error.message} (request ${error.requestId ?? 'without a response'})`);
  if (isUnknownOutcome(error)) console.error('Look at your registrations before you register again.');
  process.exitCode = 1;
}
