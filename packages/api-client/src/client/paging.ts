import type { Paging } from '../contract/definition/call-kinds.ts';
import { rawRecord } from '../contract/definition/lenient.ts';
import { CallPromise } from '../http/call-promise.ts';
import type { Outcome } from '../http/call-promise.ts';

/** One page of any list: its entries, and the number of entries on all pages where the server tells it. */
export interface ListPage<Entry> {
  readonly entries: Entry[];
  readonly total: number | undefined;
}

/**
 * The promise of a call that lists: its first page as the API sends it. `for await (const session of client.sessions.list())`
 * requests the pages one after another and gives their entries; `pages()` gives the pages, in one form for all lists.
 */
export interface PagedCall<Page, Entry> extends CallPromise<Page>, AsyncIterable<Entry> {
  pages(): AsyncGenerator<ListPage<Entry>, void, undefined>;
}

type Load<Page> = (query: object | undefined) => Promise<Outcome<Page>>;

/** Requests the first page at once, and each further one when the loop reaches it. */
export function pagedCall<Page, Entry>(
  by: Paging | 'all',
  load: Load<Page>,
  firstQuery: object | undefined,
): PagedCall<Page, Entry> {
  const call = new CallPromise(load(firstQuery));
  async function* pages(): AsyncGenerator<ListPage<Entry>, void, undefined> {
    let query = firstQuery;
    let previous = '';
    for (let { data: page } = await call.withResponse(); ; page = (await load(query)).data) {
      // A server that ignores the position returns the same page again.
      const text = JSON.stringify(page);
      if (text === previous) return;
      previous = text;
      yield { entries: entriesOf(page) as Entry[], total: totalOf(page) };
      query = by === 'all' ? undefined : nextQuery(by, page, query);
      if (query === undefined) return;
    }
  }
  async function* entries(): AsyncGenerator<Entry, void, undefined> {
    for await (const page of pages()) yield* page.entries;
  }
  return Object.assign(call, { pages, [Symbol.asyncIterator]: entries });
}

const entriesOf = (page: unknown): unknown[] =>
  Array.isArray(page) ? page : (Object.values(rawRecord(page)).find(Array.isArray) ?? []);

function totalOf(page: unknown): number | undefined {
  const { count, meta } = rawRecord(page);
  const total = count ?? rawRecord(meta).total_count;
  return typeof total === 'number' ? total : undefined;
}

/** The query of the page after this one; `undefined` after the last. */
function nextQuery(by: Paging, page: unknown, query: object | undefined): object | undefined {
  const entries = entriesOf(page);
  const given = rawRecord(query);
  const { next } = rawRecord(page);
  const position = Number(given.offset ?? 0) + entries.length;
  const total = totalOf(page);
  const isLast = by === 'page' || by === 'cursor' ? !next : total !== undefined && position >= total;
  if (isLast || entries.length === 0) return undefined;
  const positions = {
    offset: () => position,
    page: () => Number(given.page ?? 1) + 1,
    before: () => rawRecord(entries[0]).public_id,
    cursor: () => next,
  };
  return { ...query, [by]: positions[by]() };
}
