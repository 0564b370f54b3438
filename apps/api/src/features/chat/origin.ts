import type { ApiSettings } from '@detroit-well/config/env';

/** Decides by the Origin header of a handshake. Browsers always send one; other clients usually do not. */
export type AllowsOrigin = (origin: string | undefined) => boolean;

/**
 * Only pages of the two apps may open a socket, because CORS does not cover WebSockets. Without the header the access token
 * alone decides (SPEC-A 8.8).
 */
export function ownOriginsOnly({ siteUrl, portalUrl }: ApiSettings['addresses']): AllowsOrigin {
  const allowed = new Set([siteUrl, portalUrl].map((url) => new URL(url).origin));
  return (origin) => origin === undefined || allowed.has(origin);
}
