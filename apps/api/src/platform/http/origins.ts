import type { ApiSettings } from '@detroit-well/config/env';

/** The origins whose pages may call the API and open its websockets: the two apps, and those of `ALLOWED_ORIGINS`. */
export function knownOrigins({
  addresses: { siteUrl, portalUrl },
  allowedOrigins,
}: Pick<ApiSettings, 'addresses' | 'allowedOrigins'>): string[] {
  return [siteUrl, portalUrl, ...allowedOrigins].map((url) => new URL(url).origin);
}
