import { realServer } from './real-server.ts';
import type { FakeResponse, RealServer, Seen } from './real-server.ts';

export interface AuthServer extends RealServer {
  /** Invalidates every access token issued so far. */
  expire: () => void;
  /** Sets the response of the refresh call in place of new tokens. */
  setRefreshResponse: (response: FakeResponse | undefined) => void;
}

/** A server that rotates refresh tokens strictly: it rejects a refresh token after its first use. */
export async function authServer(): Promise<AuthServer> {
  let generation = 0;
  let oldest = 0;
  let forced: FakeResponse | undefined;
  const tokens = () => ({ access: `access-${generation}`, refresh: `refresh-${generation}` });
  const isGood = (token: string | undefined) =>
    token !== undefined && Number(token.split('-')[1]) >= oldest && token !== 'access-revoked';

  async function refresh(seen: Seen): Promise<FakeResponse> {
    if (forced !== undefined) return forced;
    // Long enough for all other callers to arrive.
    await new Promise((wait) => setTimeout(wait, 30));
    const { refresh: given } = JSON.parse(seen.body) as { refresh: string };
    if (given !== `refresh-${generation}`) return { status: 401, json: { code: 'token_invalid' } };
    generation += 1;
    return { json: tokens() };
  }

  const server = await realServer((seen) => {
    if (seen.path === '/token/') return { json: tokens() };
    if (seen.path === '/token/refresh/') return refresh(seen);
    if (seen.path === '/auth/logout/') return { status: 204, text: '' };
    const isAnonymous = seen.token === undefined;
    const isPublic = seen.path.startsWith('/training/') || seen.path.startsWith('/pages/');
    if (isAnonymous && isPublic) return { json: { public_id: 's1', items: [] } };
    return isGood(seen.token)
      ? { json: { email: 'member@demo.test', title: 'Rink Basics', profile: {} } }
      : { status: 401, json: { message: 'No' } };
  });
  return {
    ...server,
    expire: () => {
      oldest = generation + 1;
    },
    setRefreshResponse: (response) => {
      forced = response;
    },
  };
}

export const firstTokens = { access: 'access-0', refresh: 'refresh-0' };
