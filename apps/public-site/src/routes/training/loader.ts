import { sessionPath } from '@detroit-well/booking/session-text';
import { data, redirect } from 'react-router-dom';
import { readFilters, type ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import { loadSchedule } from '@detroit-well/booking/schedule/load';
import { studioDay } from '@detroit-well/config/studio-time';
import { scheduleSessions } from '../../api/max-sessions.ts';
import type { Page } from '../../api/wire.ts';
import type { AllowsPicture } from '../../pictures/allowed-pictures.ts';
import type { LoaderCall } from '../../site-route.ts';
import { fallbackTiles } from '../../session-list/fallback-tiles.ts';
import type { SiteSchedule, TileCategory } from '../../session-list/lists.ts';
import { slidesOf, type Slide } from '../../testimonials/slides.ts';
import { summarise } from '../../sessions/session-view.ts';

/** The landing page's texts from the content system. */
export interface LandingContent {
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  readonly hero: Page['hero'][number] | null;
  readonly ctas: readonly { url: string; text: string }[];
  readonly intro: string;
  readonly body: string;
}

export interface LandingData {
  readonly kind: 'landing';
  /** Null if it could not be loaded; the page then says so. */
  readonly content: LandingContent | null;
  /** Null if the list could not be loaded. */
  readonly schedule: SiteSchedule | null;
  readonly categories: readonly TileCategory[];
  readonly slides: readonly Slide[];
  /** True if page, sessions, categories and testimonials were all loaded. */
  readonly complete: boolean;
  /** The filters in effect. */
  readonly filters: ScheduleFilters;
  /** Values of the query string that the schedule does not know. */
  readonly unknown: readonly string[];
}

/** `?session=` named a session that can't be shown: a separate screen at the same URL (SPEC-B 8.8). */
export type TrainingData = LandingData | { kind: 'no-session'; problem: 'not-found' | 'unavailable' };

const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

function contentOf(page: Page, allows: AllowsPicture): LandingContent {
  const [hero = null] = page.hero;
  const picture = hero?.image_url;
  return {
    title: page.title,
    seoTitle: page.seo_title || page.meta.seo_title || page.title,
    description: page.search_description || page.meta.search_description,
    hero: hero && { ...hero, image_url: picture && allows(picture) ? picture : null },
    ctas: page.ctas.map(({ value }) => value),
    intro: page.intro_text,
    body: page.body,
  };
}

/**
 * The landing page (SPEC-A 2): loads page, sessions and categories in parallel. A message replaces missing text; the browser
 * loads missing sessions. Without both there is nothing to index, and the status says so.
 */
export async function loadTraining({ url, reader, tools }: LoaderCall): Promise<unknown> {
  const byId = url.searchParams.get('session');
  if (byId) return redirectToSession(byId, reader, tools);
  const { api } = tools;
  const today = studioDay(tools.now());
  const { filters, unknown } = readFilters(url.searchParams, today);
  const calls = { upcoming: api.upcomingSessions, facets: api.sessionFacets };
  const [page, schedule, categories, site] = await Promise.all([
    orNull(api.trainingPage()),
    orNull(loadSchedule(calls, filters, { today, limit: scheduleSessions })),
    orNull(api.categories()),
    api.site().catch(() => undefined),
  ]);
  const training: LandingData = {
    kind: 'landing',
    content: page && contentOf(page, tools.allowsPicture),
    schedule: schedule && { ...schedule, sessions: schedule.sessions.map(summarise) },
    categories: categories?.map(({ name, session_count: count }) => ({ name, count })) ?? fallbackTiles,
    complete: page !== null && schedule?.facets != null && categories !== null && site !== undefined,
    slides: slidesOf(site, tools.showSamples),
    filters: schedule?.filters ?? filters,
    unknown,
  };
  return data(training, { status: page || schedule ? 200 : 503 });
}

async function redirectToSession(
  publicId: string,
  reader: string,
  { api }: LoaderCall['tools'],
): Promise<unknown> {
  const session = await api.session(publicId, reader).catch(() => 'unavailable' as const);
  if (session === 'unavailable') return noSession('unavailable', 503);
  if (!session) return noSession('not-found', 404);
  const href = sessionPath(session);
  // A session whose name makes no slug has its page below `by/id`.
  if (href.includes('?id=')) return redirect(href, 302);
  return redirect(`/training/session/by/id?${new URLSearchParams({ id: publicId }).toString()}`, 302);
}

function noSession(problem: 'not-found' | 'unavailable', status: number) {
  const training: TrainingData = { kind: 'no-session', problem };
  return data(training, { status });
}
