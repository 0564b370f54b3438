import { paths } from '@detroit-well/config/paths';
import { data } from 'react-router-dom';
import type { Session } from '../../api/wire.ts';
import { withoutOtherPictures } from '../../pictures/allowed-pictures.ts';
import type { LoaderCall } from '../../site-route.ts';
import { summarise, type SessionSummary } from '../../sessions/session-view.ts';
import { sectionsOf, type TextSection } from './sections.ts';

export interface Question {
  readonly question: string;
  /** HTML. */
  readonly answer: string;
}

interface ReadyPage {
  readonly kind: 'ready';
  readonly heading: string;
  readonly lead: string;
  readonly seoTitle: string;
  readonly description: string;
  /** HTML before the first section. */
  readonly intro: string;
  readonly sections: readonly TextSection[];
  readonly questions: readonly Question[];
  /** The next sessions for beginners, one of each program; null if they could not be loaded. */
  readonly starters: readonly SessionSummary[] | null;
}

export type FirstTimeData =
  | ReadyPage
  /** The content system has no such page. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

const mostStarters = 2;

/** The page about a first visit, of the content system, with the next sessions for beginners. */
export async function loadFirstTime({ reader, tools }: LoaderCall): Promise<unknown> {
  const [page, sessions] = await Promise.all([
    tools.api.findPage(`${paths.firstTime()}/`, reader).catch(() => 'failed' as const),
    tools.api.upcomingSessions().catch(() => null),
  ]);
  if (page === 'failed') return data({ kind: 'failed' } satisfies FirstTimeData, { status: 503 });
  if (page === null) return data({ kind: 'missing' } satisfies FirstTimeData, { status: 404 });
  const clean = (html: string) => withoutOtherPictures(html, tools.allowsPicture);
  const hero = page.hero[0];
  const title = page.title || 'First time here';
  const { lead: intro, sections } = sectionsOf(clean(page.body));
  const first: ReadyPage = {
    kind: 'ready',
    heading: hero?.lrg_subheader || title,
    lead: hero?.copy ?? '',
    seoTitle: page.seo_title || page.meta.seo_title || title,
    description: page.search_description || page.meta.search_description,
    intro,
    sections,
    questions: page.rules.map(({ value }) => ({ question: value.title, answer: clean(value.content) })),
    starters: sessions && starters(sessions).map(summarise),
  };
  return data(first, { status: 200 });
}

/** The soonest session of each program for beginners that still has a spot. */
function starters(sessions: readonly Session[]): Session[] {
  const programs = new Set<string>();
  return sessions
    .filter(({ program, status, is_full, registration_open }) => {
      if (program.difficulty_level.toLowerCase() !== 'beginner') return false;
      if (status === 'cancelled' || is_full || !registration_open) return false;
      return !programs.has(program.title) && programs.add(program.title);
    })
    .slice(0, mostStarters);
}
