/** The addresses and folders for one run of the apps, from the environment or the documented defaults. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** An error that the person at the terminal can fix; it is shown as a sentence without a stack trace. */
export class StackError extends Error {}

export const root = fileURLToPath(new URL('../..', import.meta.url));

const isPort = (text) => Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= 65_535;

const port = z
  .string()
  .refine(isPort, {
    error: ({ input }) => `is ${JSON.stringify(input)}. It must be a port number from 1 to 65535.`,
  })
  .transform(Number);

const folder = z.string().transform((path) => resolve(root, path));

/** The settings that `npm start` reads itself or gives another default than the servers, which check all settings. */
const stackEnvironment = z.object({
  DEPLOYMENT: z.string().default('demo'),
  // Quiet by default, so that the terminal shows only what a person needs to read.
  LOG_LEVEL: z.string().default('warn'),
  API_PORT: port.default(4000),
  PUBLIC_SITE_PORT: port.default(4100),
  PORTAL_PORT: port.default(4200),
  API_URL: z.string().optional(),
  PUBLIC_SITE_URL: z.string().optional(),
  PORTAL_URL: z.string().optional(),
  DATA_DIR: folder.default(resolve(root, '.data')),
  // The drawings depend on their inputs only, so every run on this machine shares them.
  PICTURES_DIR: folder.default(resolve(root, '.data/pictures')),
});

/** An empty value counts as not set. Throws one StackError that names every wrong setting. */
function readEnvironment(env) {
  const given = Object.entries(env).filter(([, value]) => value);
  const { success, data, error } = stackEnvironment.safeParse(Object.fromEntries(given));
  if (success) return data;
  throw new StackError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ apps: { name: string, title: string, folder: string, port: number, variable: string, url: string }[], dataDir: string, environment: Record<string, string> }}
 */
export function stackSettings(env) {
  const settings = readEnvironment(env);
  const [api, site, portal] = [
    { name: 'api', title: 'API', folder: 'apps/api', variable: 'API_PORT' },
    {
      name: 'public-site',
      title: 'Public site',
      folder: 'apps/public-site',
      variable: 'PUBLIC_SITE_PORT',
    },
    {
      name: 'member-portal',
      title: 'Member portal',
      folder: 'apps/member-portal',
      variable: 'PORTAL_PORT',
    },
  ].map((app) => ({
    ...app,
    port: settings[app.variable],
    url: `http://localhost:${settings[app.variable]}`,
  }));
  return {
    apps: [api, site, portal],
    dataDir: settings.DATA_DIR,
    environment: {
      ...settings,
      API_PORT: String(api.port),
      PUBLIC_SITE_PORT: String(site.port),
      PORTAL_PORT: String(portal.port),
      API_URL: settings.API_URL ?? `${api.url}/api/v2`,
      PUBLIC_SITE_URL: settings.PUBLIC_SITE_URL ?? site.url,
      PORTAL_URL: settings.PORTAL_URL ?? portal.url,
    },
  };
}
