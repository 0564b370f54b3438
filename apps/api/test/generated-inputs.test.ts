import { problemBody, teamRoles, type Endpoint, type TeamRole } from '@detroit-well/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { allCalls } from '../src/app/routes.ts';
import { operationOf } from '../src/platform/http/serve.ts';
import { aCard, aMember, guestForm, seedStudio, type Person } from './booking.ts';
import { amount, p99, report, timeFor } from './proof/amounts.ts';
import { aSessionFixture, type SessionFixture } from './session-fixture.ts';
import { testServer, type TestServer } from './server.ts';
import { aTeamMember } from './team-fixture.ts';

/** Inputs per call: a few in every run, 2,000 in `npm run proof`. */
const runs = amount(12, 2_000);
/** The 99th percentile of the response times, in ms. */
const p99Ms = 500;

const calls = allCalls()
  .filter(({ built }) => built)
  .map(({ endpoint }) => [operationOf(endpoint), endpoint] as const);

let server: TestServer;
let fixture: SessionFixture;
let plausible: readonly unknown[];
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  fixture = await aSessionFixture(server);
  const guest = guestForm(fixture.sessionId, await aCard(server));
  const own = [
    fixture.sessionId,
    fixture.registrationId,
    fixture.owner.id,
    fixture.owner.email,
    'coach',
    'roll',
  ];
  plausible = [...own, ...Object.values(guest), ...Object.values(guest.user_data), ...accepted];
});
afterAll(() => server?.close());

/** Values that one field or another accepts. */
// prettier-ignore
const accepted: readonly unknown[] = [
  'true', 'false', true, false, 0, 1, 5, 100, '1', '10', '2026-03-12', '75.00', 7500, 'ics', 'like', 'present',
  'weekly', 'bi_weekly', 'upcoming', 'newest', 'confirmed', 'legal.TermsPage', '/training/', 'Standard!2026',
];
/** Values that programs send and people do not type. */
// prettier-ignore
const odd: readonly unknown[] = [
  null, '', ' ', '\u0000', '\uD800', '🛼', "'; drop table users; --", '$1', '%', '%_%', '\\', '../../etc/passwd',
  '__proto__', 'constructor', 'a'.repeat(5_000), '9'.repeat(400), -1, 1e308, 2 ** 53, 0.1, '1e999', '0x10',
  '2026-02-30', '9999-99-99', '0000-01-01', '<script>', '{}', [], {}, [[]], { a: { b: [null] } },
];
const value = fc.oneof(
  { weight: 4, arbitrary: fc.nat().map((n) => plausible[n % plausible.length]) },
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** What only the server knows of itself. */
const internals = /\bat [\w.]+ \(|node_modules|select .* from |violates|syntax error|zod/i;

/** A name of a parameter. The error repeats it, so a name that reads as something internal would look like a leak. */
const name = fc.string().filter((text) => !internals.test(text));

/** A record with the fields of a schema in arbitrary values, some missing, and one unknown field. */
function like(schema: z.core.$ZodType | undefined): fc.Arbitrary<Record<string, unknown>> {
  if (!(schema instanceof z.core.$ZodObject)) return fc.dictionary(name, value, { maxKeys: 3 });
  const fields = Object.entries(schema._zod.def.shape).map(([name, inner]) => {
    const nested = inner instanceof z.core.$ZodObject ? fc.oneof(like(inner), value) : value;
    return [name, nested] as const;
  });
  return fc.record({ ...Object.fromEntries(fields), id: value }, { requiredKeys: [] });
}

const textOf = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given ?? null));
/** Lone surrogates cannot be part of a URL. */
const inAddress = (given: unknown) => encodeURIComponent(textOf(given).replaceAll(/\p{Surrogate}/gu, '?'));

/** Who calls: mostly somebody who may, so that the input is read. */
const callers = ['may', 'none', 'member', ...teamRoles] as const;
type Caller = (typeof callers)[number];
const caller = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Caller>('may') },
  { weight: 1, arbitrary: fc.constantFrom(...callers) },
);

interface Input {
  readonly by: Caller;
  readonly params: unknown[];
  readonly query: object;
  readonly body: unknown;
}

async function send({ method, path, access, permission }: Endpoint, { by, ...input }: Input) {
  let turn = 0;
  const url = path.replaceAll(/\{\w+\}/g, () => inAddress(input.params[turn++]) || 'x');
  const query = Object.entries(input.query).map(([name, given]) => `${inAddress(name)}=${inAddress(given)}`);
  const leader = path.startsWith('/office/') ? fixture.staff : fixture.coach;
  const whoMay = async () => (permission ? leader : await person('member'));
  const isNobody = by === 'none' || (by === 'may' && access === 'public');
  const { token } = isNobody ? {} : await (by === 'may' ? whoMay() : person(by));
  // It locks the sign-ins of everybody who makes it.
  if (path === '/auth/lock/') known.clear();
  return server.call(method, `${url}?${query.join('&')}`, {
    ...(token === undefined ? {} : { token }),
    ...(method === 'GET' ? {} : { body: input.body }),
  });
}

/** Switches to a new person now and then: some inputs end a sign-in or use something up. */
const known = new Map<TeamRole | 'member', { person: Person; turns: number }>();
async function person(role: TeamRole | 'member'): Promise<Partial<Person>> {
  const before = known.get(role);
  if (before && before.turns % 10 !== 0) {
    before.turns += 1;
    return before.person;
  }
  const made = role === 'member' ? await aMember(server) : await aTeamMember(server, role);
  known.set(role, { person: made, turns: 1 });
  return made;
}

describe('generated input', () => {
  it.each(calls)(
    '%s responds or reports a problem, never fails and never reveals internals',
    async (name, endpoint) => {
      const times: number[] = [];
      const input = fc.record({
        by: caller,
        params: fc.array(value, { minLength: 3, maxLength: 3 }),
        query: like(endpoint.query),
        body: fc.oneof({ weight: 6, arbitrary: like(endpoint.body) }, fc.jsonValue()),
      });
      await fc.assert(
        fc.asyncProperty(input, async (given) => {
          const begun = performance.now();
          const { status, text, body } = await send(endpoint, given);
          times.push(performance.now() - begun);
          expect(status).toBeLessThan(500);
          // Every problem has the one format of the contract.
          if (status >= 400) problemBody.parse(body);
          expect(text).not.toMatch(internals);
        }),
        { numRuns: runs },
      );
      report(`generated inputs, ${name}`, { inputs: times.length, 'p99 ms': p99(times) });
      expect(p99(times)).toBeLessThan(times.length < 100 ? Infinity : p99Ms);
    },
    timeFor(runs, 100),
  );
});
