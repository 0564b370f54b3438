import type { Client } from '@detroit-well/api-client';
import {
  ChallengeEndpoint,
  createCore,
  GiftCardsEndpoint,
  OpeningsEndpoint,
  PaymentsEndpoint,
  PlansEndpoint,
  ProgramsEndpoint,
  PromoCodesEndpoint,
  RegistrationsEndpoint,
  SessionsEndpoint,
  WaiverEndpoint,
} from '@detroit-well/api-client/endpoints';
import { emitSignal } from '@detroit-well/telemetry/signals';

/** The calls of a visitor who is not signed in. */
export type GuestClient = Pick<
  Client,
  | 'challenge'
  | 'giftCards'
  | 'openings'
  | 'payments'
  | 'plans'
  | 'programs'
  | 'promoCodes'
  | 'registrations'
  | 'sessions'
  | 'waiver'
>;

let made: { baseUrl: string; client: GuestClient } | null = null;

/** An anonymous client: it never sends a token. */
export function guestClient(baseUrl: string): GuestClient {
  if (made?.baseUrl !== baseUrl) {
    // The list loader repeats its own reads.
    const core = createCore({ baseUrl, onEvent: emitSignal, retryReads: false });
    const client = {
      challenge: new ChallengeEndpoint(core),
      giftCards: new GiftCardsEndpoint(core),
      openings: new OpeningsEndpoint(core),
      payments: new PaymentsEndpoint(core),
      plans: new PlansEndpoint(core),
      programs: new ProgramsEndpoint(core),
      promoCodes: new PromoCodesEndpoint(core),
      registrations: new RegistrationsEndpoint(core),
      sessions: new SessionsEndpoint(core),
      waiver: new WaiverEndpoint(core),
    };
    made = { baseUrl, client };
  }
  return made.client;
}
