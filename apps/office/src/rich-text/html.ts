import DOMPurify from 'dompurify';
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

/** The document of HTML. What the schema does not know is left out, and its text stays. */
export function documentOf(html: string): Node {
  // A fragment, so that nothing loads and no trusted type is needed.
  const fragment = DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_DOM_FRAGMENT: true });
  return DOMParser.fromSchema(schema).parse(fragment);
}

/** The HTML of a document; empty for one without text. */
export function htmlOf(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0) return '';
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document }));
  return box.innerHTML;
}
