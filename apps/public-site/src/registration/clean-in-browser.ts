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

/** Removes everything that acts from HTML that the browser loaded itself; the site's server cleans its own pages. */
export function cleanInBrowser(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: acting,
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
  });
}
