// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, record } from '../definition/lenient.ts';
import { sessionRecord } from './sessions.ts';
import type { Session } from './sessions.ts';

/** A request for one email when a spot of a session opens. */
export interface Opening {
  /** `waiting`: one email is sent when a spot opens. `told`: it was sent. `expired`: the link was used too late. `ended`: the request was withdrawn, or the session is over. */
  status: 'waiting' | 'told' | 'expired' | 'ended';
  /** One training session. */
  session: Session;
}

/** The token of a link in an email about an open spot. */
export interface OpeningLinkParams {
  /** The token of the link in the email. */
  token: string;
}

/** An address for one email when a spot of the session opens. */
export interface OpeningParams {
  /** Email address. */
  email: string;
  /** The token of a passed human check: from Turnstile, or from the local challenge. */
  turnstile_token: string;
}

/** The response to a request for an email about an open spot, the same for every address. */
export interface OpeningReceipt {
  /** A sentence that may be shown to a person. */
  message: string;
}

export const openingRecord = (raw: unknown): Opening => record(raw, { status: choice(['waiting', 'told', 'expired', 'ended'], 'ended'), session: sessionRecord });
