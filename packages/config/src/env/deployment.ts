import { z } from 'zod';
import { byDefault, choice, required, text } from './values.ts';

/** The settings that production requires of all three servers. */
const publicUrls = {
  API_URL: required('in production'),
  PUBLIC_SITE_URL: required('in production'),
  PORTAL_URL: required('in production'),
};

/**
 * `demo` is what `npm start` runs. `production` rejects settings that are only safe in a demo (SPEC-B 12); `production` states
 * further settings that it requires.
 */
export const deploymentSettings = (production: z.core.$ZodLooseShape = {}) =>
  z.discriminatedUnion('DEPLOYMENT', [
    z.object({ DEPLOYMENT: byDefault('demo') }).transform(() => ({ deployment: 'demo' as const })),
    z
      .object({ DEPLOYMENT: z.literal('production'), ...publicUrls, ...production })
      .transform(() => ({ deployment: 'production' as const })),
  ]);

/** Shows placeholder content (SPEC-A 7.19): on in the demo and off in production. */
export const sampleSettings = z
  .object({ DEPLOYMENT: text.optional(), SHOW_SAMPLES: choice('on', 'off').optional() })
  .transform(({ DEPLOYMENT, SHOW_SAMPLES = DEPLOYMENT === 'production' ? 'off' : 'on' }) => ({
    showSamples: SHOW_SAMPLES === 'on',
  }));

/**
 * What the root page of the public site shows (SPEC-A 7.1), for both servers: without the setting, the team decides it in the
 * office, and a new studio is live.
 */
export const launchSettings = z
  .object({ LAUNCH_STATE: choice('live', 'coming_soon').optional() })
  .transform((env) => ({ launchState: env.LAUNCH_STATE ?? null }));
