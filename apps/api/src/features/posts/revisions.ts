import type { Contract, CreatePostParams } from '@detroit-well/api-client/contract';
import { minuteMs } from '@detroit-well/config/durations';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Fields } from '../../platform/audit/audit-entry.ts';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import {
  authors,
  postCategories,
  postRevisions,
  posts,
  type PostContent,
} from '../../platform/database/schema/blog.ts';
import { countWords } from '../blog/clean-post.ts';
import { cleanContent, emptyPost } from './post-content.ts';
import { contentRow, findPost, lockPost, postView, type OfficePostRow } from './post-row.ts';
import { freeSlug, requireFreeSlug } from './slugs.ts';

type Calls = Contract['officePosts'];
export interface PostsDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'settings' | 'keys'> {}

export const targetOf = (id: string) => `post:${id}`;

/** What an entry of the log says of a revision. Its texts are in the revision itself. */
export const loggedOf = (
  { intro: _intro, body: _body, ...content }: PostContent,
  revision: number,
): Fields => ({
  ...content,
  revision,
});

/** Throws if a category or an author of the content does not exist. */
async function requireNamed(tx: Db, { category, author_id: author }: Partial<PostContent>): Promise<void> {
  if (category != null) {
    const found = await tx.$count(postCategories, eq(postCategories.slug, category));
    if (found === 0) throw fieldProblem({ category: ['There is no such category.'] });
  }
  if (author != null) {
    const found = await tx.$count(authors, eq(authors.id, author));
    if (found === 0) throw fieldProblem({ author_id: ['There is no such author.'] });
  }
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
    await tx
      .insert(postRevisions)
      .values({ postId: id, n: 1, content, changedBy: call.caller.userId, changedAt: now });
    await record({
      action: 'post.create',
      target: targetOf(id),
      before: null,
      after: loggedOf(content, 1),
      version: 1,
    });
    return postView(await findPost(tx, id, now), apiUrl);
  });

export const changePost: Handler<Calls['change'], PostsDeps> = (call, { office, clock, settings }) =>
  office.change(call, async (tx, record) => {
    const { version, ...given } = call.body;
    const { apiUrl } = settings.addresses;
    const now = clock.now();
    const change = cleanContent(given satisfies CreatePostParams, apiUrl);
    const post = await lockPost(tx, call.params.id, now);
    await requireNewest(tx, post, version, change);
    await requireNamed(tx, change);
    const content = { ...post.content, ...change };
    if (isDeepStrictEqual(content, post.content)) return postView(post, apiUrl);
    await addRevision(tx, post, { content, by: call.caller.userId, now });
    await record({
      action: 'post.change',
      target: targetOf(post.id),
      before: loggedOf(post.content, version),
      after: loggedOf(content, version + 1),
      version: version + 1,
    });
    return postView(await findPost(tx, post.id, now), apiUrl);
  });

export const restoreRevision: Handler<Calls['restore'], PostsDeps> = (call, { office, clock, settings }) =>
  office.change(call, async (tx, record) => {
    const { version } = call.body;
    const { apiUrl } = settings.addresses;
    const now = clock.now();
    const post = await lockPost(tx, call.params.id, now);
    await requireNewest(tx, post, version, {});
    const n = Number(call.params.n);
    const content = n === post.version ? post.content : await contentOfRevision(tx, post.id, n);
    if (content === undefined) throw problem('not_found');
    if (isDeepStrictEqual(content, post.content)) return postView(post, apiUrl);
    await addRevision(tx, post, { content, by: call.caller.userId, now });
    await record({
      action: 'post.restore',
      target: targetOf(post.id),
      before: loggedOf(post.content, version),
      after: loggedOf(content, version + 1),
      version: version + 1,
    });
    return postView(await findPost(tx, post.id, now), apiUrl);
  });

/** Throws when somebody else has saved a revision since the caller's. The problem has all texts. */
export async function requireNewest(
  tx: Db,
  { id, version: newest, content }: OfficePostRow,
  version: number,
  yours: Partial<PostContent>,
): Promise<void> {
  const base = version === newest ? undefined : await contentOfRevision(tx, id, version);
  await requireVersion(tx, {
    target: targetOf(id),
    version,
    yours,
    theirs: { ...content, version: newest },
    ...(base && { base: { ...base, version } }),
  });
}

/** The content of a stored revision. */
export async function contentOfRevision(db: Db, postId: string, n: number): Promise<PostContent | undefined> {
  if (!Number.isSafeInteger(n) || n < 1 || n > 2_147_483_647) return undefined;
  const [row] = await db
    .select({ content: postRevisions.content })
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), eq(postRevisions.n, n)));
  return row?.content;
}

/** Keeps the newest revision as it is now: what the office never saved has no row yet. */
export async function keepNewest(tx: Db, post: OfficePostRow): Promise<void> {
  const kept = {
    postId: post.id,
    n: post.version,
    content: post.content,
    changedAt: post.changed_at,
    isKept: true,
  };
  await tx
    .insert(postRevisions)
    .values(kept)
    .onConflictDoUpdate({ target: [postRevisions.postId, postRevisions.n], set: { isKept: true } });
}

async function addRevision(
  tx: Db,
  post: OfficePostRow,
  { content, by, now }: { readonly content: PostContent; readonly by: string; readonly now: Date },
): Promise<void> {
  if (content.slug !== post.content.slug) await requireFreeSlug(tx, content.slug, post.id);
  if (!post.is_stored) await keepNewest(tx, post);
  const n = post.version + 1;
  await tx.insert(postRevisions).values({ postId: post.id, n, content, changedBy: by, changedAt: now });
  await tx.update(posts).set({ version: n }).where(eq(posts.id, post.id));
}

/** While somebody writes, their revisions of this time count as one. */
const sittingMs = 10 * minuteMs;

/** True for a revision `r`, with the next one of its post as `later`, that people may want back. */
export const isWorthKeeping = sql`(r.is_kept or later.n is null or later.changed_by is distinct from r.changed_by
  or later.changed_at - r.changed_at > make_interval(secs => ${sittingMs / 1000}))`;
export const nextRevision = sql`lateral (select n.n, n.changed_by, n.changed_at from post_revisions n
  where n.post_id = r.post_id and n.n > r.n order by n.n limit 1) later on true`;

const revisionRow = z.object({
  n: z.int(),
  at: dateOfMs,
  by: z.string().nullable(),
  content: contentRow,
});

export const listRevisions: Handler<Calls['revisions'], PostsDeps> = ({ params }, { office, clock }) =>
  office.read(async (db) => {
    const post = await findPost(db, params.id, clock.now());
    const rows = await readRows(
      revisionRow,
      db.execute(sql`select r.n, ${epochMs('r.changed_at')} as at, r.content,
        (select ${personName('u', 'f')} from users u left join profiles f on f.user_id = u.id where u.id = r.changed_by) as by
        from post_revisions r left join ${nextRevision} where r.post_id = ${post.id} and ${isWorthKeeping}
        order by r.n desc limit 200`),
    );
    const own = { n: post.version, at: post.changed_at, by: null, content: post.content };
    return {
      results: (post.is_stored ? rows : [own]).map(({ n, at, by, content }) => ({
        n,
        at: toStudioIso(at),
        by,
        title: content.title,
        word_count: countWords(content),
      })),
    };
  });
