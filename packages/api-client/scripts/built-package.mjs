// What somebody who installed the package would meet: both module kinds work, and all entries share one ApiError.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const names = ['', '/errors', '/session', '/queries', '/testing', '/contract', '/seed-file', '/loading'].map(
  (entry) => `@detroit-well/api-client${entry}`,
);

const server = createServer((_, response) => response.writeHead(404).end());
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const baseUrl = `http://127.0.0.1:${server.address().port}`;

async function check(kind, [main, errors, session, queries, testing, contract, seedFile, loading]) {
  const error = await main
    .createClient({ baseUrl })
    .blog.post({ params: { slug: 'none' } })
    .catch((failure) => failure);
  assert.ok(error instanceof errors.ApiError, `${kind}: one ApiError for all entries`);
  assert.equal(errors.describe(error, 'loadPost').message, 'Post not found');
  assert.equal(typeof session.createPortalSession, 'function');
  assert.equal(typeof queries.createQueries, 'function');
  assert.equal(testing.refuse('not_found').status, 404);
  assert.equal(contract.contract.auth.signIn.path, '/token/');
  assert.equal(loading.loadPhase(0), 'loading');
  assert.deepEqual(seedFile.seedFile.parse({}).sessions, []);
}

await check(
  'require',
  names.map((name) => require(name)),
);
await check('import', await Promise.all(names.map((name) => import(name))));
server.close();
console.log('the built package works by import and by require');
