import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** What a fence says after its language: `file="register.ts" {4,6-8} tab="TypeScript"`. Other words are for other tools. */
export function readMeta(meta: string | null | undefined): {
  readonly file: string | undefined;
  readonly tab: string | undefined;
  readonly lines: string | undefined;
} {
  const given = meta ?? '';
  return {
    file: /\bfile="([^"]+)"/.exec(given)?.[1],
    tab: /\btab="([^"]+)"/.exec(given)?.[1],
    lines: /\{([\d,\- ]+)\}/.exec(given)?.[1]?.replaceAll(' ', ''),
  };
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
  ),
  children: [],
});

function plateOf({ value, lang, meta }: Code): MdxJsxFlowElement {
  const { file, lines } = readMeta(meta);
  return element('CodePlate', { code: value, lang: lang ?? undefined, file, lines });
}

function tabsOf({ children }: MdxJsxFlowElement): MdxJsxFlowElement {
  const tabs = children
    .filter((child): child is Code => child.type === 'code')
    .map(({ value, lang, meta }) => {
      const { tab, file, lines } = readMeta(meta);
      return { tab: tab ?? file ?? lang ?? '', code: value, lang: lang ?? undefined, lines };
    });
  return element('CodeTabs', { tabs: JSON.stringify(tabs) });
}

function withPlates(node: RootContent): RootContent {
  if (node.type === 'code') return plateOf(node);
  if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeTabs') return tabsOf(node);
  if (!('children' in node)) return node;
  return { ...node, children: node.children.map(withPlates) } as RootContent;
}

/** Remark plugin: turns fenced code into `CodePlate`, and the fences inside `CodeTabs` into its tabs. */
export function codeFences() {
  return (tree: Root): void => {
    tree.children = tree.children.map(withPlates);
  };
}
