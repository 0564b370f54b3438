import type { Endpoint } from '@detroit-well/api-client/contract';
import { createHash } from 'node:crypto';
import type { Call } from '../calls.ts';
import type { Deps } from '../deps.ts';
import { refuseUntil } from '../refusals.ts';
import { countAttempt, type Limit } from './attempts.ts';

const minutes = (n: number) => n * 60;

interface Limits {
  /** By the account the body names. */
  account?: Limit & { of: (body: unknown) => unknown };
  /** By who is signed in. */
  caller?: Limit;
  /** By the network address. */
  network: Limit;
}

const email = (body: unknown) => (body as { email?: unknown }).email;
const sessionKey = (body: unknown) => (body as { session_key?: unknown }).session_key;
const guestEmail = (body: unknown) => (body as { user_data?: { email?: unknown } }).user_data?.email;

/** Far above what a household, an office or a telephone company's shared address reads in a minute. */
const reading = { network: { attempts: 600, seconds: minutes(1) } };

/** Calls that somebody could use for guessing, spending, flooding or copying. All others have none. */
const limits: Readonly<Record<string, Limits>> = {
  'POST /token/': {
    account: { of: email, attempts: 10, seconds: minutes(5) },
    network: { attempts: 100, seconds: minutes(5) },
  },
  'POST /token/refresh/': { network: { attempts: 600, seconds: minutes(5) } },
  'POST /users/register/': { network: { attempts: 30, seconds: minutes(60) } },
  'POST /users/password/reset/': {
    account: { of: email, attempts: 3, seconds: minutes(15) },
    network: { attempts: 30, seconds: minutes(60) },
  },
  'POST /users/password/reset/{uid}/{token}/': { network: { attempts: 30, seconds: minutes(15) } },
  'POST /users/password/change/': { network: { attempts: 30, seconds: minutes(15) } },
  'POST /auth/delete-account/': {
    caller: { attempts: 10, seconds: minutes(15) },
    network: { attempts: 30, seconds: minutes(15) },
  },
  'POST /auth/verify-email/': { network: { attempts: 60, seconds: minutes(15) } },
  'POST /auth/resend-verification/': {
    account: { of: email, attempts: 3, seconds: minutes(15) },
    network: { attempts: 30, seconds: minutes(60) },
  },
  // Whoever tries stolen cards has to try many.
  'POST /training/registrations/register/': {
    caller: { attempts: 60, seconds: minutes(60) },
    network: { attempts: 600, seconds: minutes(60) },
  },
  'POST /training/registrations/{id}/pay/': {
    caller: { attempts: 60, seconds: minutes(60) },
    network: { attempts: 600, seconds: minutes(60) },
  },
  'POST /training/registrations/guest-register/': {
    account: { of: guestEmail, attempts: 20, seconds: minutes(60) },
    network: { attempts: 100, seconds: minutes(60) },
  },
  'POST /training/sessions/{id}/message/': {
    caller: { attempts: 20, seconds: minutes(60) },
    network: { attempts: 100, seconds: minutes(60) },
  },
  'POST /sessions/registered/{id}/messages/': {
    caller: { attempts: 30, seconds: minutes(5) },
    network: { attempts: 300, seconds: minutes(5) },
  },
  'POST /feed/upload-image/': {
    caller: { attempts: 30, seconds: minutes(10) },
    network: { attempts: 100, seconds: minutes(10) },
  },
  // Each acceptance is kept for ever, with its picture.
  'POST /waiver/accept/': {
    caller: { attempts: 20, seconds: minutes(60) },
    network: { attempts: 300, seconds: minutes(60) },
  },
  'POST /engagement/blog/blogpage/{slug}/react/': {
    account: { of: sessionKey, attempts: 30, seconds: minutes(1) },
    network: { attempts: 120, seconds: minutes(1) },
  },
  'GET /blog/posts/': reading,
  'GET /blog/posts/{slug}/': reading,
  'GET /engagement/blog/blogpage/{slug}/': reading,
  'POST /mailing-list-signup/': { network: { attempts: 30, seconds: minutes(60) } },
  'POST /challenge/': { network: { attempts: 300, seconds: minutes(15) } },
  'POST /challenge/solve/': { network: { attempts: 300, seconds: minutes(15) } },
};

/** Counts this attempt and refuses with Retry-After when it is one too many. `RATE_LIMITS=load-test` lifts all. */
export async function limitAttempts(operation: string, call: Call<Endpoint>, deps: Deps): Promise<void> {
  const limit = Object.hasOwn(limits, operation) ? limits[operation] : undefined;
  if (limit === undefined || deps.settings.rateLimits === 'load-test') return;
  const count = (kind: string, who: string, { attempts, seconds }: Limit) => {
    const key = `${operation}|${kind}|${digest(who)}`;
    return countAttempt(deps.database.db, key, { attempts, seconds }, deps.clock.now());
  };
  const account = limit.account?.of(call.body);
  const waits = [
    await count('network', call.address, limit.network),
    typeof account === 'string' && limit.account
      ? await count('account', account.trim().toLowerCase(), limit.account)
      : 0,
    limit.caller && call.caller ? await count('caller', call.caller.userId, limit.caller) : 0,
  ];
  const wait = Math.max(...waits);
  if (wait > 0) throw refuseUntil(wait);
}

/** Addresses are not kept in the clear for this. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
