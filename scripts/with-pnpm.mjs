/**
 * `node scripts/with-pnpm.mjs "<command>"` is a script of the root package that works with only Node and npm installed. npm runs
 * it first: it starts the same script through the pinned pnpm, which installs the dependencies. pnpm then runs it again, and the
 * command starts with the script's arguments.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pinned = '12.21.0';
const local = fileURLToPath(new URL('../node_modules/.bin/pnpm', import.meta.url));

const [command, ...given] = process.argv.slice(2);
const { npm_lifecycle_event: script, npm_config_user_agent: agent = '' } = process.env;
const isWindows = process.platform === 'win32';
const quoted = (text) => (isWindows ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`);

const pnpm = existsSync(local) ? quoted(local) : `npm exec --yes --package pnpm@${pinned} -- pnpm`;
const isInner = agent.startsWith('pnpm/');
const line = isInner ? command : `${pnpm} run ${script}`;
// Whoever stops npm ends only its shell: the outer script's parent, whose end the inner one notices.
const npmShell = isInner ? process.env.NPM_SHELL : String(process.ppid);

const child = spawn([line, ...given.map(quoted)].join(' '), {
  cwd: root,
  stdio: 'inherit',
  shell: true,
  env: {
    ...process.env,
    NPM_SHELL: npmShell,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
if (isInner && npmShell && !isWindows) {
  const look = () => {
    try {
      process.kill(Number(npmShell), 0);
    } catch {
      clearInterval(looking);
      // Everybody in the process group of pnpm's script.
      process.kill(0, 'SIGTERM');
    }
  };
  const looking = setInterval(look, 1000);
}
child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
