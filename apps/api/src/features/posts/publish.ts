import type { Contract } from '@detroit-well/api-client/contract';
import { slug } from '@detroit-well/config/slug';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  postCategories,
  postOldSlugs,
  posts,
  postTags,
  type PostContent,
} from '../../platform/database/schema/blog.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import { cleanPost } from '../blog/clean-post.ts';
import { requirePublishable } from './post-content.ts';
import { findPost, lockPost, postView, type OfficePostRow } from './post-row.ts';
import {
  contentOfRevision,
  isWorthKeeping,
  keepNewest,
  loggedOf,
  nextRevision,
  requireNewest,
  targetOf,
  type PostsDeps,
} from './revisions.ts';
import { requireFreeSlug } from './slugs.ts';

type Calls = Contract['officePosts'];

/** Puts the newest revision on the site: now, or at a time, for which it is frozen. */
export const publishPost: Handler<Calls['publish'], PostsDeps> = (call, { office, clock, settings }) =>
  office.change(call, async (tx, record) => {
    const { version, at: wanted } = call.body;
    const { apiUrl } = settings.addresses;
    const now = clock.now();
    const at = wanted === undefined ? null : new Date(wanted);
    if (at !== null && at <= now) throw fieldProblem({ at: ['Choose a time to come, or publish it now.'] });
    const post = await lockPost(tx, call.params.id, now);
    await requireNewest(tx, post, version, {});
    requirePublishable(post.content);
    await requireFreeSlug(tx, post.content.slug, post.id);
    const isThere =
      at === null
        ? post.published_version === version && post.scheduled_at === null
        : post.scheduled_version === version && post.scheduled_at?.getTime() === at.getTime();
    if (isThere) return postView(post, apiUrl);
    await keepNewest(tx, post);
    const before = onSite(post);
    if (at === null) await putOnSite(tx, post, { n: version, content: post.content, at: now });
    else
      await tx.update(posts).set({ scheduledVersion: version, scheduledAt: at }).where(eq(posts.id, post.id));
    const after = await findPost(tx, post.id, now);
    await record({
      action: at === null ? 'post.publish' : 'post.schedule',
      target: targetOf(post.id),
      before,
      after: onSite(after),
    });
    return postView(after, apiUrl);
  });

/** Takes a post off the site, and ends its schedule. */
export const unpublishPost: Handler<Calls['unpublish'], PostsDeps> = (call, { office, clock, settings }) =>
  office.change(call, async (tx, record) => {
    const { apiUrl } = settings.addresses;
    const now = clock.now();
    const post = await lockPost(tx, call.params.id, now);
    await requireNewest(tx, post, call.body.version, {});
    if (post.published_at === null && post.scheduled_at === null) return postView(post, apiUrl);
    if (!post.is_stored) await keepNewest(tx, post);
    await tx
      .update(posts)
      .set({
        publishedAt: null,
        publishedVersion: null,
        scheduledAt: null,
        scheduledVersion: null,
        unpublishedFrom: sql`coalesce(${posts.publishedAt}, ${posts.unpublishedFrom})`,
      })
      .where(eq(posts.id, post.id));
    const after = await findPost(tx, post.id, now);
    await record({
      action: 'post.unpublish',
      target: targetOf(post.id),
      before: onSite(post),
      after: onSite(after),
    });
    return postView(after, apiUrl);
  });

/** Deletes a draft that was never on the site. */
export const removePost: Handler<Calls['remove'], PostsDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const post = await lockPost(tx, call.params.id, clock.now());
    if (post.status !== 'draft') throw problem('has_history');
    await tx.delete(posts).where(eq(posts.id, post.id));
    await record({
      action: 'post.delete',
      target: targetOf(post.id),
      before: loggedOf(post.content, post.version),
      after: null,
    });
  });

const onSite = ({ status, published_version, scheduled_version, scheduled_at }: OfficePostRow) => ({
  status,
  published_version,
  scheduled_version,
  scheduled_at,
});

interface Revision {
  readonly n: number;
  readonly content: PostContent;
  readonly at: Date;
}

/** Makes the post what the revision says. An address under which it was on the site before leads to it. */
async function putOnSite(
  tx: Db,
  { id, own_slug: before, published_at: wasAt, unpublished_from: wasFrom }: OfficePostRow,
  { n, content, at }: Revision,
): Promise<void> {
  const { category, author_id: authorId, tags, featured_image, seo_title, search_description } = content;
  if (before !== content.slug && (wasAt !== null || wasFrom !== null))
    await tx.insert(postOldSlugs).values({ slug: before, postId: id }).onConflictDoNothing();
  await tx.delete(postOldSlugs).where(and(eq(postOldSlugs.slug, content.slug), eq(postOldSlugs.postId, id)));
  await tx
    .update(posts)
    .set({
      ...cleanPost(content),
      slug: content.slug,
      categoryId: sql`(select ${postCategories.id} from ${postCategories} where ${postCategories.slug} = ${category})`,
      authorId,
      featuredImage: featured_image,
      seoTitle: seo_title,
      searchDescription: search_description,
      isSample: false,
      publishedAt: wasAt ?? wasFrom ?? at,
      publishedVersion: n,
      scheduledAt: null,
      scheduledVersion: null,
      updatedAt: at,
    })
    .where(eq(posts.id, id));
  await tx.delete(postTags).where(eq(postTags.postId, id));
  const named = tags.map((tag) => ({ postId: id, tag, slug: slug(tag) })).filter((tag) => tag.slug !== '');
  if (named.length > 0) await tx.insert(postTags).values(named).onConflictDoNothing();
}

/** Puts on the site what is scheduled until now. After a failure, the schedule and the site stay as they are. */
export async function publishDuePosts(
  { database, clock }: Pick<PlatformDeps, 'database' | 'clock'>,
  limits: JobRunLimits = {},
): Promise<void> {
  const now = clock.now();
  const due = await database.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isNotNull(posts.scheduledAt), lte(posts.scheduledAt, now)))
    .limit(100);
  const run = startJobRun(limits);
  await run.each(due, ({ id }) =>
    database.withTx(async (tx) => {
      const post = await lockPost(tx, id, now);
      const { scheduled_at: at, scheduled_version: n } = post;
      if (at === null || n === null || at > now) return;
      const content = await contentOfRevision(tx, id, n);
      if (content === undefined) throw new Error('the scheduled revision is not stored');
      await requireFreeSlug(tx, content.slug, id);
      await putOnSite(tx, post, { n, content, at });
    }),
  );
  run.end();
}

/** Deletes the revisions of a sitting, but for its last one, a day later. */
export async function deletePassedRevisions({ database, clock }: Pick<PlatformDeps, 'database' | 'clock'>) {
  await database.db.execute(sql`delete from post_revisions where (post_id, n) in (
    select r.post_id, r.n from post_revisions r left join ${nextRevision}
    where not ${isWorthKeeping} and r.changed_at < ${new Date(clock.now().getTime() - 86_400_000).toISOString()}::timestamptz)`);
}
