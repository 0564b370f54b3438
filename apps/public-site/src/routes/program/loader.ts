import { slug } from '@detroit-well/config/slug';
import { paths } from '@detroit-well/config/paths';
import { data, redirect } from 'react-router-dom';
import type { Program, ProgramDetail, Session } from '../../api/wire.ts';
import { coachView, type CoachView } from '../../coaches/coach-view.ts';
import { nearestFirst } from '../../lost/nearest-first.ts';
import type { LoaderCall } from '../../site-route.ts';
import { detail, type SessionDetail } from '../../sessions/session-view.ts';

/** A program in a link. */
export interface ProgramLink {
  readonly title: string;
  readonly category: string;
  readonly level: string;
  readonly description: string;
  readonly href: string;
}

export type ProgramData =
  | {
      readonly kind: 'ready';
      readonly program: ProgramLink;
      readonly outline: ProgramDetail['outline'];
      readonly next: ProgramLink | null;
      /** The dates ahead, soonest first; null if they could not be loaded. */
      readonly dates: readonly SessionDetail[] | null;
      readonly coaches: readonly CoachView[];
      readonly complete: boolean;
    }
  /** The address names no program; `nearest` are those of the category, otherwise all. */
  | { readonly kind: 'missing'; readonly nearest: readonly ProgramLink[] }
  | { readonly kind: 'failed' };

const respond = (page: ProgramData, status: number) => data(page, { status });

const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

function linkOf({
  title,
  category_name: category,
  difficulty_level: level,
  description,
}: Program): ProgramLink {
  const href = paths.program({ category, program: title });
  // Every page needs a title, even when the server sends no name.
  return { title: title || 'Program', category, level, description, href };
}

/**
 * A program's page. The title and the category in the address decide; a wrong or a missing category leads to the right one.
 * An address with a category only leads to its sessions.
 */
export async function loadProgram({ url, params, tools }: LoaderCall): Promise<unknown> {
  const { api } = tools;
  const programs = await orNull(api.programs());
  if (programs === null) return respond({ kind: 'failed' }, 503);
  const { category = '', program: name = category } = params;
  const inCategory = programs.filter((one) => slug(one.category_name) === category);
  const isNamed = (one: Program) => slug(one.title) === name || one.slug === name;
  const named = inCategory.find(isNamed) ?? programs.find(isNamed);
  if (!named) {
    // `/training/skate-well` is a category.
    const { category_name: known } = inCategory[0] ?? {};
    if (name === category && known) return redirect(paths.training({ category: known }), 301);
    const near = inCategory.length > 0 ? inCategory : programs;
    const { items } = nearestFirst(near, ({ title }) => title, name);
    return respond({ kind: 'missing', nearest: items.map(linkOf) }, 404);
  }
  const link = linkOf(named);
  if (link.href !== url.pathname && link.href !== paths.training()) return redirect(link.href, 301);
  const [found, sessions, coaches] = await Promise.all([
    api.program(named.public_id).catch(() => 'failed' as const),
    orNull(api.sessionsOfProgram(named.public_id)),
    orNull(api.coaches()),
  ]);
  if (found === 'failed' || found === null) return respond({ kind: 'failed' }, 503);
  const teaching = new Set(sessions?.map(({ coach }) => coach?.public_id));
  return respond(
    {
      kind: 'ready',
      program: link,
      outline: found.outline,
      next: found.next_program && linkOf(found.next_program),
      dates: sessions && sessions.filter(isAhead).map((session) => detail(session, tools.allowsPicture)),
      coaches: (coaches ?? [])
        .filter(({ public_id }) => teaching.has(public_id))
        .map((coach) => coachView(coach, tools.allowsPicture)),
      complete: sessions !== null && coaches !== null,
    },
    200,
  );
}

const isAhead = ({ status }: Session): boolean => status !== 'cancelled';
