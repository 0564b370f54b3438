import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { solvedOn, startTurnstileFake, type TurnstileFake } from '../../../test/turnstile-fake.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { createTurnstileCheck } from './turnstile.ts';

const metrics = createMetrics();
let turnstile: TurnstileFake;
let server: TestServer;
beforeAll(async () => {
  turnstile = await startTurnstileFake();
  server = await testServer({ env: turnstile.env, metrics });
});
afterAll(async () => {
  await server?.close();
  await turnstile?.close();
});
beforeEach(() => {
  turnstile.fault = null;
});

const hostnames = ['www.example.com', 'members.example.com'];
const here = 'www.example.com';

/** The response to a visitor with this token, and the operator's view of it. */
async function spend(token: string | undefined, secretKey = turnstile.env['TURNSTILE_SECRET_KEY'] ?? '') {
  const check = createTurnstileCheck(
    { secretKey, verifyUrl: turnstile.env['TURNSTILE_VERIFY_URL'] ?? '' },
    hostnames,
  );
  const failure = await check
    .spend(server.database.db, token, { address: '192.0.2.1', action: 'contact' })
    .then(
      () => null,
      (error: unknown) => error as Error & { code: string; extras: object },
    );
  const told = failure === null ? null : (failure.cause as Error | undefined)?.message;
  return { code: failure?.code ?? 'passed', told, isMisconfigured: check.isMisconfigured() };
}

const visitor = (code: string) => ({ code, told: undefined, isMisconfigured: false });

describe('a token of Turnstile', () => {
  it('passes once', async () => {
    const token = solvedOn(here, 'contact');
    expect(await spend(token)).toMatchObject({ code: 'passed' });
    expect(await spend(token)).toEqual(visitor('challenge_expired'));
  });

  it('passes without an action, as other front ends make it', async () => {
    expect(await spend(solvedOn('Members.example.com'))).toMatchObject({ code: 'passed' });
  });

  it.each([undefined, '', 'made up'])('is the visitor’s fault when it is %j', async (token) => {
    expect(await spend(token)).toEqual(visitor('challenge_failed'));
  });

  it('does not count for another form', async () => {
    expect(await spend(solvedOn(here, 'newsletter'))).toEqual(visitor('challenge_failed'));
  });

  it.each(['internal-error', 'hangs up', 'a page'] as const)(
    'is nobody’s fault when Cloudflare fails (%s)',
    async (fault) => {
      turnstile.fault = fault;
      expect(await spend(solvedOn(here))).toEqual({
        code: 'unavailable',
        told: expect.stringMatching(/^Turnstile: (internal-error|no verdict)/),
        isMisconfigured: false,
      });
    },
  );

  it.each(['', 'wrong'])('is not the visitor’s fault when the secret is %j', async (secret) => {
    expect(await spend(solvedOn(here), secret)).toEqual({
      code: 'unavailable',
      told: expect.stringMatching(/^Turnstile: (missing|invalid)-input-secret; check TURNSTILE_SECRET_KEY/),
      isMisconfigured: true,
    });
  });

  it('is not accepted from another host, and the operator reads which', async () => {
    expect(await spend(solvedOn('phishing.example.net', 'contact'))).toEqual({
      code: 'unavailable',
      told: 'Turnstile: the check was solved on phishing.example.net, not on www.example.com or members.example.com; check TURNSTILE_HOSTNAMES',
      isMisconfigured: true,
    });
  });
});

describe('a server with Turnstile', () => {
  const send = (turnstile_token: string, on = server) =>
    on.call('POST', '/mailing-list-signup/', {
      body: { email: 'dee@example.test', source_form: 'homepage', turnstile_token },
    });
  const gauge = async () =>
    /^studio_human_check_misconfigured (\d)$/m.exec(await metrics.registry.metrics())?.[1];

  it('knows its own hosts, and reports a host that is missing until a form arrives', async () => {
    const elsewhere = await send(solvedOn('www.example.com', 'newsletter'));
    expect([elsewhere.status, elsewhere.body['code'], await gauge()]).toEqual([503, 'unavailable', '1']);
    expect(elsewhere.text).not.toContain('example.com');
    expect((await send(solvedOn('localhost', 'newsletter'))).status).toBeLessThan(300);
    expect(await gauge()).toBe('0');
  });

  it('takes the hosts of TURNSTILE_HOSTNAMES instead', async () => {
    const other = await testServer({
      env: { ...turnstile.env, TURNSTILE_HOSTNAMES: 'www.example.com, example.com' },
    });
    expect((await send(solvedOn('example.com', 'newsletter'), other)).status).toBeLessThan(300);
    expect((await send(solvedOn('localhost', 'newsletter'), other)).status).toBe(503);
    await other.close();
  });
});
