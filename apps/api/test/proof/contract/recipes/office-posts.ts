import { aDraft, aMediaPicture, pageCases, postCases } from '../../../office/post-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import { posts } from '../../../../src/platform/database/schema/blog.ts';
import { eq } from 'drizzle-orm';
import type { Make, Recipe, Recipes } from '../recipe.ts';
import { noPicture } from './own.ts';

/** The valid request of the owner, with another body. */
const withBody =
  (name: string, over: (own: string) => Promise<object> | object): Make =>
  async ({ server }) => {
    const asked = (await (postCases[name] ?? pageCases[name])?.(server)) ?? {};
    const by = await aTeamMember(server, 'owner');
    return { ...asked, by, body: { ...(asked.body as object), ...(await over(asked.params?.['id'] ?? '')) } };
  };

const stale = (name: string) => withBody(name, () => ({ version: 7 }));

/** A slug that another draft has. */
const taken =
  (name: string): Make =>
  async (fixture) => {
    const other = await aDraft(fixture.server);
    return withBody(name, () => ({ slug: other }))(fixture);
  };

/** A draft whose own texts have the slug of another post, past the check of a save. */
const takenSince =
  (where: 'newest' | 'first', params: Readonly<Record<string, string>> = {}): Make =>
  async ({ server }) => {
    const slug = await aDraft(server);
    const id = await (where === 'newest' ? aDraft(server, { slug }) : aDraft(server, {}, { slug }));
    return { by: await aTeamMember(server, 'owner'), params: { id, ...params }, body: { version: 2 } };
  };

const published: Make = async ({ server }) => {
  const id = await aDraft(server);
  await server.database.db
    .update(posts)
    .set({ publishedAt: server.clock.now(), publishedVersion: 2 })
    .where(eq(posts.id, id));
  return { by: await aTeamMember(server, 'owner'), params: { id } };
};

export const postsRejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officePosts.change': {
    version_conflict: stale('officePosts.change'),
    slug_taken: taken('officePosts.change'),
  },
  'officePosts.remove': { has_history: published },
  'officePosts.publish': {
    version_conflict: stale('officePosts.publish'),
    slug_taken: takenSince('newest'),
  },
  'officePosts.unpublish': { version_conflict: stale('officePosts.unpublish') },
  'officePosts.restore': {
    version_conflict: stale('officePosts.restore'),
    slug_taken: takenSince('first', { n: '1' }),
  },
  ...Object.fromEntries(
    ['change', 'publish', 'unpublish', 'restore'].map((call) => [
      `officePages.${call}`,
      { version_conflict: stale(`officePages.${call}`) },
    ]),
  ),
  'officeMedia.remove': {
    has_history: async ({ server }) => {
      const { id, url } = await aMediaPicture(server);
      const picture = { url, alt: '', width: 1600, height: 900 };
      await aDraft(server, { featured_image: picture });
      return { by: await aTeamMember(server, 'owner'), params: { id } };
    },
  },
};

const uploading =
  (file?: File): Make =>
  async (fixture) =>
    withBody('officeMedia.upload', () => (file ? { file } : {}))(fixture);

const tooBigPicture = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });

/** Recipes beside those of the refusals. */
export const officePostRecipes: Recipes = {
  'officePosts.create': {
    good: withBody('officePosts.create', () => ({})),
    wrong: { body: { slug: 'No slug' } },
    rejected: { slug_taken: taken('officePosts.create') },
  },
  'officeMedia.upload': {
    good: uploading(),
    other: { alt: 'Another text' },
    cheap: uploading(noPicture),
    rejected: {
      payload_too_large: uploading(tooBigPicture),
      unsupported_media_type: uploading(noPicture),
    },
  },
};
