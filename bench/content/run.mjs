/**
 * Measures landing pages with few posts and sessions, and with 1,000 more posts and 10,000 more sessions, which must not be
 * slower. The first sitemap is shown without a limit, because its work grows with its addresses.
 */
import { freePort } from '@detroit-well/scripts/ports';
import { startStack } from '@detroit-well/scripts/stack';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedData } from './seed-data.mjs';

const runs = Number(process.env.RUNS ?? 40);
/** Requests that are not measured, because the first ones compile code and open connections. */
const warmUp = 10;
/** A page over the large blog may take this many times as long, or this much longer, because short times vary. */
const mostTimes = 1.5;
const mostMoreMs = 10;
/** Both fill a page (50 sessions, 12 posts), so that the compared pages show the same number of cards. */
const sizes = { small: { posts: 10, sessions: 20 }, large: { posts: 1_000, sessions: 10_000 } };
const api = fileURLToPath(new URL('../../apps/api/', import.meta.url));

async function runSeed(env, args) {
  const child = spawn(process.execPath, ['dist/seed.js', ...args], {
    cwd: api,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The database could not be seeded.');
}

/** Seeds the demo's data plus the given number of posts and sessions. */
async function seed(env, size) {
  await runSeed(env, []);
  if (size.posts + size.sessions === 0) return;
  const file = join(env.DATA_DIR, 'seed.json');
  await writeFile(file, JSON.stringify(seedData(size)));
  await runSeed(env, ['--file', file]);
}

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];

async function timeOf(address) {
  const began = performance.now();
  const reply = await fetch(address);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${address} responded with ${reply.status}`);
  return performance.now() - began;
}

/** Alternates between the two stacks, so that other work on this machine slows both equally. Returns the medians. */
async function compare(addressOf, stacks) {
  const times = { small: [], large: [] };
  for (let index = 0; index < runs + warmUp; index += 1) {
    for (const [name, { addresses }] of Object.entries(stacks)) {
      const time = await timeOf(addressOf(addresses, index));
      if (index >= warmUp) times[name].push(time);
    }
  }
  return { small: median(times.small), large: median(times.large) };
}

/** The measured requests: the landing pages, rendered again and from the cache, and the API calls that they make. */
const targets = {
  'the-standard, rendered again': ({ site }, index) => `${site}/the-standard?search=the&n=${index}`,
  'the-standard, cached': ({ site }) => `${site}/the-standard`,
  'training, cached': ({ site }) => `${site}/training`,
  'posts, first page': ({ url }) => `${url}/blog/posts/`,
  'posts by tag': ({ url }) => `${url}/blog/posts/?tags__slug=beginners`,
  'posts by search': ({ url }) => `${url}/blog/posts/?search=the+floor`,
  tags: ({ url }) => `${url}/blog/tags/`,
  'upcoming sessions': ({ url }) => `${url}/training/sessions/upcoming/?limit=50`,
};

/** Another day for each request, so that no cache answers. */
const dayAfter = (index) => new Date(Date.now() + index * 86_400_000).toISOString().slice(0, 10);
const sessionsCall = ({ url }, call, query) => `${url}/training/sessions/${call}/?${query}`;

/** A filter reads every upcoming session, so its time grows with them, up to this. */
const mostFilterMs = 100;
const filters = {
  'sessions by time of day': (at, index) =>
    sessionsCall(at, 'upcoming', `limit=50&time_of_day=evening&start_date=${dayAfter(index)}`),
  'counts by time of day': (at, index) =>
    sessionsCall(at, 'facets', `time_of_day=evening&start_date=${dayAfter(index)}`),
  'sessions by words': (at, index) => sessionsCall(at, 'upcoming', `limit=50&search=number+${index}`),
  'training by time of day': ({ site }, index) => `${site}/training?time=evening&from=${dayAfter(index)}`,
};

/** Seeds a database of this size and starts the product with it. */
async function startWith(size) {
  const env = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'bench-content-')),
    RATE_LIMITS: 'load-test',
    LOG_LEVEL: 'warn',
    API_PORT: String(await freePort()),
    PUBLIC_SITE_PORT: String(await freePort()),
    PORTAL_PORT: String(await freePort()),
  };
  await seed(env, size);
  const stack = await startStack({ env: { ...process.env, ...env } });
  const { API_URL: url, PUBLIC_SITE_URL: site } = stack.environment;
  return {
    addresses: { url, site },
    stop: async () => {
      await stack.stop();
      await rm(env.DATA_DIR, { recursive: true, force: true });
    },
  };
}

async function showSitemap({ addresses: { site } }, size) {
  const began = performance.now();
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  console.log(
    `sitemap with ${size.posts} posts and ${size.sessions} sessions more: ${sitemap.split('<url>').length - 1} addresses in ${(performance.now() - began).toFixed(0)} ms`,
  );
}

function report(name, { small, large }, most = 0) {
  const slower = large > small * mostTimes && large - small > mostMoreMs && large > most;
  console.log(
    `${slower ? 'SLOWER' : 'ok    '} ${name}: ${small.toFixed(1)} ms with few, ${large.toFixed(1)} ms with many (${(large / small).toFixed(2)} x)`,
  );
  if (slower) process.exitCode = 1;
}

export async function run() {
  const stacks = {};
  try {
    for (const [name, size] of Object.entries(sizes)) stacks[name] = await startWith(size);
    for (const [name, addressOf] of Object.entries(targets)) report(name, await compare(addressOf, stacks));
    for (const [name, addressOf] of Object.entries(filters))
      report(name, await compare(addressOf, stacks), mostFilterMs);
    for (const [name, size] of Object.entries(sizes)) await showSitemap(stacks[name], size);
  } finally {
    for (const stack of Object.values(stacks)) await stack.stop();
  }
}
