/** Elements that act, move or load something, which reading matter does not need. For DOMPurify's `FORBID_TAGS`, besides its defaults. */
export const activeElements: readonly string[] = [
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
  'marquee',
  'template',
];

/** Attributes through which a text could take the style or the ids of the page. For DOMPurify's `FORBID_ATTR`. */
export const pageAttributes: readonly string[] = ['style', 'class', 'id', 'name'];
