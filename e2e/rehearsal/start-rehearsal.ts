import { startPostgres } from '@detroit-well/api/postgres';
import { startS3Fake, type S3Fake } from '@detroit-well/api/s3-fake';
import { fakeSmtp, type FakeSmtp } from '@detroit-well/api/smtp-fake';
import { freePort } from '@detroit-well/scripts/ports';
import { startProgram, stopProgram, waitForOk } from '@detroit-well/scripts/processes';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startThirdParties, type ThirdParties } from '../fixtures/third-parties.ts';
import { createCertificates } from './certificates.ts';
import { mainConfiguration, rewrite, type ProxyOptions } from './proxy-configuration.ts';
import { studioData } from './studio-data.ts';

/** A studio in production on this machine: nginx with TLS, two API processes, three web apps, PostgreSQL and local providers. */
export interface Rehearsal {
  readonly addresses: { readonly api: string; readonly site: string; readonly portal: string };
  readonly ports: ProxyOptions['ports'];
  readonly owner: { readonly email: string; readonly password: string };
  /** Arguments with which a Chromium finds the names and accepts the certificate. */
  readonly browserArguments: readonly string[];
  /** The file of the authority that signed the certificate. */
  readonly caFile: string;
  /** The folder of nginx: its configuration, its logs, and its cache in `cache`. */
  readonly proxyFolder: string;
  readonly thirdParties: ThirdParties;
  readonly mail: FakeSmtp;
  readonly files: S3Fake;
  /** Of PostgreSQL. */
  readonly databaseUrl: string;
  /** The id of each process that runs Node, by its name. */
  readonly processIds: Readonly<Record<string, number>>;
  /** Stops both API processes and starts them again, as a deployment without a rolling restart does. */
  readonly restartApi: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const rehearsalDomain = 'detroitwell.test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startMs = 180_000;

interface Options {
  readonly say?: (line: string) => void;
  /** Stops the start. */
  readonly signal?: AbortSignal;
  /** More options of Node for the servers, as in NODE_OPTIONS. */
  readonly nodeOptions?: string;
  readonly domain?: string;
  /** Without a schedule: what the studio has after `create-owner`. */
  readonly isEmpty?: boolean;
}

/** Starts everything, or stops what it has started and throws. Needs the Debian packages nginx, openssl and postgresql. */
export async function startRehearsal(options: Options = {}): Promise<Rehearsal> {
  const { say = () => {} } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    // In reverse: the proxy first, the database last.
    for (const end of stops.splice(0).toReversed()) await end().catch((error: unknown) => say(String(error)));
  };
  try {
    return { ...(await start({ ...options, say }, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  {
    say,
    signal,
    nodeOptions = '',
    domain = rehearsalDomain,
    isEmpty = false,
  }: Options & Required<Pick<Options, 'say'>>,
  stops: (() => Promise<unknown>)[],
): Promise<Omit<Rehearsal, 'stop'>> {
  const names = ['www', 'members', 'api'].map((name) => `${name}.${domain}`);
  const owner = { email: `owner@${domain}`, password: 'Eastern//Market7' };
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  // The workers of nginx run under another account.
  await chmod(folder, 0o755);

  const postgres = await startPostgres(undefined, { detached: true });
  stops.push(() => postgres.stop());
  const thirdParties = await startThirdParties();
  stops.push(() => thirdParties.close());
  const mail = await fakeSmtp();
  stops.push(() => mail.stop());
  const files = await startS3Fake();
  stops.push(() => files.close());
  signal?.throwIfAborted();

  const ports = {
    http: await freePort(),
    https: await freePort(),
    api1: await freePort(),
    api2: await freePort(),
    site: await freePort(),
    portal: await freePort(),
  };
  const certificates = await createCertificates(folder, [domain, ...names]);
  const [site, portal, api] = names.map((name) => `https://${name}:${ports.https}`) as [
    string,
    string,
    string,
  ];
  const shared = {
    NODE_ENV: 'production',
    DEPLOYMENT: 'production',
    HOST: '127.0.0.1',
    API_URL: `${api}/api/v2`,
    PUBLIC_SITE_URL: site,
    PORTAL_URL: portal,
    // One address and not all of loopback, so that a test can be a stranger from another address of loopback.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: '',
    // As in deploy/studio.env.example.
    MALLOC_ARENA_MAX: '2',
    NODE_EXTRA_CA_CERTS: certificates.caFile,
    NODE_OPTIONS: `--import ${new URL('loopback-names.mjs', import.meta.url).href} ${nodeOptions}`,
    REHEARSAL_DOMAIN: domain,
    PAYMENTS: 'stripe',
    CHALLENGE: 'turnstile',
  };
  const ofApi = {
    ...shared,
    ...thirdParties.environment,
    ...files.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: mail.url,
    MAIL_FROM: `studio@${domain}`,
  };

  await createOwner(owner, ofApi);
  if (!isEmpty) await loadSchedule(folder, ofApi);
  signal?.throwIfAborted();
  const processIds: Record<string, number> = {};
  const run = async (name: string, app: string, port: number, environment: Record<string, string>) => {
    const program = startProgram({ root, name, folder: app, args: ['dist/server.js'], environment, say });
    stops.push(() => stopProgram(program));
    if (program.child.pid !== undefined) processIds[name] = program.child.pid;
    if (await waitForOk(`http://127.0.0.1:${port}/healthz`, program, startMs)) return program;
    throw new Error(`${name} did not start.\n${program.lastLines().join('\n')}`);
  };
  const startApi = () =>
    Promise.all([
      run('api-1', 'apps/api', ports.api1, { ...ofApi, API_PORT: String(ports.api1) }),
      run('api-2', 'apps/api', ports.api2, { ...ofApi, API_PORT: String(ports.api2) }),
    ]);
  let processes = await startApi();
  const options: ProxyOptions = { domain, folder, ports, ...certificates };
  // Before the public site, which calls the API through the proxy.
  await startProxy(options, say, stops);
  const pictures = { PICTURES_DIR: join(root, '.data/pictures') };
  await Promise.all([
    run('site', 'apps/public-site', ports.site, {
      ...shared,
      ...pictures,
      PUBLIC_SITE_PORT: String(ports.site),
    }),
    run('portal', 'apps/member-portal', ports.portal, {
      ...shared,
      ...pictures,
      PORTAL_PORT: String(ports.portal),
    }),
  ]);
  return {
    addresses: { api: `${api}/api/v2`, site, portal },
    ports,
    owner,
    browserArguments: [
      `--host-resolver-rules=MAP *.${domain} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${certificates.keyHash}`,
    ],
    caFile: certificates.caFile,
    proxyFolder: folder,
    thirdParties,
    mail,
    files,
    databaseUrl: postgres.url,
    processIds,
    restartApi: async () => {
      await Promise.all(processes.map((program) => stopProgram(program)));
      processes = await startApi();
    },
  };
}

/** What docs/deploy.md does before the first start: the tables and the owner. */
const createOwner = (owner: Rehearsal['owner'], environment: Record<string, string>): Promise<void> =>
  command('create-owner.js', ['--email', owner.email], environment, `${owner.password}\n`);

/** A waiver, and a schedule from a file. */
async function loadSchedule(folder: string, environment: Record<string, string>): Promise<void> {
  const file = join(folder, 'studio.json');
  await writeFile(file, JSON.stringify(studioData(new Date())));
  await command('seed.js', ['--file', file], { ...environment, DEPLOYMENT: 'demo' });
}

function command(
  name: string,
  args: string[],
  environment: Record<string, string>,
  input = '',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join('dist', name), ...args],
      { cwd: join(root, 'apps/api'), env: { ...process.env, ...environment } },
      (error, stdout, stderr) => (error ? reject(new Error(`${name}: ${stdout}${stderr}`)) : resolve()),
    );
    child.stdin?.on('error', () => {}).end(input);
  });
}

async function startProxy(
  options: ProxyOptions,
  say: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<void> {
  const { folder, ports, domain } = options;
  for (const [name, fill] of Object.entries(rewrite)) {
    const text = await readFile(join(root, 'deploy/nginx', name), 'utf8');
    await writeFile(join(folder, name), fill(text, options));
  }
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(options));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const environment = { PATH: `${process.env.PATH}:/usr/sbin` };
  const program = startProgram({
    root,
    name: 'nginx',
    folder: '.',
    command: 'nginx',
    args,
    environment,
    say,
  });
  stops.push(() => stopProgram(program));
  // Anything but a closed port: the apps behind it may still be starting.
  const until = Date.now() + startMs;
  let over = false;
  void program.ended.then(() => (over = true));
  while (!over && Date.now() < until) {
    const reply = await fetch(`http://127.0.0.1:${ports.http}/`, {
      headers: { host: `www.${domain}` },
      redirect: 'manual',
    }).catch(() => undefined);
    if (reply !== undefined) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(
    `nginx did not start. Is the Debian package nginx installed?\n${program.lastLines().join('\n')}`,
  );
}
