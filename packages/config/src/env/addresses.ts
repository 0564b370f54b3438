import { z } from 'zod';
import { httpOrigin, httpUrl, port } from './values.ts';

/** Listen backlog, capped by the operating system. Node's default of 511 drops connections during a rush of visitors. */
export const listenBacklog = 4_096;

const apiBasePath = '/api/v2';

/** Links would drop a path in this setting, so it is rejected. */
const appUrl = httpOrigin('must be an origin without a path');

/** The three public URLs, and the ports that the servers listen on (SPEC-B 13 and 14). */
export const addressSettings = z
  .object({
    API_PORT: port.default(4000),
    PUBLIC_SITE_PORT: port.default(4100),
    PORTAL_PORT: port.default(4200),
    /** May omit `/api/v2`. */
    API_URL: httpUrl.transform(withBasePath).optional(),
    PUBLIC_SITE_URL: appUrl.optional(),
    PORTAL_URL: appUrl.optional(),
  })
  .transform((env) => ({
    addresses: {
      apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}${apiBasePath}`,
      siteUrl: env.PUBLIC_SITE_URL ?? originAt(env.PUBLIC_SITE_PORT),
      portalUrl: env.PORTAL_URL ?? originAt(env.PORTAL_PORT),
      apiPort: env.API_PORT,
      sitePort: env.PUBLIC_SITE_PORT,
      portalPort: env.PORTAL_PORT,
    },
  }));

export type Addresses = z.output<typeof addressSettings>['addresses'];

/** As browsers spell it: without the port if that is 80. */
const originAt = (localPort: number) => new URL(`http://localhost:${localPort}`).origin;

function withBasePath(url: string): string {
  const { pathname, origin } = new URL(url);
  return pathname === '/' ? origin + apiBasePath : url;
}
