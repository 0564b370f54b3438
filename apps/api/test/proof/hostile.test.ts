import { problemBody, type Endpoint } from '@detroit-well/api-client/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../src/app/routes.ts';
import { operationOf } from '../../src/platform/http/serve.ts';
import { amount, chances, p99, report, timeFor } from './amounts.ts';
import { aContractFixture, type ContractFixture } from './contract/contract-fixture.ts';

const many = amount(30, 500);

let fixture: ContractFixture;
beforeAll(async () => {
  fixture = await aContractFixture();
});
afterAll(() => fixture?.server.close());

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  '*/*',
  'x',
  '',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `application/json${';'.repeat(2_000)}`,
];
const part = '--x\r\nContent-Disposition: form-data; name="profile"\r\n\r\n{"a":\r\n';
const bodies: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '0',
  '1e999',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  '{}\u0000',
  'a=b&c=d',
  '<a/>',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1}',
  '['.repeat(100_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  JSON.stringify({ email: 'a'.repeat(900_000) }),
  JSON.stringify({ email: 'a'.repeat(1_100_000) }),
  part,
  `${part}--x--`,
  `--x\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]),
  randomBytes(400),
];
const names = [
  'nothing',
  '%00',
  '%E0%A4%A',
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  'a'.repeat(600),
  '%F0%9F%9B%BC',
  "'--",
  '-1',
];
const queries = [
  '',
  '?',
  '?limit=1&limit=2',
  '?limit[]=1',
  '?limit[a]=1',
  '?__proto__=1',
  '?constructor=1',
  '?%00=%00',
  '?=&&=',
  '?limit=1e999',
  '?html_path=%ff',
  '?page=-0',
  '?page=99999999999999999999',
  `?search=${'%25'.repeat(2_000)}`,
  '?version=%00',
  '?fields=((((',
];
const headers: readonly Record<string, string>[] = [
  {},
  { 'idempotency-key': 'k'.repeat(256) },
  { 'idempotency-key': 'é' },
  { 'x-request-id': '../../x' },
  { accept: 'text/html' },
  { 'content-encoding': 'gzip' },
  { 'content-length': 'many' },
  { expect: '200-ok' },
  { 'transfer-encoding': 'chunked' },
  { origin: 'null', cookie: 'a=b; =; ;' },
  { 'x-forwarded-for': "1' or '1'='1, ::::, unknown" },
  { 'user-agent': `\u00ff${'u'.repeat(5_000)}` },
];
const tokens = (ours: string) => [
  `Bearer ${ours}`,
  `bearer ${ours}`,
  'Bearer',
  'Bearer a.b.c',
  `Basic ${ours}`,
  `Bearer ${'a'.repeat(6_000)}`,
];

/** Internals: stack traces, SQL statements, folders, names of libraries. */
const inside =
  /\bat [\w.]+ \(|node_modules|select .* from |insert into|violates|syntax error|zod|fastify|FST_/i;

async function send({ method, path }: Endpoint, chance: () => number) {
  const one = <Value>(of: readonly Value[]) => of[Math.floor(chance() * of.length)] as Value; // never empty
  const type = one(types);
  const authorization =
    chance() < 0.6 ? `Bearer ${fixture.access.coach.token}` : one(tokens(fixture.access.owner.token));
  const id = () => (chance() < 0.5 ? fixture.access.sessionId : one(names));
  return fixture.server.app.inject({
    method,
    url: `/api/v2${path.replaceAll(/\{\w+\}/g, id)}${one(queries)}`,
    headers: { authorization, ...(type === '' ? {} : { 'content-type': type }), ...one(headers) },
    ...(method === 'GET' ? {} : { payload: one(bodies) }),
  });
}

describe('hostile raw input', () => {
  // Locking would leave nothing but 423 for the calls after it.
  const calls = allCalls().filter(({ endpoint }) => endpoint.path !== '/auth/lock/');
  it.each(calls.map(({ endpoint }) => [operationOf(endpoint), endpoint] as const))(
    '%s responds only in the format of the contract',
    async (name, endpoint) => {
      const chance = chances(name.length * 7_919 + 1);
      const times: number[] = [];
      for (let turn = 0; turn < many; turn += 1) {
        const begun = performance.now();
        const reply = await send(endpoint, chance);
        times.push(performance.now() - begun);
        const { statusCode, body } = reply;
        expect(statusCode < 500 || statusCode === 503 ? 'well' : `${statusCode} ${body}`).toBe('well');
        if (statusCode < 400) continue;
        const parsed = problemBody.safeParse(reply.json());
        expect(parsed.success ? 'the envelope' : `${statusCode} ${body}`).toBe('the envelope');
        expect(body).not.toMatch(inside);
      }
      report(`hostile bytes, ${name}`, { requests: many, 'p99 ms': p99(times) });
    },
    timeFor(many, 100),
  );
});
