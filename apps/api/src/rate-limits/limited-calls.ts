import type { Caller } from '../calls.ts';
import type { Limit } from './attempts.ts';

const minutes = (n: number) => n * 60;

export interface Limits {
  /** Which bodies are counted; all when left out. */
  counts?: (body: unknown) => boolean;
  /** By the network address. */
  network: Limit;
  /** By the account it is about: mostly the one that the body names. */
  account?: AccountLimits;
  /** By who is signed in. */
  caller?: Limit;
}

interface AccountLimits {
  of: (body: unknown, caller: Caller | null) => unknown;
  /** From one network: far fewer than from anywhere, so that one stranger cannot shut the owner out. */
  fromNetwork?: Limit;
  anywhere: Limit;
}

const email = (body: unknown) => (body as { email?: unknown }).email;
/** Whoever is signed in is written to, whatever the body names. */
const addressee = (body: unknown, caller: Caller | null) => caller?.email ?? email(body);
const sessionKey = (body: unknown) => (body as { session_key?: unknown }).session_key;
const guestEmail = (body: unknown) => (body as { user_data?: { email?: unknown } }).user_data?.email;
const hasImage = (body: unknown) => (body as { image?: unknown }).image !== undefined;

/** Far above what a household, an office or a telephone company's shared address reads in a minute. */
const reading = { network: { attempts: 600, seconds: minutes(1) } };

/** Letters go to the owner, whoever asks: few from one network, and not many from all together. */
const letters: Limits = {
  account: {
    of: addressee,
    fromNetwork: { attempts: 3, seconds: minutes(15) },
    anywhere: { attempts: 10, seconds: minutes(60) },
  },
  network: { attempts: 30, seconds: minutes(60) },
};

/** Each picture is unfolded and drawn anew in several sizes. */
const pictures: Limits = {
  caller: { attempts: 30, seconds: minutes(10) },
  network: { attempts: 100, seconds: minutes(10) },
};

/** Calls that somebody could use for guessing, spending, flooding or copying. All others have none. */
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
  // Each acceptance is kept for ever, with its picture.
  'POST /waiver/accept/': {
    caller: { attempts: 20, seconds: minutes(60) },
    network: { attempts: 300, seconds: minutes(60) },
  },
  // Nothing else is answered while a document is written.
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
  // Each message makes two emails, one of them to an address the sender chose.
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
