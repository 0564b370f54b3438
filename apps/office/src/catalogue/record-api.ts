import type {
  CatalogueCalls,
  CatalogueEntry,
  CataloguePage,
  CatalogueQuery,
  EditorCalls,
  Versioned,
} from './kind.ts';

interface ById {
  readonly params: { readonly id: string };
}
interface Key {
  readonly idempotencyKey: string;
}

/** How the client creates and changes a record; each has its own bodies. */
interface EditorEndpoint<Entry, Body> {
  create(input: { body: Body }, options?: Key): PromiseLike<Entry>;
  change(input: ById & { body: { version: number } }, options?: Key): PromiseLike<Entry>;
}

/** All calls of a record in the client; each has its own orders. */
interface RecordEndpoint<Entry, Body> extends EditorEndpoint<Entry, Body> {
  list(
    input?: { query?: CatalogueQuery },
    options?: { signal?: AbortSignal },
  ): PromiseLike<CataloguePage<Entry>>;
  listCsv(input?: { query?: CatalogueQuery }): PromiseLike<Blob>;
  read(input: ById, options?: { signal?: AbortSignal }): PromiseLike<Entry>;
  remove(input: ById): PromiseLike<unknown>;
}

interface Fields<Entry, Values, Body> {
  readonly bodyOf: (values: Values) => Body;
  readonly changesOf: (from: Entry, values: Values) => Partial<Body>;
}

/** How a kind of records is created and changed. */
export const editorApi = <Entry extends Versioned, Values, Body>(
  calls: EditorEndpoint<Entry, Body>,
  { bodyOf, changesOf }: Fields<Entry, Values, Body>,
): EditorCalls<Entry, Values> => ({
  create: (values, idempotencyKey) => calls.create({ body: bodyOf(values) }, { idempotencyKey }),
  change: (from, values, idempotencyKey) =>
    calls.change(
      { params: { id: from.id }, body: { ...changesOf(from, values), version: from.version } },
      { idempotencyKey },
    ),
});

/** All calls of a kind of records. `sorts`: the orders that its list knows. */
export const recordApi = <Entry extends CatalogueEntry, Values, Body>(
  calls: RecordEndpoint<Entry, Body>,
  sorts: readonly string[],
  fields: Fields<Entry, Values, Body>,
): CatalogueCalls<Entry, Values> => {
  const queryOf = ({ sort, ...rest }: CatalogueQuery): CatalogueQuery => ({
    ...rest,
    sort: sorts.find((one) => one === sort),
  });
  return {
    list: (query, signal) => calls.list({ query: queryOf(query) }, { signal }),
    csv: (query) => calls.listCsv({ query: queryOf(query) }),
    read: (id, signal) => calls.read({ params: { id } }, { signal }),
    ...editorApi(calls, fields),
    archive: ({ id }, version, archived) => {
      const body = { version, archived };
      return calls.change({ params: { id }, body });
    },
    remove: (id) => calls.remove({ params: { id } }),
  };
};
