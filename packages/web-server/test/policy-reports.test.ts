import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../src/index.ts';
import { policyReportRoute } from '../src/policy-reports.ts';

const secret = 'token-of-ada@example.com';

const older = {
  'csp-report': {
    'document-uri': `https://members.example.com/reset-password/7/${secret}?next=${secret}`,
    'blocked-uri': `https://evil.example/${secret}`,
    'effective-directive': 'script-src-elem',
    'script-sample': secret,
  },
};
const newer = [
  {
    type: 'csp-violation',
    url: `https://members.example.com/?${secret}`,
    body: {
      documentURL: `https://members.example.com/dashboard/session/${secret}`,
      blockedURL: 'inline',
      effectiveDirective: 'style-src-attr',
      sample: secret,
    },
  },
];

function serverWithLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (piece, _encoding, done) => {
      lines.push(String(piece));
      done();
    },
  });
  const clock = { now: 0 };
  const app = Fastify({ logger: { level: 'warn', stream } });
  policyReportRoute(app, () => clock.now);
  const report = (payload: unknown, type = 'application/csp-report') =>
    app.inject({
      method: 'POST',
      url: '/policy-reports',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { report, lines, clock };
}

describe('a violation report', () => {
  it.each([
    [
      'report-uri',
      older,
      'application/csp-report',
      ['script-src-elem', 'https://evil.example', '/reset-password'],
    ],
    ['report-to', newer, 'application/reports+json', ['style-src-attr', 'inline', '/dashboard']],
  ])('in the format of %s is logged without personal data', async (_name, payload, type, facts) => {
    const { report, lines } = serverWithLog();
    expect((await report(payload, type)).statusCode).toBe(204);
    expect(lines).toHaveLength(1);
    const { violation } = JSON.parse(lines[0] ?? '') as { violation: Record<string, string> };
    expect(Object.values(violation)).toEqual(facts);
    expect(lines.join('')).not.toContain(secret);
  });

  it('with any other content is accepted and not logged', async () => {
    const { report, lines } = serverWithLog();
    for (const payload of ['', 'null', '{', '[]', '[null, {"body": 1}]', '{"csp-report": "text"}']) {
      expect((await report(payload)).statusCode).toBe(204);
    }
    expect(lines).toEqual([]);
  });

  it('above 16 kB is rejected', async () => {
    const { report } = serverWithLog();
    expect((await report({ 'csp-report': { sample: 'a'.repeat(20_000) } })).statusCode).toBe(413);
  });

  it('is logged at most 60 times a minute', async () => {
    const { report, lines, clock } = serverWithLog();
    for (let turn = 0; turn < 70; turn += 1) await report(older);
    expect(lines).toHaveLength(60);
    clock.now = 60_000;
    await report(older);
    expect(lines).toHaveLength(61);
  });

  it('is requested by every policy', () => {
    const policy = contentPolicy({
      inlineScripts: [],
      inlineStyles: [],
      pictures: [],
      trustedTypes: [],
      thirdParties: { stripe: false, turnstile: false },
      https: true,
    });
    expect(policy).toContain('report-uri /policy-reports; report-to policy');
  });
});
