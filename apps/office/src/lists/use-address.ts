import { useNavigate, useSearchParams } from 'react-router-dom';

/** What a list shows, kept in the address so that a view can be sent to a colleague. */
export interface ListAddress {
  readonly search: string;
  readonly sort: string | undefined;
  readonly cursor: string | undefined;
  readonly get: (name: string) => string | undefined;
  /** Changes filters or the order, and goes back to the first page. `undefined` removes a value. */
  readonly set: (values: Readonly<Record<string, string | undefined>>) => void;
  /** The address of another page of the list. */
  readonly pageHref: (cursor: string | null) => string;
  /** The address with a record of the list open over it. */
  readonly openHref: (id: string) => string;
  readonly close: () => void;
}

export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const get = (name: string): string | undefined => params.get(name) || undefined;
  return {
    search: get('search') ?? '',
    sort: get('sort'),
    cursor: get('cursor'),
    get,
    set: (values) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('cursor');
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    pageHref: (cursor) => hrefWith(params, { cursor, open: null }),
    openHref: (id) => hrefWith(params, { open: id }),
    close: () => void navigate(hrefWith(params, { open: null }), { replace: true, preventScrollReset: true }),
  };
}

function hrefWith(params: URLSearchParams, values: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return location.pathname + (next.size > 0 ? `?${next.toString()}` : '');
}
