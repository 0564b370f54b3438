import { ApiError, type WireResponse } from '@detroit-well/api-client';
import { problems, problemBody, type Endpoint, type ProblemCode } from '@detroit-well/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAccessFixture } from '../../access/access-fixture.ts';
import { allCalls } from '../../../src/app/routes.ts';
import type { ListedCall } from '../../../src/app/documents/endpoints-page.ts';
import { recipes } from './recipes/all.ts';
import { goodOf, requestCausing } from './recipe.ts';
import { unreached } from './unreached.ts';
import { seedWaiver } from '../../booking.ts';
import { aContractFixture, type ContractFixture } from './contract-fixture.ts';

let fixture: ContractFixture;
let limited: ContractFixture;
beforeAll(async () => {
  [fixture, limited] = [await aContractFixture(), await aContractFixture({ RATE_LIMITS: 'default' })];
});
// Some requests are made in a studio without a waiver.
afterEach(() => seedWaiver(fixture.server.database.db));
afterAll(async () => {
  await fixture?.server.close();
  await limited?.server.close();
});

const nameOf = ({ noun, name }: ListedCall) => `${noun}.${name}`;
const recipeOf = (call: ListedCall) => recipes[nameOf(call)] ?? {};
const built = allCalls().filter((call) => call.built);
const pairs = built.flatMap((call) =>
  call.endpoint.problems.map((code) => [nameOf(call), code, call] as const),
);
const isUnreached = (name: string, code: ProblemCode) => Object.hasOwn(unreached, `${name} ${code}`);
const reachable = pairs.filter(([name, code]) => !isUnreached(name, code));

function expectProblem(wire: WireResponse | undefined, code: ProblemCode) {
  expect({ status: wire?.status, body: wire?.data }).toMatchObject({
    status: problems[code].status,
    body: { code },
  });
  expect(problemBody.parse(wire?.data).request_id).toBe(wire?.header('x-request-id'));
}

/** What violates the contract in the response of a successful call. */
function brokenPromise({ reply }: Endpoint, wire: WireResponse | undefined, result: unknown): unknown {
  if (reply === 'nothing') return result;
  if (reply === 'blob') return result instanceof Blob && result.size > 0 ? undefined : 'an empty file';
  return reply.safeParse(wire?.data).error;
}

it('recipes name only calls and problems of the contract', () => {
  const calls = new Map(allCalls().map((call) => [nameOf(call), call.endpoint.problems]));
  for (const [name, { rejected = {} }] of Object.entries(recipes)) {
    expect({
      name,
      strange: Object.keys(rejected).filter((code) => !calls.get(name)?.includes(code as ProblemCode)),
    }).toEqual({ name, strange: [] });
  }
  const known = new Set([...calls.keys(), ...pairs.map(([name, code]) => `${name} ${code}`)]);
  expect(Object.keys(unreached).filter((each) => !known.has(each))).toEqual([]);
  // Add an entry only with a reason that another engineer has reviewed.
  expect(Object.keys(unreached).length).toBeLessThanOrEqual(5);
  expect(allCalls().filter((call) => !call.built)).toEqual([]);
});

describe('a call through the client, over HTTP', () => {
  let usedUp = false;
  it.each(built.map((call) => [nameOf(call), call] as const).filter(([name]) => !(name in unreached)))(
    '%s responds to a valid request as the contract says',
    async (_name, call) => {
      // Some of the calls that change something use up the caller's own data.
      if (usedUp) fixture.access = await anAccessFixture(fixture.server);
      usedUp = call.endpoint.method !== 'GET';
      const { wire, result, error } = await fixture.ask(
        call.noun,
        call.name,
        await goodOf(call, recipeOf(call), fixture),
      );
      expect(error).toBeUndefined();
      const { endpoint } = call;
      expect(wire.map(({ status }) => status)).toEqual([
        endpoint.status ?? (endpoint.reply === 'nothing' ? 204 : 200),
      ]);
      expect(brokenPromise(endpoint, wire[0], result)).toBeUndefined();
    },
  );

  const whileInProgress: readonly ProblemCode[] = ['in_progress', 'already_processing'];
  const now = reachable.filter(([, code]) => code !== 'rate_limited' && !whileInProgress.includes(code));
  it.each(now)('%s rejects with %s', async (_name, code, call) => {
    const asked = await requestCausing(call, recipeOf(call), code, fixture);
    if (asked === null)
      throw new Error('no recipe reaches this problem: write one, or give the reason in unreached.ts');
    const { wire, error } = await fixture.ask(call.noun, call.name, asked);
    expectProblem(wire[0], code);
    // Where a 404 is not an error (SPEC-B 4), the client returns a result. Otherwise it throws only its own error.
    expect(error === undefined || error instanceof ApiError).toBe(true);
  });
});

describe('a call while an earlier request with the same effect is in progress', () => {
  const waiting = reachable.filter(([, code]) => code === 'in_progress' || code === 'already_processing');
  it('is reported as in progress by every call that accepts one request at a time', async () => {
    // Concurrently, because each waits eight seconds before it responds.
    const asked = [];
    for (const [, code, call] of waiting)
      asked.push({ code, call, asked: await requestCausing(call, recipeOf(call), code, fixture) });
    const responses = await Promise.all(
      asked.map(({ call, asked: each }) => fixture.ask(call.noun, call.name, each ?? {})),
    );
    for (const [index, { call, code }] of asked.entries()) {
      expect([nameOf(call), responses[index]?.wire[0]?.status]).toEqual([
        nameOf(call),
        problems[code].status,
      ]);
      expectProblem(responses[index]?.wire[0], code);
    }
  });
});

describe('a call above its rate limit', () => {
  it.each(reachable.filter(([, code]) => code === 'rate_limited'))(
    '%s responds with %s and when to retry',
    async (_name, code, call) => {
      const { cheap } = recipeOf(call);
      const by = call.endpoint.access === 'public' ? null : limited.access.owner;
      const asked = cheap ? { by, ...(await cheap(limited)) } : await goodOf(call, recipeOf(call), limited);
      let last: WireResponse | undefined;
      for (let turn = 0; turn < 40 && last?.status !== 429; turn += 1) {
        const asks = Array.from({ length: 20 }, () => limited.ask(call.noun, call.name, asked));
        last = (await Promise.all(asks)).map(({ wire }) => wire[0]).findLast((each) => each !== undefined);
      }
      expectProblem(last, code);
      expect(Number(last?.header('retry-after'))).toBeGreaterThan(0);
    },
  );
});
