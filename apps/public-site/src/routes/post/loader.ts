import { friendlyMessage, isApiError } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import { paths } from '@detroit-well/config/paths';
import { data, redirect } from 'react-router-dom';
import type { Post, PostSummary } from '../../api/wire.ts';
import { retryAfterMs } from '@detroit-well/booking/rate-limit';
import type { LoaderCall, LoaderTools } from '../../site-route.ts';
import { postsToRead, postView, type PostView } from './post-view.ts';
import { samplePost, samplePostSlug } from './sample-post.ts';

export type PostData =
  | {
      readonly kind: 'ready';
      readonly post: PostView;
      readonly isTemplate: boolean;
      /** False if the related posts could not be loaded. */
      readonly isComplete: boolean;
      /** Of a revision that the office made a link to: when the link ends. */
      readonly previewUntil?: string;
    }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'failed';
      readonly status: number;
      readonly message: string;
      readonly cause: string;
      /** For a rate limit: how long the server asked to wait. */
      readonly waitMs: number | null;
    };

/** Hides samples unless they are enabled (SPEC-A 7.19). */
function shown<P extends { is_sample: boolean }>(post: P | null, { showSamples }: LoaderTools): P | null {
  return post?.is_sample && !showSamples ? null : post;
}

/** Null if they can't be loaded: the post is still worth reading. */
async function newestPosts({ reader, tools }: LoaderCall): Promise<readonly PostSummary[] | null> {
  try {
    const page = await tools.api.posts({}, reader);
    return (page?.results ?? []).filter((post) => shown(post, tools));
  } catch {
    return null;
  }
}

function templateFor(slug: string, { showSamples }: LoaderTools): Post | null {
  return slug === samplePostSlug && showSamples ? samplePost : null;
}

/** The post with this slug, or one of the two failures of SPEC-B 8.9. */
export async function loadPost(call: LoaderCall): Promise<unknown> {
  const { params, reader, tools } = call;
  const slug = params['slug'] ?? '';
  try {
    const [found, newest] = await Promise.all([tools.api.post(slug, reader), newestPosts(call)]);
    const template = found ? null : templateFor(slug, tools);
    const post = shown(found, tools) ?? template;
    if (!post) return data({ kind: 'not-found' } satisfies PostData, { status: 404 });
    // It had this address before.
    if (post.slug && post.slug !== slug) return redirect(paths.post(post.slug), 301);
    const view = postView(post, {
      path: paths.post(post.slug || slug),
      more: postsToRead(post, newest ?? []),
      allows: tools.allowsPicture,
    });
    return data({
      kind: 'ready',
      post: view,
      isTemplate: template !== null,
      isComplete: newest !== null,
    } satisfies PostData);
  } catch (error) {
    return failed(error);
  }
}

/** A revision of a post as its page will show it, behind a link of the office. */
export async function loadPreview({ params, reader, tools }: LoaderCall): Promise<unknown> {
  try {
    const found = await tools.api.preview(params['token'] ?? '', reader);
    if (!found) return data({ kind: 'not-found' } satisfies PostData, { status: 404 });
    return data({
      kind: 'ready',
      post: postView(found.post, {
        path: paths.post(found.post.slug),
        more: [],
        allows: tools.allowsPicture,
      }),
      isTemplate: false,
      isComplete: true,
      previewUntil: found.expires_at,
    } satisfies PostData);
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown) {
  const status = isApiError(error) && error.status === 429 ? 429 : 503;
  const message = describe(error, 'loadPost').message;
  // Our server's failure to reach the API says nothing about the reader's connection.
  const cause = status === 429 ? describe(error, 'blog').message : friendlyMessage(status);
  const waitMs = retryAfterMs(error);
  return data({ kind: 'failed', status, message, cause, waitMs } satisfies PostData, { status });
}
