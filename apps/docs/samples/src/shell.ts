import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contract } from '@detroit-well/api-client/contract';
import type { Endpoint } from '@detroit-well/api-client/contract';
import { areOnNpm, installTarget } from '@detroit-well/config/install';
import { codeOf, lineOf, published, root } from './sample.ts';
import type { Sample } from './sample.ts';

interface Manifest {
  readonly name?: string;
  readonly private?: boolean;
  readonly scripts?: Record<string, string>;
  readonly bin?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as Manifest;

const packages = published.map((folder) => ({
  folder,
  ...manifestOf(folder),
}));
const { scripts = {} } = manifestOf('.');
const catalog = readFileSync(resolve(root, 'pnpm-workspace.yaml'), 'utf8');

const isOwn = (name: string): boolean => packages.some((each) => each.name === name);
const isPackage = (name: string): boolean => isOwn(name) || new RegExp(`^  '?${name}'?: `, 'm').test(catalog);
/** Documents install our packages from npm once they are there, and until then from their tarballs. */
const canBeInstalled = (name: string): boolean =>
  name === installTarget || (isPackage(name) && (areOnNpm || !isOwn(name)));

/** The commands whose names are not those of their packages. */
const packageOf: Readonly<Record<string, string>> = { tsc: 'typescript' };

const isFlag = (part: string): boolean => part.startsWith('-');

/** Subcommands of package managers that name nothing of this project. */
const installs = new Set(['install', 'i', 'add']);
const harmless = new Set(['init', 'pkg', 'pack', 'login', 'create']);
const shortcuts = new Set(['start', 'test']);

const commands: Readonly<Record<string, (parts: readonly string[], page: readonly Sample[]) => string[]>> = {
  npm: ([verb = '', ...rest]) => {
    if (harmless.has(verb)) return [];
    if (installs.has(verb)) return unknownPackages(rest);
    const script = verb === 'run' ? (rest[0] ?? '') : verb;
    if (verb !== 'run' && !shortcuts.has(verb)) return [`npm has no command ${verb} here`];
    return Object.hasOwn(scripts, script) ? [] : [`the root package has no script ${script}`];
  },
  pnpm: ([verb = '', ...rest]) => (installs.has(verb) ? unknownPackages(rest) : [`pnpm ${verb} is unknown`]),
  yarn: ([verb = '', ...rest]) => (installs.has(verb) ? unknownPackages(rest) : [`yarn ${verb} is unknown`]),
  npx: ([name = '', ...rest]) => {
    const own = packages.find((each) => each.name === name);
    if (own === undefined) return isPackage(packageOf[name] ?? name) ? [] : [`there is no package ${name}`];
    return unknownOptions(own, rest);
  },
  node: (parts, page) => {
    const file = parts.find((part) => !isFlag(part)) ?? '';
    const compiledFrom = file.replace(/\.js$/, '.ts');
    const isNamed = page.some(({ name }) => name === file || name === compiledFrom);
    return isNamed || existsSync(resolve(root, file)) ? [] : [`there is no file ${file}`];
  },
  curl: (parts) => {
    const method = parts[parts.indexOf('-X') + 1];
    const address = parts.find((part) => part.includes('/api/v2')) ?? '';
    const path = (address.split('/api/v2')[1] ?? '').split('?')[0] ?? '';
    const wanted = parts.includes('-X') ? method : parts.some((part) => part === '-d') ? 'POST' : 'GET';
    return isCall(wanted ?? '', path) ? [] : [`the contract has no ${wanted} ${path}`];
  },
  cd: () => [],
  mkdir: () => [],
};

const unknownPackages = (parts: readonly string[]): string[] =>
  parts
    .filter((part) => !isFlag(part))
    .filter((name) => !canBeInstalled(name))
    .map((name) => (isOwn(name) ? `${name} is not on npm` : `there is no package ${name}`));

const helps = new Map<string, string>();

/** What a command of one of the packages prints for `--help`. */
function helpOf(source: string): string {
  const options = ['-C', 'detroit-source', source, '--help'];
  const help = helps.get(source) ?? spawnSync(process.execPath, options, { encoding: 'utf8' }).stdout;
  helps.set(source, help);
  return help;
}

/** Compares a command line of one of the packages with what its help names. */
function unknownOptions(
  { folder, bin = {} }: Manifest & { folder: string },
  parts: readonly string[],
): string[] {
  const [built] = Object.values(bin);
  if (built === undefined) return [`${folder} has no command`];
  const source = resolve(root, folder, built.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));
  const named = helpOf(source).split(/[\s[\]]+/);
  return parts
    .filter((part) => !/^\d+$/.test(part) && !named.includes(part))
    .map((part) => `${folder} does not know ${part}`);
}

const isCall = (method: string, path: string): boolean =>
  Object.values<Record<string, Endpoint>>(contract)
    .flatMap((noun) => Object.values(noun))
    .some(
      (endpoint) =>
        endpoint.method === method &&
        new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );

const partsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

/** What a sample for the command line names that does not exist: scripts, packages, options, files and calls. */
export function shellProblems(sample: Sample, samples: readonly Sample[]): string[] {
  const page = samples.filter(({ path }) => path === sample.path);
  const lines = codeOf(sample)
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  return lines.flatMap((line, index) =>
    line
      .replace(/(^|\s)#.*$/, '')
      .split(/&&|\|\|?|;/)
      .map(partsOf)
      .filter((parts) => parts.length > 0)
      .flatMap(([command = '', ...parts]) => commands[command]?.(parts, page) ?? [`${command} is unknown`])
      .map((problem) => `${sample.path}:${lineOf(sample) + index} ${problem}`),
  );
}
