import { axiosWhenNeeded, type Client } from '@detroit-well/api-client';
import {
  createCore,
  CreditEndpoint,
  MembershipsEndpoint,
  PassesEndpoint,
  PaymentsEndpoint,
  PlansEndpoint,
  ProfileEndpoint,
  ProgramsEndpoint,
  PromoCodesEndpoint,
  RegistrationsEndpoint,
  SessionsEndpoint,
  WaitlistEndpoint,
} from '@detroit-well/api-client/endpoints';
import { createBridgeSession, type BridgeSession } from '@detroit-well/api-client/session';
import * as constants from '@detroit-well/config/constants';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { emitSignal } from '@detroit-well/telemetry/signals';
import type { PageContext } from '../page.ts';

/** The calls that the public site makes for a member. */
export type MemberClient = Pick<
  Client,
  | 'credit'
  | 'memberships'
  | 'passes'
  | 'payments'
  | 'plans'
  | 'profile'
  | 'programs'
  | 'promoCodes'
  | 'registrations'
  | 'sessions'
  | 'waitlist'
>;

interface PortalAuth {
  readonly auth: BridgeSession;
  readonly client: MemberClient;
}

let shared: PortalAuth | null = null;

/**
 * The member's sign-in at the portal, reached through its bridge: an access token in memory, never a refresh token. A page that
 * reloads for another member sends no more requests.
 */
export function portalAuth(context: Pick<PageContext, 'portalUrl' | 'apiUrl'>): PortalAuth {
  if (!shared) {
    const auth = createBridgeSession({ bridgeUrl: portalUrl(context.portalUrl, paths.sessionBridge()) });
    const send = axiosWhenNeeded(context.apiUrl, constants.apiTimeoutMs);
    const core = createCore({
      baseUrl: context.apiUrl,
      session: auth,
      onEvent: emitSignal,
      // The list loader repeats its own reads.
      retryReads: false,
      transport: (request) => (document.body.inert ? new Promise(() => {}) : send(request)),
    });
    const client = {
      credit: new CreditEndpoint(core),
      memberships: new MembershipsEndpoint(core),
      passes: new PassesEndpoint(core),
      payments: new PaymentsEndpoint(core),
      plans: new PlansEndpoint(core),
      profile: new ProfileEndpoint(core),
      programs: new ProgramsEndpoint(core),
      promoCodes: new PromoCodesEndpoint(core),
      registrations: new RegistrationsEndpoint(core),
      sessions: new SessionsEndpoint(core),
      waitlist: new WaitlistEndpoint(core),
    };
    shared = { auth, client };
  }
  return shared;
}
