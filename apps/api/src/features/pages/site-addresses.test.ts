import { paths } from '@detroit-well/config/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { seed } from '../../app/seed/seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seed(server.database, server.clock.now());
});
afterAll(() => server?.close());

it('the sitemap contains every program, coach, readable post and upcoming session, like the lists', async () => {
  const { entries } = (await server.call('GET', '/sitemap/')).body as unknown as {
    entries: { path: string; changed_at: string | null }[];
  };
  const list = (await server.call('GET', '/blog/posts/?page_size=100')).body as unknown as {
    results: { url: string; first_published_at: string }[];
  };
  expect(entries.filter(({ changed_at: at }) => at !== null)).toEqual(
    list.results.map((post) => ({ path: post.url, changed_at: post.first_published_at })),
  );
  const { upcoming_sessions: sessions } = (await server.call('GET', '/training/sessions/upcoming/?limit=100'))
    .body as unknown as {
    upcoming_sessions: {
      public_id: string;
      title: string;
      program: { title: string; category_name: string };
    }[];
  };
  const { body: programs } = await server.call('GET', '/training/programs/');
  const { body: coaches } = await server.call('GET', '/training/coaches/');
  expect(entries.filter(({ changed_at: at }) => at === null).map(({ path }) => path)).toEqual([
    ...(programs as unknown as { title: string; category_name: string }[]).map(({ title, category_name }) =>
      paths.program({ category: category_name, program: title }),
    ),
    ...(coaches as unknown as { slug: string }[]).map(({ slug }) => `/coaches/${slug}`),
    ...sessions.map(({ public_id, title, program }) =>
      paths.session({ public_id, title, program: program.title, category: program.category_name }),
    ),
  ]);
});
