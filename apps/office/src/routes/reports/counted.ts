/** The rows that a figure counts: sessions of a slot or of all of them, those that somebody waited for, or meetings of a coach. */
export interface Counted {
  readonly kind: 'slot' | 'waited' | 'coach';
  /** Of the row of the report; all rows without it. */
  readonly id: string;
}

const kinds = ['slot', 'waited', 'coach'] as const;

/** The address of the reports with these rows open over them. */
export function countedHref({ kind, id }: Counted): string {
  const params = new URLSearchParams(location.search);
  params.set('open', `${kind}:${id}`);
  return `${location.pathname}?${params.toString()}`;
}

/** The rows that the address names. */
export function countedIn(open: string | undefined): Counted | null {
  const kind = kinds.find((one) => open?.startsWith(`${one}:`));
  return kind === undefined || open === undefined ? null : { kind, id: open.slice(kind.length + 1) };
}
