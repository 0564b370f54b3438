import DOMPurify from 'dompurify';
import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model';
import { schema } from './schema.ts';

// A fragment, so that nothing loads and no trusted type is needed.
const cleaned = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_DOM_FRAGMENT: true });

/** The document of HTML. What the schema does not know is left out, and its text stays. */
export const documentOf = (html: string): Node => DOMParser.fromSchema(schema).parse(cleaned(html));

/** A part of a document, to be put into another one. */
export const sliceOf = (html: string): Slice => DOMParser.fromSchema(schema).parseSlice(cleaned(html));

/** The HTML of a document; empty for one without text. */
export function htmlOf(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0) return '';
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document }));
  return box.innerHTML;
}
