import type { Caller } from '../calls/calls.ts';
import type { Limit } from './attempts.ts';

const minutes = (n: number) => n * 60;

export interface Limits {
  /** Which request bodies count; all when absent. */
  counts?: (body: unknown) => boolean;
  /** Per network. */
  network: Limit;
  /** Per account that the request is about, usually the one that the body names. */
  account?: AccountLimits;
  /** Per signed-in user. */
  caller?: Limit;
}

interface AccountLimits {
  of: (body: unknown, caller: Caller | null) => unknown;
  /** Per account and network. Much lower than the limit for all networks, so that one stranger cannot lock the owner out. */
  fromNetwork?: Limit;
  anywhere: Limit;
}

const email = (body: unknown) => (body as { email?: unknown }).email;
/** A signed-in user receives the email, whatever address the body contains. */
const addressee = (body: unknown, caller: Caller | null) => caller?.email ?? email(body);
const sessionKey = (body: unknown) => (body as { session_key?: unknown }).session_key;
const guestEmail = (body: unknown) => (body as { user_data?: { email?: unknown } }).user_data?.email;
const hasImage = (body: unknown) => (body as { image?: unknown }).image !== undefined;

/** Far above what a household, an office or a mobile carrier's shared address reads in a minute. */
const reading = { network: { attempts: 600, seconds: minutes(1) } };

/** These calls email the account's owner, even when another person makes the call: few from one network, limited from all networks together. */
const letters: Limits = {
  account: {
    of: addressee,
    fromNetwork: { attempts: 3, seconds: minutes(15) },
    anywhere: { attempts: 10, seconds: minutes(60) },
  },
  network: { attempts: 30, seconds: minutes(60) },
};

/** Each picture is decoded and redrawn in several sizes. */
const pictures: Limits = {
  caller: { attempts: 30, seconds: minutes(10) },
  network: { attempts: 100, seconds: minutes(10) },
};

/** Calls that allow guessing, spending, flooding or copying. Other calls have no limit. */
const limitedCalls: Readonly<Record<string, Limits>> = {
  'POST /token/': {
    account: {
      of: email,
      fromNetwork: { attempts: 10, seconds: minutes(5) },
      anywhere: { attempts: 100, seconds: minutes(5) },
    },
    network: { attempts: 100, seconds: minutes(5) },
  },
  'POST /token/refresh/': { network: { attempts: 600, seconds: minutes(5) } },
  'POST /users/register/': { network: { attempts: 30, seconds: minutes(60) } },
  'POST /users/password/reset/': letters,
  'POST /users/password/reset/{uid}/{token}/': { network: { attempts: 30, seconds: minutes(15) } },
  'POST /users/password/change/': {
    caller: { attempts: 10, seconds: minutes(15) },
    network: { attempts: 30, seconds: minutes(15) },
  },
  'POST /auth/delete-account/': {
    caller: { attempts: 10, seconds: minutes(15) },
    network: { attempts: 30, seconds: minutes(15) },
  },
  'POST /auth/verify-email/': { network: { attempts: 60, seconds: minutes(15) } },
  'POST /auth/resend-verification/': letters,
  // Testing stolen cards takes many attempts.
  'POST /training/registrations/register/': {
    caller: { attempts: 60, seconds: minutes(60) },
    network: { attempts: 600, seconds: minutes(60) },
  },
  'POST /training/registrations/{id}/pay/': {
    caller: { attempts: 60, seconds: minutes(60) },
    network: { attempts: 600, seconds: minutes(60) },
  },
  'POST /training/registrations/guest-register/': {
    account: {
      of: guestEmail,
      fromNetwork: { attempts: 20, seconds: minutes(60) },
      anywhere: { attempts: 100, seconds: minutes(60) },
    },
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
  'POST /feed/upload-image/': pictures,
  'PATCH /me/': { ...pictures, counts: hasImage },
  // Each acceptance is stored forever, with its picture.
  'POST /waiver/accept/': {
    caller: { attempts: 20, seconds: minutes(60) },
    network: { attempts: 300, seconds: minutes(60) },
  },
  // The server handles no other request while it generates a document.
  'GET /waiver/download/': {
    caller: { attempts: 30, seconds: minutes(10) },
    network: { attempts: 300, seconds: minutes(10) },
  },
  'POST /engagement/blog/blogpage/{slug}/react/': {
    account: { of: sessionKey, anywhere: { attempts: 30, seconds: minutes(1) } },
    network: { attempts: 120, seconds: minutes(1) },
  },
  'GET /blog/posts/': reading,
  'GET /blog/posts/{slug}/': reading,
  'GET /engagement/blog/blogpage/{slug}/': reading,
  'POST /mailing-list-signup/': { network: { attempts: 30, seconds: minutes(60) } },
  // Each message sends two emails, one of them to an address that the sender chose.
  'POST /contact/': {
    account: {
      of: email,
      fromNetwork: { attempts: 5, seconds: minutes(15) },
      anywhere: { attempts: 10, seconds: minutes(60) },
    },
    network: { attempts: 20, seconds: minutes(60) },
  },
  'POST /challenge/': { network: { attempts: 300, seconds: minutes(15) } },
  'POST /challenge/solve/': { network: { attempts: 300, seconds: minutes(15) } },
};

export const limitsOf = (operation: string): Limits | undefined =>
  Object.hasOwn(limitedCalls, operation) ? limitedCalls[operation] : undefined;
