import type { Paging } from '../contract/definition/call-kinds.ts';
import { rawRecord } from '../contract/definition/lenient.ts';
import { CallPromise } from '../http/call-promise.ts';
import type { Outcome } from '../http/call-promise.ts';

/**
 * The promise of a paged call: its first page. `for await (const session of client.sessions.list())` requests the pages one
 * after another and gives their entries; `pages()` gives the pages.
 */
export interface PagedCall<Page, Entry> extends CallPromise<Page>, AsyncIterable<Entry> {
  pages(): AsyncGenerator<Page, void, undefined>;
}

type Load<Page> = (query: object | undefined) => Promise<Outcome<Page>>;

/** Requests the first page at once, and each further one when the loop reaches it. */
export function pagedCall<Page, Entry>(
  by: Paging,
  load: Load<Page>,
  firstQuery: object | undefined,
): PagedCall<Page, Entry> {
  const call = new CallPromise(load(firstQuery));
  async function* pages(): AsyncGenerator<Page, void, undefined> {
    let query = firstQuery;
    let previous = '';
    for (let { data: page } = await call.withResponse(); ; page = (await load(query)).data) {
      // A server that ignores the position returns the same page again.
      const text = JSON.stringify(page);
      if (text === previous) return;
      previous = text;
      yield page;
      query = nextQuery(by, page, query);
      if (query === undefined) return;
    }
  }
  async function* entries(): AsyncGenerator<Entry, void, undefined> {
    for await (const page of pages()) yield* entriesOf(page) as Entry[];
  }
  return Object.assign(call, { pages, [Symbol.asyncIterator]: entries });
}

const entriesOf = (page: unknown): unknown[] =>
  Array.isArray(page) ? page : (Object.values(rawRecord(page)).find(Array.isArray) ?? []);

/** The query of the page after this one; `undefined` after the last. */
function nextQuery(by: Paging, page: unknown, query: object | undefined): object | undefined {
  const entries = entriesOf(page);
  const given = rawRecord(query);
  const { count, next, meta } = rawRecord(page);
  const position = Number(given.offset ?? 0) + entries.length;
  const total = count ?? rawRecord(meta).total_count;
  const isLast = by === 'page' ? !next : typeof total === 'number' && position >= total;
  if (isLast || entries.length === 0) return undefined;
  const positions = {
    offset: () => position,
    page: () => Number(given.page ?? 1) + 1,
    before: () => rawRecord(entries[0]).public_id,
  };
  return { ...query, [by]: positions[by]() };
}
