/** Marks a gap between two page numbers. */
export type ShownPage = number | 'gap';

/** The first, last, current and adjacent pages. A gap never replaces a single page. */
export function shownPages(current: number, last: number): readonly ShownPage[] {
  const wanted = new Set(
    [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last),
  );
  if (wanted.has(3)) wanted.add(2);
  if (wanted.has(last - 2)) wanted.add(last - 1);
  const pages = [...wanted].toSorted((one, other) => one - other);
  return pages.flatMap((page, index): ShownPage[] =>
    index > 0 && page - (pages[index - 1] ?? 0) > 1 ? ['gap', page] : [page],
  );
}
