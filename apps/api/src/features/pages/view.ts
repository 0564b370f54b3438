import type { Hero, Page, WaiverRule } from '@detroit-well/api-client/contract';
import { withOrigin } from '../blog/post-pictures.ts';
import { withPictures } from './page-content.ts';
import { toStudioIso } from '@detroit-well/config/studio-time';
import type { pages } from '../../platform/database/schema/content.ts';

/** The fields of a page that depend on its type. */
export interface PageFields {
  readonly hero?: Hero[];
  readonly ctas?: { url: string; text: string }[];
  readonly introText?: string;
  readonly rules?: WaiverRule[];
}

/** A page in the shape of the content calls. Fields that its type does not have are empty. */
export function pageView(row: typeof pages.$inferSelect, apiUrl: string): Page {
  const fields: PageFields = withPictures<PageFields>(row.fields, withOrigin(apiUrl));
  return {
    id: row.number,
    title: row.title,
    meta: {
      type: row.type,
      slug: row.htmlPath.split('/').findLast((part) => part !== '') ?? '',
      html_path: row.htmlPath,
      seo_title: row.seoTitle,
      search_description: row.searchDescription,
      canonical_url: null,
      first_published_at: row.publishedAt && toStudioIso(row.publishedAt),
    },
    seo_title: row.seoTitle,
    search_description: row.searchDescription,
    hero: fields.hero ?? [],
    ctas: (fields.ctas ?? []).map((value) => ({ value })),
    intro_text: fields.introText ?? '',
    intro: fields.introText ?? '',
    body: row.bodyHtml,
    effective_date: row.effectiveDate,
    rules: (fields.rules ?? []).map((value) => ({ value })),
  };
}
