const listSessions = `import { createClient } from '@detroit-well/api-client';

const client = createClient({
  baseUrl: 'http://localhost:4000/api/v2',
});

// No token needed: this call is open to everyone.
const { upcoming_sessions } = await client.sessions.upcoming({
  query: { category: 'Skate//Well', available_only: true },
});

for (const session of upcoming_sessions) {
  console.log(session.title, session.start_datetime, session.price);
}`;

const signIn = `import { createClient } from '@detroit-well/api-client';

const client = createClient({
  baseUrl: 'http://localhost:4000/api/v2',
});
await client.signIn({
  email: 'member@demo.test',
  password: 'Standard!2026',
});

// Tokens are attached and refreshed for you from here on.
const me = await client.profile.me();
console.log(me.display_name);`;

const register = `import { createClient, isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';

const client = createClient({
  baseUrl: 'http://localhost:4000/api/v2',
});
await client.signIn({
  email: 'member@demo.test',
  password: 'Standard!2026',
});

// One key for each user action. A retry sends the same key.
const idempotencyKey = newIdempotencyKey();

try {
  const { registration } = await client.registrations.register(
    { body: { session_id: 'session-open' } },
    { idempotencyKey },
  );
  console.log('Registered: ' + registration.session_title);
} catch (error) {
  const { message } = describe(error, 'register');
  console.log(message, { retry: isUnknownOutcome(error) });
}`;

const react = `import { createClient } from '@detroit-well/api-client';
import { createQueries } from '@detroit-well/api-client/queries';
import { useQuery } from '@tanstack/react-query';

const queries = createQueries(
  createClient({ baseUrl: 'http://localhost:4000/api/v2' }),
);

export function Upcoming() {
  const { data, isPending } = useQuery(
    queries.sessions.upcoming({ category: 'Skate//Well' }),
  );

  if (isPending) return <p>Loading sessions</p>;
  return <ul>{data?.map((one) => <li key={one.public_id}>{one.title}</li>)}</ul>;
}`;

const test = `import { createClient } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import { fakeProblem, fakeTransport } from '@detroit-well/api-client/testing';

const client = createClient({
  baseUrl: '',
  transport: fakeTransport({
    waitlist: {
      join: () => {
        throw fakeProblem('already_waiting');
      },
    },
  }),
});

const error = await client.waitlist
  .join({ body: { session_id: 'session-full' } })
  .catch((reason: unknown) => reason);

console.log(describe(error, 'joinWaitlist').message);`;

/** The samples of the start page. A test compiles them. */
export const homeSamples: readonly { tab: string; lang: 'ts' | 'tsx'; code: string; lines?: string }[] = [
  { tab: 'List sessions', lang: 'ts', code: listSessions, lines: '8-10' },
  { tab: 'Sign in', lang: 'ts', code: signIn },
  { tab: 'Register', lang: 'ts', code: register },
  { tab: 'React', lang: 'tsx', code: react },
  { tab: 'Test', lang: 'ts', code: test },
];
