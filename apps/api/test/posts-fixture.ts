import { afterAll, beforeAll, beforeEach } from 'vitest';
import { seedPosts } from '../src/app/seed/posts/seed-posts.ts';
import { authors, postCategories, posts } from '../src/platform/database/schema/blog.ts';
import { seedStudio, type Person } from './booking.ts';
import { testServer, type TestServer } from './server.ts';
import { aTeamMember } from './team-fixture.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Draft {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
}

/** What a draft of these tests says. */
export const aPost = {
  title: 'How to stop',
  intro: '<p>Stopping is a skill.</p>',
  body: [{ id: 'a', type: 'quote', value: { quote: 'Bend.', author_name: 'Renée', author_title: '' } }],
  category: 'rhythm',
  author_id: 'author-renee',
  tags: ['Stops', 'stops', 'Beginners'],
};

/** A server with the seeded posts, on March 2, 2026 at noon in each test, and the calls of its office. */
export function postsFixture() {
  let server: TestServer;
  let owner: Person;
  let editor: Person;
  beforeAll(async () => {
    server = await testServer();
    await seedStudio(server.database);
    owner = await aTeamMember(server, 'owner');
    editor = await aTeamMember(server, 'editor');
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    server.clock.set('2026-03-02T12:00:00-05:00');
    for (const table of [posts, authors, postCategories]) await server.database.db.delete(table);
    await server.database.withTx((tx) => seedPosts(tx, server.clock.now()));
  });

  const office = async (method: Method, path: string, body?: object, by: 'owner' | 'editor' = 'owner') =>
    server.call(method, `/office/posts/${path}`, {
      token: await (by === 'owner' ? owner : editor).renewed(),
      ...(body && { body }),
    });
  const publish = (id: string, version: number, at?: string) =>
    office('POST', `${id}/publish/`, { version, ...(at && { at }) });
  async function aDraft(over: object = {}): Promise<Draft> {
    const made = await office('POST', '', { ...aPost, ...over });
    if (made.status !== 201) throw new Error(`the draft was refused: ${made.text}`);
    return made.body as unknown as Draft;
  }
  return {
    server: () => server,
    office,
    visited: (slug: string) => server.call('GET', `/blog/posts/${slug}/`),
    publish,
    aDraft,
    published: async (over: object = {}) => {
      const draft = await aDraft(over);
      const { status, text } = await publish(draft.id, draft.version);
      if (status !== 200) throw new Error(`the post was not published: ${text}`);
      return draft;
    },
  };
}
