import DOMPurify from 'dompurify';

const acting = [
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'style',
  'dialog',
  'audio',
  'video',
  'source',
  'map',
  'area',
];

/**
 * Removes active content from HTML of the server. The server sanitizes it as well; this page does not rely on that. Returns a
 * trusted type in browsers that support it, as the content security policy requires.
 */
export function cleanHtml(html: string): string {
  const clean: unknown = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: acting,
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
    RETURN_TRUSTED_TYPE: true,
  });
  // React passes the trusted object to the browser, but its types accept only strings.
  return clean as string;
}
