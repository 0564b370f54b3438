/** The checks of `breaks.tsv`: a step of `npm test` and its arguments, or the folder of a package and test files for Vitest. */

const turbo = (task, filters) => [
  'turbo',
  'run',
  task,
  ...filters.map((filter) => `--filter=${filter}`),
  '--output-logs=errors-only',
];
const apps = ['./apps/api', './apps/public-site', './apps/member-portal', './apps/office'];
const namesFile = (output, file) => output.includes(file);

/** `sees`: whether the output of a failed run says that it failed because of the break. */
const steps = {
  format: (paths) => ({ command: ['prettier', '--check', ...paths], sees: namesFile }),
  lint: (paths) => ({ command: ['oxlint', '--deny-warnings', '--type-check', ...paths], sees: namesFile }),
  boundaries: () => ({ command: ['pnpm', 'run', 'boundaries'], sees: namesFile }),
  build: ([app]) => ({
    command: turbo('build', [`./apps/${app}`]),
    sees: (output) => output.includes('A byte budget is exceeded.'),
  }),
  package: ([name]) => ({
    command: turbo('check:package', [`./packages/${name}`]),
    sees: (output) => output.includes('etc/'),
  }),
  browser: (args) => ({
    before: turbo('build', [...apps, './packages/*']),
    command: ['playwright', 'test', '-x', '--workers=1', ...args],
    folder: 'e2e',
    sees: (output) => /^\s*\d+ failed$/m.test(output),
  }),
};

const vitest = (folder, files) => ({
  command: ['vitest', 'run', '--bail=1', ...files],
  folder,
  sees: (output) => /^\s*Tests\s+\d+ failed/m.test(output),
});

/** What a check runs: `command` in `folder`, after `before`. */
export function checkOf(text) {
  const [first, ...rest] = text.split(' ');
  return Object.hasOwn(steps, first) ? steps[first](rest) : vitest(first, rest);
}
