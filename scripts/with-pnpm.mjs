/**
 * Runs a root script through pnpm. With only Node and npm installed, npm fetches the pinned pnpm first; where pnpm already
 * runs, it fetches nothing.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const script = process.argv.slice(2);
const pinned = '12.21.0';

const insidePnpm = (process.env.npm_config_user_agent ?? '').startsWith('pnpm/');
const local = new URL('../node_modules/.bin/pnpm', import.meta.url);

const [command, args] = insidePnpm
  ? ['pnpm', ['run', ...script]]
  : existsSync(local)
    ? [fileURLToPath(local), ['run', ...script]]
    : ['npm', ['exec', '--yes', '--package', `pnpm@${pinned}`, '--', 'pnpm', 'run', ...script]];

const child = spawn(command, args, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  },
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
