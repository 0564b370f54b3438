import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mediaPictures, posts, type PostContent } from '../../src/platform/database/schema/blog.ts';
import { contentRevisions, pages } from '../../src/platform/database/schema/content.ts';
import { studioPictures } from '../../src/platform/database/schema/training.ts';
import type { Prepare } from './prepare.ts';

type Fixture = Pick<Parameters<Prepare>[0], 'database' | 'clock'>;

/** A draft that can be published, in two revisions. */
export async function aDraft(
  { database: { db }, clock }: Fixture,
  over: Partial<PostContent> = {},
  firstOver: Partial<PostContent> = {},
) {
  const id = randomUUID();
  const content: PostContent = {
    title: 'How to stop',
    slug: id,
    subheader: '',
    excerpt: '',
    intro: '<p>Bend your knees.</p>',
    body: [],
    category: null,
    author_id: null,
    tags: [],
    featured_image: null,
    seo_title: '',
    search_description: '',
    ...over,
  };
  const changedAt = clock.now();
  await db.insert(posts).values({ id, slug: id, title: content.title, version: 2, updatedAt: changedAt });
  const first = { ...content, title: 'Stopping', ...firstOver };
  await db.insert(contentRevisions).values([
    { kind: 'post', itemId: id, n: 1, content: first, changedAt, isKept: true },
    { kind: 'post', itemId: id, n: 2, content, changedAt },
  ]);
  return id;
}

/** A picture whose files are not there. */
export async function aMediaPicture({
  database: { db },
}: Pick<Fixture, 'database'>): Promise<{ id: string; url: string }> {
  const [id, name] = [randomUUID(), `media-1600x900-${randomUUID().replaceAll('-', '')}`];
  await db.insert(studioPictures).values({ name });
  await db.insert(mediaPictures).values({ id, name, alt: 'A skater' });
  return { id, url: `/pictures/${name}-1440.webp` };
}

const onDraft =
  (body?: object, params: Readonly<Record<string, string>> = {}): Prepare =>
  async (server) => ({ params: { id: await aDraft(server), ...params }, ...(body && { body }) });

/** The smallest picture: a white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

/** Requests for posts, and for the pictures that they can show. */
export const postCases: Readonly<Record<string, Prepare>> = {
  'officePosts.list': () => ({}),
  'officePosts.create': () => ({ body: { title: 'How to stop' } }),
  'officePosts.read': onDraft(),
  'officePosts.change': onDraft({ version: 2, title: 'Stops' }),
  'officePosts.remove': onDraft(),
  'officePosts.publish': onDraft({ version: 2 }),
  'officePosts.unpublish': async (server) => {
    const id = await aDraft(server);
    await server.database.db
      .update(posts)
      .set({ publishedAt: server.clock.now(), publishedVersion: 2 })
      .where(eq(posts.id, id));
    return { params: { id }, body: { version: 2 } };
  },
  'officePosts.revisions': onDraft(),
  'officePosts.restore': onDraft({ version: 2 }, { n: '1' }),
  'officePosts.previewLink': onDraft(),
  'officeMedia.list': () => ({}),
  'officeMedia.upload': () => ({
    body: { file: new File([pixel], 'skater.png', { type: 'image/png' }), alt: 'A skater' },
  }),
  'officeMedia.remove': async (server) => ({ params: { id: (await aMediaPicture(server)).id } }),
};

/** A page on the site that the office never saved. */
async function aPage({ database: { db }, clock }: Fixture): Promise<string> {
  const id = randomUUID();
  const at = clock.now();
  await db.insert(pages).values({
    id,
    htmlPath: `/${id}/`,
    type: 'about.AboutPage',
    title: 'About',
    publishedAt: at,
    updatedAt: at,
  });
  return id;
}

/** The same, with a revision that is not on the site. */
async function aChangedPage(server: Fixture): Promise<string> {
  const id = await aPage(server);
  const content = {
    title: 'About',
    seo_title: '',
    search_description: '',
    hero: [],
    ctas: [],
    intro_text: '',
    body: '<p>Wide.</p>',
    effective_date: null,
    rules: [],
  };
  const changedAt = server.clock.now();
  await server.database.db.insert(contentRevisions).values([
    { kind: 'page', itemId: id, n: 1, content: { ...content, body: '' }, changedAt, isKept: true },
    { kind: 'page', itemId: id, n: 2, content, changedAt },
  ]);
  await server.database.db.update(pages).set({ version: 2 }).where(eq(pages.id, id));
  return id;
}

const onPage =
  (body?: object, params: Readonly<Record<string, string>> = {}): Prepare =>
  async (server) => ({ params: { id: await aChangedPage(server), ...params }, ...(body && { body }) });

/** Requests for pages. */
export const pageCases: Readonly<Record<string, Prepare>> = {
  'officePages.list': () => ({}),
  'officePages.read': onPage(),
  'officePages.change': onPage({ version: 2, title: 'About us' }),
  'officePages.publish': onPage({ version: 2 }),
  'officePages.unpublish': onPage({ version: 2 }),
  'officePages.revisions': onPage(),
  'officePages.restore': onPage({ version: 2 }, { n: '1' }),
};
