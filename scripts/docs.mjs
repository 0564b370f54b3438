/** `npm run docs`: builds the documentation site and the Storybook of the kit, and serves both; `--dev` shows the sources with Astro's development server. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './stack/settings.mjs';

const folder = fileURLToPath(new URL('../apps/docs/', import.meta.url));
const isDev = process.argv.includes('--dev');

if (!isDev) {
  const packages = ['--filter=@detroit-well/docs', '--filter=@detroit-well/ui'];
  const build = ['run', 'build', 'build:storybook', ...packages, '--output-logs=errors-only'];
  const { status } = spawnSync('turbo', build, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const child = spawn(process.execPath, [isDev ? 'scripts/dev.mjs' : 'dist/server.js'], {
  cwd: folder,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: isDev ? 'development' : 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => process.exit(code ?? 0));
