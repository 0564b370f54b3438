import type { Period } from '../../figures/period.ts';

/** The rows that a figure counts: sessions of a slot, those of a slot that somebody waited for, or meetings of a coach. */
export interface Counted {
  readonly kind: 'slot' | 'waited' | 'coach';
  /** The row of the report; all rows without it. */
  readonly id?: string;
}

const kinds = ['slot', 'waited', 'coach'] as const;

/** The address of the reports with these rows open over them. `only`: those of these days. */
export function countedHref({ kind, id }: Counted, only?: Period): string {
  const params = new URLSearchParams(location.search);
  if (only) {
    params.set('start_date', only.first);
    params.set('end_date', only.last);
  }
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
