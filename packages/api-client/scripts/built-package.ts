// Checks the package as installed: `import` and `require` work, and all entries share one ApiError.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

const require = createRequire(import.meta.url);

const imported = await Promise.all([
  import('@detroit-well/api-client'),
  import('@detroit-well/api-client/errors'),
  import('@detroit-well/api-client/session'),
  import('@detroit-well/api-client/queries'),
  import('@detroit-well/api-client/testing'),
  import('@detroit-well/api-client/contract'),
  import('@detroit-well/api-client/seed-file'),
  import('@detroit-well/api-client/loading'),
  import('@detroit-well/api-client/endpoints'),
  import('@detroit-well/api-client/chat'),
  import('@detroit-well/api-client/office'),
]);
type Entries = typeof imported;
const entries = [
  '',
  '/errors',
  '/session',
  '/queries',
  '/testing',
  '/contract',
  '/seed-file',
  '/loading',
  '/endpoints',
  '/chat',
  '/office',
];
const required = entries.map((entry): unknown => require(`@detroit-well/api-client${entry}`)) as Entries;

const server = createServer((_, response) => void response.writeHead(404).end());
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function check(kind: string, modules: Entries): Promise<void> {
  const [main, errors, session, queries, testing, contract, seedFile, loading, endpoints, chat, office] =
    modules;
  const error: unknown = await main
    .createClient({ baseUrl })
    .blog.post({ params: { slug: 'none' } })
    .catch((failure: unknown) => failure);
  assert.ok(error instanceof errors.ApiError, `${kind}: one ApiError for all entries`);
  assert.equal(errors.describe(error, 'loadPost').message, 'Post not found');
  assert.equal(typeof session.createPortalSession, 'function');
  assert.equal(typeof queries.createQueries, 'function');
  assert.equal(testing.fakeProblem('not_found').status, 404);
  assert.equal(contract.contract.auth.signIn.path, '/token/');
  assert.equal(loading.loadPhase(0), 'loading');
  assert.equal(typeof chat.openChat, 'function');
  const { team } = office.withOffice(main.createClient({ baseUrl })).office;
  assert.equal(typeof team.list, 'function');
  const { SessionsEndpoint, createCore } = endpoints;
  assert.equal(typeof new SessionsEndpoint(createCore({ baseUrl })).list, 'function');
  assert.deepEqual(seedFile.seedFile.parse({}).sessions, []);
}

await check('require', required);
await check('import', imported);
server.close();
console.log('the built package works by import and by require');
