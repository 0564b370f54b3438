/** The programs that steps need beside Node, and where they are looked for. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const hasEntry = (folder, entry) =>
  existsSync(folder) && readdirSync(folder).some((name) => entry.test(name));
/** Debian keeps the programs of servers in /usr/sbin, which is not in everybody's PATH. */
const isInstalled = (name, { PATH = '' }) =>
  [...PATH.split(delimiter), '/usr/sbin'].some((folder) => folder !== '' && existsSync(join(folder, name)));
const debianPackage = (name) => ({
  isThere: (env) => isInstalled(name, env),
  install: `install the Debian package \`${name}\``,
});

const chromiums = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const postgresFolder = '/usr/lib/postgresql';

const programs = {
  Chromium: {
    isThere: (env) =>
      env.CHROMIUM_PATH
        ? existsSync(env.CHROMIUM_PATH)
        : chromiums.some((name) => isInstalled(name, env)) ||
          hasEntry(
            env.PLAYWRIGHT_BROWSERS_PATH ?? join(env.HOME ?? homedir(), '.cache/ms-playwright'),
            /^chromium/,
          ),
    install:
      'run `npx playwright install chromium`, install the Debian package `chromium-headless-shell`, or set CHROMIUM_PATH',
  },
  PostgreSQL: {
    isThere: (env) =>
      env.POSTGRES_BIN
        ? existsSync(join(env.POSTGRES_BIN, 'postgres'))
        : existsSync(postgresFolder) && hasEntry(postgresFolder, /^\d+$/),
    install: 'install the Debian package `postgresql`, or set POSTGRES_BIN to the folder of its programs',
  },
  nginx: debianPackage('nginx'),
  pgbouncer: debianPackage('pgbouncer'),
  openssl: debianPackage('openssl'),
  python3: debianPackage('python3'),
};

/**
 * One sentence for each program that is missing, with the steps that need it and what to do.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 */
export function missingPrograms(steps, env = process.env) {
  return Object.entries(programs).flatMap(([program, { isThere, install }]) => {
    const needing = steps.filter(({ needs = [] }) => needs.includes(program)).map(({ name }) => name);
    return needing.length === 0 || isThere(env)
      ? []
      : [`${needing.join(' and ')} ${needing.length > 1 ? 'need' : 'needs'} ${program}: ${install}.`];
  });
}
