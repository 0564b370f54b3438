import { activeElements, pageAttributes } from '@detroit-well/config/active-html';
import DOMPurify from 'dompurify';

/**
 * Removes active content from HTML of the server. The server sanitizes it as well; this page does not rely on that. Returns a
 * trusted type in browsers that support it, as the content security policy requires.
 */
export function cleanHtml(html: string): string {
  const clean: unknown = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [...activeElements],
    FORBID_ATTR: [...pageAttributes],
    RETURN_TRUSTED_TYPE: true,
  });
  // React passes the trusted object to the browser, but its types accept only strings.
  return clean as string;
}
