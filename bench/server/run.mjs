/**
 * Compares the API over HTTP on both databases with a bare Fastify. apps/api measures it, because only that package may
 * import the server.
 */
import { fileURLToPath } from 'node:url';
import { spawnScript } from '../spawn-script.mjs';

const cwd = fileURLToPath(new URL('../../apps/api/', import.meta.url));

// Bounded, so that an unresponsive machine ends only this figure.
export const run = () => spawnScript('scripts/bench/server.ts', { cwd, timeout: 10 * 60_000 });
