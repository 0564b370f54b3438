import type { Element, Root } from 'hast';

const linked = /^h[23]$/;

/** Rehype plugin: makes each section heading a link to itself. Runs after the headings have their ids. */
export function headingLinks() {
  return (tree: Root): void => {
    for (const node of tree.children) if (node.type === 'element' && linked.test(node.tagName)) link(node);
  };
}

function link(heading: Element): void {
  const { id } = heading.properties;
  if (typeof id !== 'string') return;
  // Without text, because the text of a heading is also its entry in the table of contents.
  const slash: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['slash'], ariaHidden: 'true' },
    children: [],
  };
  heading.children = [
    { type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: [slash, ...heading.children] },
  ];
}
