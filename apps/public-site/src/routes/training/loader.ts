import { sessionPath } from '@detroit-well/booking/session-text';
import { data, redirect } from 'react-router-dom';
import * as constants from '@detroit-well/config/constants';
import type { Page } from '../../api/wire.ts';
import type { AllowsPicture } from '../../pictures/allowed-pictures.ts';
import type { LoaderCall } from '../../site-route.ts';
import { summarise, type SessionSummary } from '../../sessions/session-view.ts';

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
  readonly sessions: readonly SessionSummary[] | null;
  readonly categories: readonly string[];
  /** Whether page, sessions and categories were all loaded. */
  readonly complete: boolean;
  /** The value in the query string; empty shows all. */
  readonly category: string;
  /** Whether all cards are shown: `?show=all` requests this without JavaScript. */
  readonly showAll: boolean;
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
  const [page, sessions, categories] = await Promise.all([
    orNull(api.trainingPage()),
    orNull(api.upcomingSessions()),
    orNull(api.categories()),
  ]);
  const training: LandingData = {
    kind: 'landing',
    content: page && contentOf(page, tools.allowsPicture),
    sessions: sessions && sessions.map(summarise),
    categories: categories?.map(({ name }) => name) ?? constants.fallbackCategories,
    complete: page !== null && sessions !== null && categories !== null,
    category: url.searchParams.get('category') ?? '',
    showAll: url.searchParams.get('show') === 'all',
  };
  return data(training, { status: page || sessions ? 200 : 503 });
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
