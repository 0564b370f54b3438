import { safeUrl, sanitize } from '../../platform/html/sanitize.ts';
import type { PageFields } from './view.ts';

/** A page as an editor submits it. `body`, `intro` and `rules` are HTML. */
export interface PageText {
  readonly body: string;
  readonly fields: PageFields;
}

/** The only conversion of a submitted page into its stored form. */
export function cleanPage({ body, fields }: PageText): {
  bodyHtml: string;
  fields: Record<string, unknown>;
} {
  const { hero, ctas, introText, rules } = fields;
  return {
    bodyHtml: sanitize(body),
    fields: {
      ...(hero && {
        hero: hero.map((one) => ({
          ...one,
          image_url: one.image_url === null ? null : safeUrl(one.image_url) || null,
        })),
      }),
      ...(ctas && { ctas: ctas.map(({ url, text }) => ({ url: safeUrl(url), text })) }),
      ...(introText !== undefined && { introText: sanitize(introText) }),
      ...(rules && { rules: rules.map(({ title, content }) => ({ title, content: sanitize(content) })) }),
    },
  };
}
