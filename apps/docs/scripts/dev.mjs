import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Astro's development server on the port of the documentation site. */
const astro = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));
const openapi = fileURLToPath(new URL('write-openapi.ts', import.meta.url));
spawnSync(process.execPath, ['--conditions=detroit-source', openapi], { stdio: 'inherit' });
const child = spawn(process.execPath, [astro, 'dev'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => process.exit(code ?? 0));
