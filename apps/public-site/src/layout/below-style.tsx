/** In the browser, the text that the document has, so that React finds what it would render. */
const inDocument =
  typeof document === 'undefined' ? '' : (document.getElementById('below')?.textContent ?? '');

/**
 * Ends the first screen of a page. The document puts the style of everything below it here (`withStyle`); the style of the
 * first screen is in the head (ADR-073).
 */
export function BelowStyle() {
  return <style id="below">{inDocument}</style>;
}
