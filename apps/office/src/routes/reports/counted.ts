/** The rows that a figure counts: sessions of a slot, those of a slot that somebody waited for, or meetings of a coach. */
export interface Counted {
  readonly kind: 'slot' | 'waited' | 'coach';
  /** The row of the report; all rows without it. */
  readonly id?: string;
}

const kinds = ['slot', 'waited', 'coach'] as const;

/** The address of the reports with these rows open over them. */
export function countedHref({ kind, id }: Counted): string {
  const params = new URLSearchParams(location.search);
  params.set('open', id === undefined ? kind : `${kind}:${id}`);
  return `${location.pathname}?${params.toString()}`;
}

/** The rows that the address names. */
export function countedIn(open = ''): Counted | null {
  const [name, ...rest] = open.split(':');
  const kind = kinds.find((one) => one === name);
  if (kind === undefined) return null;
  return rest.length === 0 ? { kind } : { kind, id: rest.join(':') };
}
