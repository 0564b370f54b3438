import { createSession } from '../auth/create-session.ts';
import type { AuthSession, SessionCalls } from '../auth/create-session.ts';
import { memoryTokenStore } from '../auth/token-store.ts';
import type { SignInParams } from '../contract/generated/auth.ts';
import type { ClientSession } from '../http/client-session.ts';
import { checkCoreOptions, createCore } from './core.ts';
import type { CoreOptions } from './core.ts';
import { keepCore } from './core-of.ts';
import * as endpoints from './generated/endpoints.ts';
import type { Endpoints } from './generated/index.ts';

/** The options of `createClient`. Only `baseUrl` is required. */
export interface ClientOptions extends Omit<CoreOptions, 'session'> {
  /**
   * Where the sign-in is kept: in memory unless stated. Either a session, or a function that makes one from the calls that
   * a session needs: `(calls) => createPortalSession({ calls })`.
   */
  readonly session?: ClientSession | ((calls: SessionCalls) => AuthSession);
}

/** Every call of the API as a method, by noun, and the sign-in whose token these calls carry. */
export interface Client extends Endpoints {
  /**
   * Signs a member in. Further calls carry the token and renew it.
   *
   * @throws {ApiError} as `auth.signIn` does, with `code` `invalid_credentials` for a wrong address or password
   */
  signIn(credentials: SignInParams): Promise<void>;
  /** Forgets the sign-in here, then ends it on the server. */
  signOut(): Promise<void>;
  /** The sign-in of this client. */
  readonly session: ClientSession;
}

const inMemory = (calls: SessionCalls): AuthSession => createSession({ calls, store: memoryTokenStore() });

const startsNone =
  'The session of this client cannot sign in. Leave out `session`, or pass one of createSession or createPortalSession.';

/**
 * Creates a typed method for every call of the API. The methods throw `ApiError`; they show nothing and never navigate.
 *
 * @throws {TypeError} without `baseUrl`, and for an option that does not exist
 *
 * @example
 * ```ts
 * import { createClient } from '@detroit-well/api-client';
 *
 * const client = createClient({ baseUrl: 'http://localhost:4000/api/v2' });
 * for await (const session of client.sessions.list()) console.log(session.title);
 *
 * await client.signIn({ email: 'member@demo.test', password: 'Standard!2026' });
 * console.log(await client.profile.me());
 * ```
 */
export function createClient(options: ClientOptions): Client {
  checkCoreOptions('createClient', options);
  const { session: given = inMemory, ...others } = options;
  const signedOut = createCore(others);
  const session = typeof given === 'function' ? given(new endpoints.AuthEndpoint(signedOut)) : given;
  const core = { ...signedOut, session };
  const auth = new endpoints.AuthEndpoint(core);
  const starts: Partial<AuthSession> = session;
  const client: Client = {
    auth,
    account: new endpoints.AccountEndpoint(core),
    profile: new endpoints.ProfileEndpoint(core),
    contacts: new endpoints.ContactsEndpoint(core),
    billing: new endpoints.BillingEndpoint(core),
    waiver: new endpoints.WaiverEndpoint(core),
    programs: new endpoints.ProgramsEndpoint(core),
    coaches: new endpoints.CoachesEndpoint(core),
    sessions: new endpoints.SessionsEndpoint(core),
    registrations: new endpoints.RegistrationsEndpoint(core),
    waitlist: new endpoints.WaitlistEndpoint(core),
    openings: new endpoints.OpeningsEndpoint(core),
    registeredSessions: new endpoints.RegisteredSessionsEndpoint(core),
    pages: new endpoints.PagesEndpoint(core),
    navigation: new endpoints.NavigationEndpoint(core),
    site: new endpoints.SiteEndpoint(core),
    newsletter: new endpoints.NewsletterEndpoint(core),
    contact: new endpoints.ContactEndpoint(core),
    blog: new endpoints.BlogEndpoint(core),
    engagement: new endpoints.EngagementEndpoint(core),
    payments: new endpoints.PaymentsEndpoint(core),
    plans: new endpoints.PlansEndpoint(core),
    promoCodes: new endpoints.PromoCodesEndpoint(core),
    memberships: new endpoints.MembershipsEndpoint(core),
    credit: new endpoints.CreditEndpoint(core),
    doorPass: new endpoints.DoorPassEndpoint(core),
    passes: new endpoints.PassesEndpoint(core),
    giftCards: new endpoints.GiftCardsEndpoint(core),
    challenge: new endpoints.ChallengeEndpoint(core),
    chatRooms: new endpoints.ChatRoomsEndpoint(core),
    notifications: new endpoints.NotificationsEndpoint(core),
    session,
    async signIn(credentials) {
      if (starts.start === undefined || session.unavailable !== undefined)
        throw new TypeError(session.unavailable ?? startsNone);
      await starts.start(await auth.signIn({ body: credentials }));
    },
    async signOut() {
      await (starts.signOut?.() ?? session.end());
    },
  };
  return keepCore(client, core);
}
