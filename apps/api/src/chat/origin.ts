import type { ApiSettings } from '@detroit-well/config/env';

/** Decides by the Origin header of a handshake; browsers always send one, other programs usually none. */
export type AllowsOrigin = (origin: string | undefined) => boolean;

/**
 * Lets only pages of the two apps open a socket, since CORS does not cover websockets. Without the header the access
 * token decides alone (SPEC-A 8.8).
 */
export function ownOriginsOnly({ siteUrl, portalUrl }: ApiSettings['addresses']): AllowsOrigin {
  const allowed = new Set([siteUrl, portalUrl].map((url) => new URL(url).origin));
  return (origin) => origin === undefined || allowed.has(origin);
}
