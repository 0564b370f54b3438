import type { SearchEntry, SearchKind } from '../search/search-scopes.ts';

/** A result with the words of the index that the search matched. */
export interface ShownResult extends SearchEntry {
  readonly terms: readonly string[];
}

const groupTitles: Readonly<Record<SearchKind, string>> = {
  guides: 'Guides',
  reference: 'API reference',
  errors: 'Errors',
  kit: 'Kit',
};

/** Creates an element. Text never becomes markup, because pages allow no HTML from scripts (Trusted Types). */
function element(
  name: string,
  className: string | undefined,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const created = document.createElement(name);
  if (className !== undefined) created.className = className;
  created.append(...children);
  return created;
}

/** The text with the matched words marked. */
function marked(text: string, terms: readonly string[]): (Node | string)[] {
  const patterns = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  if (patterns.length === 0) return [text];
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((part, index) => (index % 2 === 1 ? element('mark', undefined, part) : part));
}

function option({ title, text, href, label, isCode, terms }: ShownResult, id: string): HTMLElement {
  const name = marked(title, terms);
  const link = document.createElement('a');
  link.id = id;
  link.href = href;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.append(
    element(
      'span',
      undefined,
      isCode
        ? element('b', undefined, element('code', undefined, ...name))
        : element('b', undefined, ...name),
      element('span', undefined, ...marked(text, terms)),
    ),
    element('small', undefined, label),
  );
  return link;
}

/** Replaces the list: one group for each kind, in the order of the results. */
export function drawResults(list: HTMLElement, results: readonly ShownResult[]): void {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  list.replaceChildren(
    ...kinds.map((kind) => {
      const title = element('p', 'grp', groupTitles[kind]);
      title.id = `search-group-${kind}`;
      const group = element('div', undefined, title);
      group.setAttribute('role', 'group');
      group.setAttribute('aria-labelledby', title.id);
      for (const [index, result] of results.filter((one) => one.kind === kind).entries()) {
        group.append(option(result, `search-${kind}-${index}`));
      }
      return group;
    }),
  );
}
