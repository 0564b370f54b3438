import type { Contract } from '@detroit-well/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { authors, postCategories, posts, type PostContent } from '../../platform/database/schema/blog.ts';
import { contentRevisions } from '../../platform/database/schema/content.ts';
import { saveRevision, targetOf, type WrittenDeps } from '../written/revisions.ts';
import { findWritten, lockWritten } from '../written/written-kind.ts';
import { cleanContent, emptyPost } from './post-content.ts';
import { officePostView, postKind } from './post-kind.ts';
import { freeSlug, requireFreeSlug } from './slugs.ts';

type Calls = Contract['officePosts'];
export interface PostsDeps extends WrittenDeps, Pick<PlatformDeps, 'keys'> {}

/** Throws if a category or an author of the content does not exist. */
async function requireNamed(tx: Db, { category, author_id: author }: Partial<PostContent>): Promise<void> {
  if (category != null && (await tx.$count(postCategories, eq(postCategories.slug, category))) === 0)
    throw fieldProblem({ category: ['There is no such category.'] });
  if (author != null && (await tx.$count(authors, eq(authors.id, author))) === 0)
    throw fieldProblem({ author_id: ['There is no such author.'] });
}

export const createPost: Handler<Calls['create'], PostsDeps> = (call, { office, clock, settings }) =>
  office.change(call, async (tx, record) => {
    const { apiUrl } = settings.addresses;
    const given = cleanContent(call.body, apiUrl);
    await requireNamed(tx, given);
    if (given.slug) await requireFreeSlug(tx, given.slug, null);
    const content = { ...emptyPost, ...given, slug: given.slug || (await freeSlug(tx, given.title ?? '')) };
    const now = clock.now();
    const { title, slug } = content;
    const [added] = await tx
      .insert(posts)
      .values({ title, slug, updatedAt: now })
      .returning({ id: posts.id });
    if (added === undefined) throw new Error('the post was not stored');
    const { id } = added;
    const changedBy = call.caller.userId;
    await tx
      .insert(contentRevisions)
      .values({ kind: 'post', itemId: id, n: 1, content, changedBy, changedAt: now });
    await record({
      action: 'post.create',
      target: targetOf(postKind, id),
      before: null,
      after: { ...postKind.logged(content), revision: 1 },
      version: 1,
    });
    return officePostView(await findWritten(tx, postKind, id, now), apiUrl);
  });

export const changePost: Handler<Calls['change'], PostsDeps> = async (call, deps) => {
  const { version, ...given } = call.body;
  const { apiUrl } = deps.settings.addresses;
  const change = cleanContent(given, apiUrl);
  const saved = await saveRevision(postKind, call, deps, version, async (tx) => {
    await requireNamed(tx, change);
    return change;
  });
  return officePostView(saved, apiUrl);
};

/** Deletes a draft that was never on the site. */
export const removePost: Handler<Calls['remove'], PostsDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const post = await lockWritten(tx, postKind, call.params.id, clock.now());
    if (post.status !== 'draft') throw problem('has_history');
    await tx.delete(posts).where(eq(posts.id, post.id));
    await tx
      .delete(contentRevisions)
      .where(and(eq(contentRevisions.kind, 'post'), eq(contentRevisions.itemId, post.id)));
    await record({
      action: 'post.delete',
      target: targetOf(postKind, post.id),
      before: { ...postKind.logged(post.content), revision: post.version },
      after: null,
    });
  });
