/** The programs that steps need beside Node, and where they are looked for. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const isInstalled = (name) => folders.some((folder) => existsSync(join(folder, name)));
const isFolderWith = (folder, entry) =>
  existsSync(folder) && readdirSync(folder).some((name) => entry.test(name));
const debian = '/usr/lib/postgresql';

const programs = {
  Chromium: {
    isThere: () =>
      process.env.CHROMIUM_PATH !== undefined ||
      ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].some(isInstalled) ||
      isFolderWith(
        process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright'),
        /^chromium/,
      ),
    install:
      'run `npx playwright install chromium`, install the Debian package `chromium-headless-shell`, or set CHROMIUM_PATH',
  },
  PostgreSQL: {
    isThere: () => process.env.POSTGRES_BIN !== undefined || isFolderWith(debian, /^\d+$/),
    install: 'install the Debian package `postgresql`, or set POSTGRES_BIN to the folder of its programs',
  },
  nginx: { isThere: () => isInstalled('nginx'), install: 'install the Debian package `nginx`' },
  pgbouncer: { isThere: () => isInstalled('pgbouncer'), install: 'install the Debian package `pgbouncer`' },
  openssl: { isThere: () => isInstalled('openssl'), install: 'install the Debian package `openssl`' },
  python3: { isThere: () => isInstalled('python3'), install: 'install the Debian package `python3`' },
};

/**
 * One sentence for each program that is missing, with the steps that need it and what to do.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 */
export function missingPrograms(steps) {
  return Object.entries(programs).flatMap(([program, { isThere, install }]) => {
    const needing = steps.filter(({ needs = [] }) => needs.includes(program)).map(({ name }) => name);
    return needing.length === 0 || isThere()
      ? []
      : [`${needing.join(' and ')} needs ${program}: ${install}.`];
  });
}
