import { data } from 'react-router-dom';
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
  /** Any other path nobody knows (Decision 2.4). */
  | { kind: 'unknown' }
  | ({ kind: 'legal' } & LegalPage)
  | { kind: 'failed'; status: number; line: string };

const answer = (page: PlainData, status: number) => data(page, { status });

export const loadLost = (): unknown => answer({ kind: 'lost' }, 404);

export const loadUnknown = (): unknown => answer({ kind: 'unknown' }, 404);

/** Reads a legal page by its type; a failure is told in the words of Spec B 8.9. */
export function loadLegal(type: string) {
  return async ({ tools }: LoaderCall): Promise<unknown> => {
    try {
      const page = await tools.api.legalPage(type);
      if (!page) return answer({ kind: 'unknown' }, 404);
      const rules = page.rules.map(({ value }) => value);
      return answer(
        {
          kind: 'legal',
          title: page.title,
          seoTitle: page.seo_title || page.title,
          description: page.search_description,
          effectiveDate: page.effective_date,
          body: page.body,
          rules,
        },
        200,
      );
    } catch {
      return answer({ kind: 'failed', status: 503, line: 'Error loading policy.' }, 503);
    }
  };
}
