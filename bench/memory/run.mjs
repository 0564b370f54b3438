/** Measures whether the servers' memory stays flat in an hour of light traffic. BENCH_MINUTES sets the duration. */
import { fileURLToPath } from 'node:url';
import { spawnScript } from '../spawn-script.mjs';

export const run = () => spawnScript(fileURLToPath(new URL('measure.mjs', import.meta.url)));
