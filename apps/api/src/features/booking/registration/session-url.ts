import { paths, portalUrl } from '@detroit-well/config/paths';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';

/** The registered session in the portal. */
export function sessionUrl(sessionId: string, { addresses }: PlatformDeps['settings']): string {
  return portalUrl(addresses.portalUrl, paths.dashboard.session(sessionId));
}
