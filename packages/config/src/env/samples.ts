import type { Deployment } from './addresses.ts';
import type { EnvReader } from './reader.ts';

/** Whether placeholder content is shown (SPEC-A 7.19): `SHOW_SAMPLES`, on in the demo and off in production. */
export function readShowSamples(env: EnvReader, deployment: Deployment): boolean {
  return env.choice('SHOW_SAMPLES', ['on', 'off'], deployment === 'demo' ? 'on' : 'off') === 'on';
}
