import { expect, it } from 'vitest';
import { memoryDatabase } from '../../../test/database.ts';
import { testServer } from '../../../test/server.ts';
import { seedPosts } from '../../app/seed/posts/seed-posts.ts';

/** Counts the queries to the embedded database; the number is the same for every database. */
it('a list of posts needs the same number of queries for one post as for twelve', async () => {
  const database = await memoryDatabase();
  const server = await testServer({ database });
  await database.withTx((tx) => seedPosts(tx, server.clock.now()));
  // The embedded client is an internal of the database that the type does not expose.
  const { client } = database as unknown as { client: { query: (...call: unknown[]) => unknown } };
  const query = client.query.bind(client);
  let asked = 0;
  client.query = (...call) => {
    asked += 1;
    return query(...call);
  };
  await server.call('GET', '/blog/posts/?search=winters');
  const one = asked;
  asked = 0;
  await server.call('GET', '/blog/posts/');
  expect([one, asked]).toEqual([2, 2]);
  await server.close();
});
