import type { Client } from '@detroit-well/api-client';
import {
  AccountEndpoint,
  AuthEndpoint,
  createCore,
  MembershipsEndpoint,
  RegistrationsEndpoint,
} from '@detroit-well/api-client/endpoints';
import { createSession, memoryTokenStore, type AuthSession } from '@detroit-well/api-client/session';
import { emitSignal } from '@detroit-well/telemetry/signals';

/** The calls that make an account and then act for it. */
export interface AccountCalls extends Pick<Client, 'account' | 'auth'> {
  /** The tokens of the account, in memory. */
  readonly session: AuthSession;
  /** The calls as the account. */
  readonly client: Pick<Client, 'memberships' | 'registrations'>;
}

export function accountCalls(baseUrl: string): AccountCalls {
  const anonymous = createCore({ baseUrl, onEvent: emitSignal });
  const auth = new AuthEndpoint(anonymous);
  const session = createSession({ calls: auth, store: memoryTokenStore() });
  const core = createCore({ baseUrl, session, onEvent: emitSignal });
  return {
    account: new AccountEndpoint(anonymous),
    auth,
    session,
    client: { memberships: new MembershipsEndpoint(core), registrations: new RegistrationsEndpoint(core) },
  };
}
