/** The style of a page, inlined in the document to save a request before the first paint. */
export interface PageStyle {
  /** The whole style, or that of the first screen. */
  readonly first: string;
  /** The style of everything below the first screen; empty if `first` is the whole style. */
  readonly below: string;
}

/** What `<BelowStyle />` renders on the server. */
const marker = '<style id="below"></style>';

/**
 * Puts the style into the head, and the style of what is below the first screen behind that screen, so that the browser can
 * paint the first screen before the rest of the document arrives (ADR-073).
 */
export function withStyle(body: string, { first, below }: PageStyle): { styles: string; body: string } {
  const styles = `<style>${first}</style>`;
  if (below === '') return { styles, body };
  const all = body.replace(marker, () => `<style id="below">${below}</style>`);
  // A page that shows a problem has no first screen of its own.
  return all === body ? { styles: `${styles}<style>${below}</style>`, body } : { styles, body: all };
}
