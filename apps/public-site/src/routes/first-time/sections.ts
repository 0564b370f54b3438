import { slug } from '@detroit-well/config/slug';

/** A part of a text that starts with a heading. */
export interface TextSection {
  /** Unique on the page, for links to the section. */
  readonly id: string;
  readonly title: string;
  /** HTML after the heading. */
  readonly html: string;
}

const heading = /<h2>(.*?)<\/h2>/gs;

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

/** Splits clean HTML at its second-level headings. The text before the first one is `lead`. */
export function sectionsOf(html: string): { lead: string; sections: TextSection[] } {
  const found = [...html.matchAll(heading)];
  const sections = found.map((match, index) => {
    const title = plain(match[1] ?? '');
    const end = found[index + 1]?.index ?? html.length;
    return {
      id: `${slug(title) || 'part'}-${index + 1}`,
      title,
      html: html.slice(match.index + match[0].length, end).trim(),
    };
  });
  return { lead: html.slice(0, found[0]?.index ?? html.length).trim(), sections };
}

export { plain };
