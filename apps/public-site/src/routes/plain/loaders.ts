import { sentences } from '@detroit-well/api-client/errors';
import { data, redirect } from 'react-router-dom';
import type { Page } from '../../api/wire.ts';
import { titleFromPath } from '../../metadata/path-title.ts';
import { withoutOtherPictures } from '../../pictures/allowed-pictures.ts';
import type { LoaderCall } from '../../site-route.ts';
import { canonicalPathOf, isLegalType } from './page-types.ts';

interface ContentPage {
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  readonly body: string;
}

export interface LegalPage extends ContentPage {
  readonly effectiveDate: string | null;
  readonly rules: readonly { title: string; content: string }[];
}

export interface AboutPage extends ContentPage {
  readonly heading: string;
  readonly lead: string;
  readonly intro: string;
  readonly ctas: readonly { url: string; text: string }[];
}

export type PlainData =
  /** The designed 404 page at its own path. */
  | { kind: 'not_found' }
  /** Any other unknown path (SPEC-A 7.4), or a page without a screen. `title` comes from SPEC-B 8.9. */
  | { kind: 'unknown'; title: string }
  | ({ kind: 'legal' } & LegalPage)
  | ({ kind: 'about' } & AboutPage)
  /** The page was loaded, but rendering it failed; `reference` is for support. */
  | { kind: 'broken'; reference: string }
  | { kind: 'failed'; status: number; line: string | null };

const respond = (page: PlainData, status: number) => data(page, { status });

export const loadNotFound = (): unknown => respond({ kind: 'not_found' }, 404);

const unknown = (title: string) => respond({ kind: 'unknown', title }, 404);

/** A page without a title is named after its path. */
function contentOf(page: Page, { url, tools }: LoaderCall): ContentPage {
  const title = page.title || titleFromPath(url.pathname);
  return {
    title,
    seoTitle: page.seo_title || page.meta.seo_title || title,
    description: page.search_description || page.meta.search_description,
    body: withoutOtherPictures(page.body, tools.allowsPicture),
  };
}

function legal(page: Page, call: LoaderCall) {
  return respond(
    {
      kind: 'legal',
      ...contentOf(page, call),
      effectiveDate: page.effective_date,
      rules: page.rules.map(({ value }) => value),
    },
    200,
  );
}

function about(page: Page, call: LoaderCall) {
  const hero = page.hero[0];
  const content = contentOf(page, call);
  return respond(
    {
      kind: 'about',
      ...content,
      heading: hero?.lrg_subheader || content.title,
      lead: hero?.copy ?? '',
      intro: page.intro_text,
      ctas: page.ctas.map(({ value }) => value),
    },
    200,
  );
}

/** Looks up any other path in the content system and maps the page's type to a screen (SPEC-A 2). */
export async function loadContentPage(call: LoaderCall): Promise<unknown> {
  const { url, reader, tools } = call;
  try {
    const page = await tools.api.findPage(`${url.pathname}/`, reader);
    if (!page) return unknown('Page not found');
    const { type, slug } = page.meta;
    if (!type) return unknown(sentences.pageTypeMissing);
    const canonical = canonicalPathOf(type, slug);
    // A canonical path that reaches this loader has no screen: redirecting to it again would never end.
    if (canonical !== undefined && canonical !== url.pathname) return redirect(canonical, 301);
    return isLegalType(type) ? legal(page, call) : unknown(sentences.pageTypeUnsupported);
  } catch {
    return respond({ kind: 'failed', status: 503, line: null }, 503);
  }
}

/** Loads a legal page by its type. A failure shows the message of SPEC-B 8.9. */
export function loadLegal(type: string) {
  return async (call: LoaderCall): Promise<unknown> => {
    try {
      const page = await call.tools.api.legalPage(type);
      return page ? legal(page, call) : unknown('Page not found');
    } catch {
      return respond({ kind: 'failed', status: 503, line: 'Error loading policy.' }, 503);
    }
  };
}

/** Loads the page at this path, whatever its type in the content system. */
export async function loadAbout(call: LoaderCall): Promise<unknown> {
  const { url, reader, tools } = call;
  try {
    const page = await tools.api.findPage(`${url.pathname}/`, reader);
    return page ? about(page, call) : unknown('Page not found');
  } catch {
    return respond({ kind: 'failed', status: 503, line: null }, 503);
  }
}
