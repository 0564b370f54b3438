import type { Element, ElementContent, Root, RootContent } from 'hast';

const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const descendants = (node: Element, tagName: string): Element[] =>
  node.children
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === tagName ? [child] : []), ...descendants(child, tagName)]);

/** Rehype plugin: labels each cell with its column, because narrow screens show the rows of a table as blocks. */
export function labeledTables() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) =>
      isElement(node) && node.tagName === 'table' ? labeled(node) : node,
    );
  };
}

function labeled(table: Element): Element {
  const headings = descendants(table, 'th');
  const labels = headings.map(textOf);
  for (const heading of headings) heading.properties['scope'] = 'col';
  for (const row of descendants(table, 'tr')) {
    for (const [index, cell] of descendants(row, 'td').entries()) {
      cell.properties['data-h'] = index === 0 ? '' : (labels[index] ?? '');
      if (/^\w{1,16}$/.test(textOf(cell))) cell.properties['data-word'] = '';
      // TypeDoc's sign for nothing.
      if (textOf(cell) === '-') cell.children = [];
    }
  }
  table.properties['className'] = ['labeled'];
  return table;
}
