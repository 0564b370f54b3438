import type { EnvReader } from './reader.ts';

/** `demo` is what `npm start` runs; `production` rejects settings that are only safe in a demo (SPEC-B 12). */
export type Deployment = 'demo' | 'production';

/** The three public URLs, and the ports that the servers listen on (SPEC-B 13 and 14). */
export type Addresses = {
  apiUrl: string;
  siteUrl: string;
  portalUrl: string;
  apiPort: number;
  sitePort: number;
  portalPort: number;
};

/** Listen backlog, capped by the operating system. Node's default of 511 drops connections during a rush of visitors. */
export const listenBacklog = 4_096;

const apiBasePath = '/api/v2';

export function readDeployment(env: EnvReader): Deployment {
  return env.choice('DEPLOYMENT', ['demo', 'production'], 'demo');
}

/** Public URLs; the default is localhost with the configured port. `API_URL` may omit `/api/v2`. */
export function readAddresses(env: EnvReader): Addresses {
  const apiPort = env.port('API_PORT', 4000);
  const sitePort = env.port('PUBLIC_SITE_PORT', 4100);
  const portalPort = env.port('PORTAL_PORT', 4200);
  if (readDeployment(env) === 'production') {
    for (const name of ['API_URL', 'PUBLIC_SITE_URL', 'PORTAL_URL']) env.required(name, 'in production');
  }
  return {
    apiUrl: withBasePath(env.url('API_URL', `http://localhost:${apiPort}${apiBasePath}`)),
    siteUrl: originOnly(env, 'PUBLIC_SITE_URL', `http://localhost:${sitePort}`),
    portalUrl: originOnly(env, 'PORTAL_URL', `http://localhost:${portalPort}`),
    apiPort,
    sitePort,
    portalPort,
  };
}

function withBasePath(url: string): string {
  const parsed = new URL(url);
  return parsed.pathname === '/' ? parsed.origin + apiBasePath : url;
}

/** Each app owns its whole origin. Links would drop a path in this setting, so it is rejected. */
function originOnly(env: EnvReader, name: string, fallback: string): string {
  const { origin, pathname, search } = new URL(env.url(name, fallback));
  if (pathname !== '/' || search) env.problem(`${name} must be an origin without a path`);
  return origin;
}
