/** Measures the API with little and with much data, over one PostgreSQL. apps/api measures it, as in `server`. */
import { fileURLToPath } from 'node:url';
import { spawnScript } from '../spawn-script.mjs';

const cwd = fileURLToPath(new URL('../../apps/api/', import.meta.url));

export const run = () => spawnScript('scripts/bench/scale/scale.ts', { cwd });
