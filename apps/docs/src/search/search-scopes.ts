/** The kinds of search results, in the order of their groups. */
export type SearchKind = 'guides' | 'reference' | 'errors' | 'kit';

export const searchScopes = [
  { kind: 'all', title: 'All' },
  { kind: 'guides', title: 'Guides' },
  { kind: 'reference', title: 'API' },
  { kind: 'errors', title: 'Errors' },
  { kind: 'kit', title: 'Kit' },
] as const satisfies readonly { readonly kind: SearchKind | 'all'; readonly title: string }[];

/** What the index stores of each entry. */
export interface SearchEntry {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** What the entry is, such as `Section` or `Error 429`. */
  readonly label: string;
  /** The title is a name of the code. */
  readonly isCode: boolean;
}

/** Shared by the build, which writes the index, and the browser, which reads it. */
export const searchOptions = {
  fields: ['title', 'text'],
  storeFields: ['kind', 'title', 'text', 'href', 'label', 'isCode'],
  /** Also finds the words of `session_full` and `isUnknownOutcome`. */
  tokenize: (text: string): string[] =>
    text
      .split(/[^\p{L}\p{N}_]+/u)
      .flatMap((word) => {
        const parts = word.split(/_|(?<=[a-z0-9])(?=[A-Z])/);
        return parts.length > 1 ? [word, ...parts] : [word];
      })
      .filter((word) => word !== ''),
  searchOptions: { boost: { title: 4 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const },
};
