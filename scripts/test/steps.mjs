/**
 * The steps of `npm test` (the gate) and `npm run test:full` (everything). CONTRIBUTING.md has the same table, with reasons.
 *
 * @typedef {object} Step
 * @property {string} name the word after `npm test --`
 * @property {'gate' | 'full'} run `gate`: in both runs. `full`: only in the full one
 * @property {string} does one line for the list of steps
 * @property {readonly string[]} [needs] programs beside Node (programs.mjs)
 * @property {readonly [string, ...string[]]} command
 */

const quiet = '--output-logs=new-only';
const ofApps = ['api', 'public-site', 'member-portal', 'office'].map((app) => `--filter=./apps/${app}`);
const browserTests = (...projects) => [
  'pnpm',
  '--filter',
  '@detroit-well/e2e',
  'run',
  'e2e',
  ...projects.map((project) => `--project=${project}`),
];

/**
 * A stage starts when the one before it has ended. Its steps run side by side, as far as no test that measures time runs beside
 * more than the unit tests always did (ADR-146).
 *
 * @type {readonly (readonly Step[])[]}
 */
export const stages = [
  [
    { name: 'format', run: 'gate', does: 'Prettier', command: ['prettier', '--check', '.'] },
    // Checks the types, too (ADR-146).
    {
      name: 'lint',
      run: 'gate',
      does: 'oxlint, with the types of all files',
      command: ['pnpm', 'run', 'lint'],
    },
    {
      name: 'boundaries',
      run: 'gate',
      does: 'imports, rules of the repository, unused code',
      command: ['pnpm', 'run', 'boundaries'],
    },
    {
      name: 'types',
      run: 'full',
      does: 'tsc for each package, and what the samples of the documents print',
      command: ['turbo', 'run', 'types', quiet],
    },
  ],
  [
    {
      name: 'unit:api',
      run: 'gate',
      does: 'the server in memory and on PostgreSQL, with its races and crashes',
      needs: ['PostgreSQL'],
      command: ['turbo', 'run', 'unit', '--filter=@detroit-well/api', quiet],
    },
    {
      name: 'unit',
      run: 'gate',
      does: 'rules, components and screens',
      command: [
        'turbo',
        'run',
        'unit',
        '--filter=!@detroit-well/api',
        '--concurrency=1',
        '--continue',
        quiet,
      ],
    },
  ],
  [
    {
      name: 'embedded',
      run: 'full',
      does: 'the contract once more, on the embedded database',
      command: ['turbo', 'run', 'unit:embedded', quiet],
    },
    {
      name: 'pooler',
      run: 'full',
      does: 'several servers behind PgBouncer',
      needs: ['PostgreSQL', 'pgbouncer'],
      command: ['pnpm', '--filter', '@detroit-well/api', 'run', 'unit:pooler'],
    },
  ],
  [
    {
      name: 'build',
      run: 'gate',
      does: 'the apps and packages, with their byte budgets',
      command: ['turbo', 'run', 'build', ...ofApps, '--filter=./packages/*', '--output-logs=errors-only'],
    },
  ],
  [
    {
      name: 'build-all',
      run: 'full',
      does: 'the documents, examples and pictures, too',
      command: ['turbo', 'run', 'build', '--output-logs=errors-only'],
    },
  ],
  [
    {
      name: 'packages',
      run: 'gate',
      does: 'the tarballs of the published packages',
      // Without the filter, turbo would build every package for a task that it does not have.
      command: ['turbo', 'run', 'check:package', '--filter=./packages/*', quiet],
    },
    {
      name: 'consumers',
      run: 'full',
      does: 'the tarballs in a blank project',
      command: ['node', 'scripts/consumers/run.mjs', '--quick'],
    },
    {
      name: 'pictures',
      run: 'full',
      does: 'the examples of the kit against their reviewed pictures',
      needs: ['Chromium'],
      command: ['pnpm', '--filter', '@detroit-well/pictures', 'run', 'compare'],
    },
    {
      name: 'runtimes',
      run: 'full',
      does: 'every call in Node 20, Bun and Workers',
      command: ['pnpm', '--filter', '@detroit-well/api', 'run', 'runtimes'],
    },
  ],
  [
    {
      name: 'sessions',
      run: 'full',
      does: 'one sign-in on two origins, with expired tokens',
      needs: ['Chromium'],
      command: ['pnpm', '--filter', '@detroit-well/api-client', 'run', 'browser', '8'],
    },
  ],
  [
    {
      name: 'browser',
      run: 'gate',
      does: 'journeys on a phone, and what needs a desktop',
      needs: ['Chromium'],
      command: browserTests('phone', 'desktop'),
    },
  ],
  [
    {
      name: 'browser-all',
      run: 'full',
      does: 'journeys on a desktop with axe in every state; faults, documents, examples, the proxy',
      needs: ['Chromium', 'nginx', 'openssl', 'python3'],
      command: browserTests('states', 'phone-states', 'rare', 'proxy'),
    },
  ],
];
