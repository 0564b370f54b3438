import { data } from 'react-router-dom';
import type { Page } from '../../api/wire.ts';
import type { LoaderCall } from '../../site-route.ts';

export interface LegalPage {
  title: string;
  seoTitle: string;
  description: string;
  effectiveDate: string | null;
  body: string;
  rules: readonly { title: string; content: string }[];
}

export type PlainData =
  /** The designed 404 at its own address. */
  | { kind: 'lost' }
  /** Any other path nobody knows (Decision 2.4), or a page nobody can draw; `title` is of Spec B 8.9. */
  | { kind: 'unknown'; title: string }
  | ({ kind: 'legal' } & LegalPage)
  | { kind: 'failed'; status: number; line: string | null };

const answer = (page: PlainData, status: number) => data(page, { status });

export const loadLost = (): unknown => answer({ kind: 'lost' }, 404);

const unknown = (title: string) => answer({ kind: 'unknown', title }, 404);

function legal(page: Page) {
  return answer(
    {
      kind: 'legal',
      title: page.title,
      seoTitle: page.seo_title || page.title,
      description: page.search_description,
      effectiveDate: page.effective_date,
      body: page.body,
      rules: page.rules.map(({ value }) => value),
    },
    200,
  );
}

/** Looks any other path up as a page of the content system and maps its type to a screen (Spec A 2). */
export async function loadContentPage({ url, tools }: LoaderCall): Promise<unknown> {
  try {
    const page = await tools.api.findPage(`${url.pathname}/`);
    if (!page) return unknown('Page not found');
    if (!page.meta.type) return unknown('Page type metadata missing');
    return page.meta.type.startsWith('legal.') ? legal(page) : unknown('Unsupported page type');
  } catch {
    return answer({ kind: 'failed', status: 503, line: null }, 503);
  }
}

/** Reads a legal page by its type; a failure is told in the words of Spec B 8.9. */
export function loadLegal(type: string) {
  return async ({ tools }: LoaderCall): Promise<unknown> => {
    try {
      const page = await tools.api.legalPage(type);
      return page ? legal(page) : unknown('Page not found');
    } catch {
      return answer({ kind: 'failed', status: 503, line: 'Error loading policy.' }, 503);
    }
  };
}
