/** The addresses and folders for one run of the three apps, from the environment or the documented defaults. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An error that the person at the terminal can fix; it is shown as a sentence without a stack trace. */
export class StackError extends Error {}

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ apps: { name: string, title: string, folder: string, port: number, variable: string, url: string }[], dataDir: string, environment: Record<string, string> }}
 */
export function stackSettings(env) {
  const port = (variable, standard) => {
    const text = env[variable];
    if (text === undefined || text === '') return standard;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > 65535) {
      throw new StackError(`${variable} is "${text}". It must be a port number from 1 to 65535.`);
    }
    return value;
  };
  const apps = [
    { name: 'api', title: 'API', folder: 'apps/api', variable: 'API_PORT', port: port('API_PORT', 4000) },
    {
      name: 'public-site',
      title: 'Public site',
      folder: 'apps/public-site',
      variable: 'PUBLIC_SITE_PORT',
      port: port('PUBLIC_SITE_PORT', 4100),
    },
    {
      name: 'member-portal',
      title: 'Member portal',
      folder: 'apps/member-portal',
      variable: 'PORTAL_PORT',
      port: port('PORTAL_PORT', 4200),
    },
  ].map((app) => ({ ...app, url: `http://localhost:${app.port}` }));
  const [api, site, portal] = apps;
  const dataDir = resolve(root, env.DATA_DIR || '.data');
  return {
    apps,
    dataDir,
    environment: {
      DEPLOYMENT: env.DEPLOYMENT || 'demo',
      // Quiet by default, so that the terminal shows only what a person needs to read.
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
      API_PORT: String(api.port),
      PUBLIC_SITE_PORT: String(site.port),
      PORTAL_PORT: String(portal.port),
      API_URL: env.API_URL || `${api.url}/api/v2`,
      PUBLIC_SITE_URL: env.PUBLIC_SITE_URL || site.url,
      PORTAL_URL: env.PORTAL_URL || portal.url,
      DATA_DIR: dataDir,
      // The drawings depend on their inputs only, so every run on this machine shares them.
      PICTURES_DIR: resolve(root, env.PICTURES_DIR || '.data/pictures'),
    },
  };
}
