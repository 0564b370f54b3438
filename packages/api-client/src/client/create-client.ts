import type { Client } from './call-types.ts';
import { createCore } from './core.ts';
import type { ClientOptions } from './core.ts';
import * as endpoints from './endpoints.ts';

/**
 * Creates a typed method for every call of the contract. The methods throw `ApiError`; they show nothing and never
 * navigate.
 *
 * @example
 * ```ts
 * import { createClient } from '@detroit-well/api-client';
 *
 * const client = createClient({ baseUrl: 'http://localhost:4000/api/v2' });
 * const { count, sessions } = await client.sessions.list({ query: { available_only: true } });
 * console.log(count, sessions[0]?.title);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const core = createCore(options);
  return {
    auth: new endpoints.AuthEndpoint(core),
    account: new endpoints.AccountEndpoint(core),
    profile: new endpoints.ProfileEndpoint(core),
    contacts: new endpoints.ContactsEndpoint(core),
    billing: new endpoints.BillingEndpoint(core),
    waiver: new endpoints.WaiverEndpoint(core),
    programs: new endpoints.ProgramsEndpoint(core),
    sessions: new endpoints.SessionsEndpoint(core),
    registrations: new endpoints.RegistrationsEndpoint(core),
    waitlist: new endpoints.WaitlistEndpoint(core),
    registeredSessions: new endpoints.RegisteredSessionsEndpoint(core),
    pages: new endpoints.PagesEndpoint(core),
    navigation: new endpoints.NavigationEndpoint(core),
    newsletter: new endpoints.NewsletterEndpoint(core),
    contact: new endpoints.ContactEndpoint(core),
    blog: new endpoints.BlogEndpoint(core),
    engagement: new endpoints.EngagementEndpoint(core),
    payments: new endpoints.PaymentsEndpoint(core),
    challenge: new endpoints.ChallengeEndpoint(core),
    chatRooms: new endpoints.ChatRoomsEndpoint(core),
  };
}
