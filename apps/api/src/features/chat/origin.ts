import type { ApiSettings } from '@detroit-well/config/env';
import { knownOrigins } from '../../platform/http/origins.ts';

/** Decides by the Origin header of a handshake. Browsers always send one; other clients usually do not. */
export type AllowsOrigin = (origin: string | undefined) => boolean;

/**
 * Only pages of the two apps and of `ALLOWED_ORIGINS` may open a socket, because CORS does not cover WebSockets. Without the
 * header the access token alone decides (SPEC-A 8.8).
 */
export function knownOriginsOnly(settings: Pick<ApiSettings, 'addresses' | 'allowedOrigins'>): AllowsOrigin {
  const allowed = new Set(knownOrigins(settings));
  return (origin) => origin === undefined || allowed.has(origin);
}
