import { activeElements, pageAttributes } from '@detroit-well/config/active-html';
import DOMPurify from 'dompurify';

/** Removes everything that acts from HTML that the browser loaded itself; the site's server cleans its own pages. */
export function cleanInBrowser(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [...activeElements],
    FORBID_ATTR: [...pageAttributes],
  });
}
