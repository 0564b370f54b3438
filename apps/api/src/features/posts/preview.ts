import type { Contract } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { dayMs } from '@detroit-well/config/durations';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { eq } from 'drizzle-orm';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { authors, postCategories, posts } from '../../platform/database/schema/blog.ts';
import { cleanPost, countWords } from '../blog/clean-post.ts';
import { authorColumns, categoryColumns, readershipOf } from '../blog/rows.ts';
import { postView } from '../blog/view.ts';
import { contentOf, keepNewest, targetOf } from '../written/revisions.ts';
import { lockWritten } from '../written/written-kind.ts';
import type { PostsDeps } from './drafts.ts';
import { postKind } from './post-kind.ts';

const validMs = dayMs;

/** What a link shows: a revision of a post, until a time in milliseconds. */
const shown = z.tuple([z.string(), z.int(), z.int()]);
type Shown = z.output<typeof shown>;

const signatureOf = ({ keys }: Pick<PlatformDeps, 'keys'>, text: string) =>
  createHmac('sha256', keys.previews).update(`post.preview:${text}`).digest();

/** In hex: the site sends a path that it does not find to the one in lower case. */
function tokenOf(deps: Pick<PlatformDeps, 'keys'>, link: Shown): string {
  const text = Buffer.from(JSON.stringify(link)).toString('hex');
  return `${text}.${signatureOf(deps, text).toString('hex')}`;
}

/** What a token shows; undefined if this server did not make it, or its time is over. */
function readToken(deps: Pick<PlatformDeps, 'keys'>, token: string, now: Date): Shown | undefined {
  const [text = '', given = ''] = token.split('.');
  const signature = Buffer.from(given, 'hex');
  const expected = signatureOf(deps, text);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const link = shown.parse(JSON.parse(Buffer.from(text, 'hex').toString('utf8')));
  return link[2] > now.getTime() ? link : undefined;
}

export const makePreviewLink: Handler<Contract['officePosts']['previewLink'], PostsDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const now = deps.clock.now();
    const post = await lockWritten(tx, postKind, call.params.id, now);
    await keepNewest(tx, postKind, post);
    const until = new Date(now.getTime() + validMs);
    const token = tokenOf(deps, [post.id, post.version, until.getTime()]);
    const expiresAt = toStudioIso(until);
    await record({
      action: 'post.preview',
      target: targetOf(postKind, post.id),
      before: null,
      after: { revision: post.version, expires_at: expiresAt },
    });
    return { url: siteUrl(deps.settings.addresses.siteUrl, paths.preview(token)), expires_at: expiresAt };
  });

type PreviewDeps = Pick<PlatformDeps, 'database' | 'clock' | 'settings' | 'keys'>;

/** A revision as its page would show it, for whoever has the link. */
export const readPreview: Handler<Contract['blog']['preview'], PreviewDeps> = async ({ params }, deps) => {
  const { db } = deps.database;
  const link = readToken(deps, params.token, deps.clock.now());
  const content = link && (await contentOf(db, postKind, link[0], link[1]));
  const [post] = link ? await db.select().from(posts).where(eq(posts.id, link[0])) : [];
  if (!link || !content || !post) throw problem('not_found', { message: 'This preview has ended' });
  const readers = readershipOf(deps);
  const [category] = await db
    .select(categoryColumns(readers))
    .from(postCategories)
    .where(eq(postCategories.slug, content.category ?? ''));
  const [author] = await db
    .select(authorColumns(readers))
    .from(authors)
    .where(eq(authors.id, content.author_id ?? ''));
  const row = {
    post: {
      ...post,
      ...cleanPost(content),
      slug: content.slug,
      featuredImage: content.featured_image,
      seoTitle: content.seo_title,
      searchDescription: content.search_description,
      publishedAt: post.publishedAt ?? post.scheduledAt ?? deps.clock.now(),
    },
    category: category ?? null,
    author: author ?? null,
    tags: content.tags,
    wordCount: countWords(content),
  };
  return { post: postView(row, deps.settings.addresses.apiUrl), expires_at: toStudioIso(new Date(link[2])) };
};
