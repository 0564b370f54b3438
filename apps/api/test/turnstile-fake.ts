import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TurnstileFake {
  /** Settings that point to the fake. */
  readonly env: Record<'CHALLENGE' | `TURNSTILE_${string}`, string>;
  /** How the fake responds to the next requests; null: as usual. */
  fault: 'internal-error' | 'hangs up' | 'a page' | null;
  close(): Promise<void>;
}

const secret = 'secret-key';

/** A token that Cloudflare's widget made on a host, for a form. A widget without an action has an empty one. */
export const solvedOn = (hostname: string, action = ''): string =>
  ['human', randomUUID(), action, hostname].join('~');

/** Responds to `POST /siteverify` as Cloudflare does: a token of the widget is valid once, and names its host and action. */
export async function startTurnstileFake(): Promise<TurnstileFake> {
  const spent = new Set<string>();

  function verdictOn(fields: URLSearchParams): object {
    const failed = (code: string) => ({ success: false, 'error-codes': [code], messages: [] });
    const [token, given] = [fields.get('response') ?? '', fields.get('secret') ?? ''];
    if (given === '') return failed('missing-input-secret');
    if (given !== secret) return failed('invalid-input-secret');
    if (fake.fault === 'internal-error') return failed('internal-error');
    if (token === '') return failed('missing-input-response');
    const [kind, , action, hostname] = token.split('~');
    if (kind !== 'human') return failed('invalid-input-response');
    if (spent.has(token)) return failed('timeout-or-duplicate');
    spent.add(token);
    const challenge_ts = new Date().toISOString();
    return { success: true, 'error-codes': [], challenge_ts, hostname, action, cdata: '', metadata: {} };
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (fake.fault === 'hangs up') return void request.socket.destroy();
    if (fake.fault === 'a page') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(verdictOn(new URLSearchParams(body))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: TurnstileFake = {
    env: {
      CHALLENGE: 'turnstile',
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: secret,
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
    fault: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
