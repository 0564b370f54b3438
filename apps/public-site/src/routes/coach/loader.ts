import { distinctSlugs } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { personSlug } from '@detroit-well/config/slug';
import { data, redirect } from 'react-router-dom';
import type { Coach, Program } from '../../api/wire.ts';
import { postCardView, type PostCardView } from '../../blog/post-card-view.ts';
import { coachView, type CoachView } from '../../coaches/coach-view.ts';
import { nearestFirst } from '../../lost/nearest-first.ts';
import type { LoaderCall } from '../../site-route.ts';
import { summarise, type SessionSummary } from '../../sessions/session-view.ts';

interface TaughtProgram {
  readonly title: string;
  readonly category: string;
  readonly href: string;
}

export type CoachData =
  | {
      readonly kind: 'ready';
      readonly coach: CoachView;
      readonly programs: readonly TaughtProgram[];
      /** Null if they could not be loaded. */
      readonly sessions: readonly SessionSummary[] | null;
      readonly posts: readonly (PostCardView & { readonly art: string })[];
      /** The list of all posts of the coach; null without posts. */
      readonly allPosts: string | null;
      readonly others: readonly CoachView[];
      readonly complete: boolean;
    }
  /** All coaches. */
  | { readonly kind: 'list'; readonly coaches: readonly CoachView[] }
  /** The address names no coach; `nearest` is named similarly. */
  | { readonly kind: 'missing'; readonly coaches: readonly CoachView[]; readonly nearest: CoachView | null }
  | { readonly kind: 'failed' };

const respond = (page: CoachData, status: number) => data(page, { status });

const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

const shownPosts = 2;

export async function loadCoaches({ tools }: LoaderCall): Promise<unknown> {
  const coaches = await orNull(tools.api.coaches());
  if (coaches === null) return respond({ kind: 'failed' }, 503);
  return respond({ kind: 'list', coaches: viewsOf(coaches, tools) }, 200);
}

/** A coach's page. An address that no coach has leads to the coach of that name, or to all coaches. */
export async function loadCoach(call: LoaderCall): Promise<unknown> {
  const { params, tools } = call;
  const name = params['slug'] ?? '';
  const [found, all] = await Promise.all([
    tools.api.coach(name).catch(() => 'failed' as const),
    orNull(tools.api.coaches()),
  ]);
  if (found === 'failed' || (found === null && all === null)) return respond({ kind: 'failed' }, 503);
  if (found === null) {
    // Not this address again, even if the server knows it in one call and not in the other.
    const named = all?.find((coach) => personSlug(coach.name) === personSlug(name) && coach.slug !== name);
    if (named) return redirect(paths.coach(named), 301);
    const { items, nearest } = nearestFirst(viewsOf(all ?? [], tools), (coach) => coach.name, name);
    return respond({ kind: 'missing', coaches: items, nearest }, 404);
  }
  // A public id is no address.
  if (found.slug !== name) return redirect(paths.coach(found), 301);
  const [sessions, posts] = await Promise.all([
    orNull(tools.api.sessionsOfCoach(found)),
    found.author_id === null ? [] : postsOf(found.author_id, call),
  ]);
  return respond(
    {
      kind: 'ready',
      coach: coachView(found, tools.allowsPicture),
      programs: found.programs.map(programView),
      sessions: sessions && sessions.map(summarise),
      posts: posts ?? [],
      allPosts: found.author_id && posts?.length ? paths.theStandard({ author: found.author_id }) : null,
      others: viewsOf(
        (all ?? []).filter(({ public_id }) => public_id !== found.public_id),
        tools,
      ),
      complete: sessions !== null && posts !== null && all !== null,
    },
    200,
  );
}

const viewsOf = (coaches: readonly Coach[], { allowsPicture }: LoaderCall['tools']) =>
  coaches.map((coach) => coachView(coach, allowsPicture));

const programView = ({ title, category_name: category }: Program): TaughtProgram => ({
  title,
  category,
  href: paths.program({ category, program: title }),
});

async function postsOf(author: string, { reader, tools }: LoaderCall) {
  const page = await orNull(tools.api.posts({ author__public_id: author, page_size: shownPosts }, reader));
  if (page === null) return null;
  const shown = page.results.filter((post) => tools.showSamples || !post.is_sample);
  const arts = distinctSlugs(shown.map(({ slug }) => slug));
  return shown.map((post, index) => ({
    ...postCardView(post, tools.allowsPicture),
    art: arts[index] ?? post.slug,
  }));
}
