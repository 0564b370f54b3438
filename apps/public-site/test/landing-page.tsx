import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { filterOptions } from '../src/blog/filter-options.ts';
import { readFilters } from '../src/blog/filters.ts';
import { postResults } from '../src/blog/post-results.ts';
import type { BlogData } from '../src/routes/blog/loader.ts';
import { BlogPage } from '../src/routes/blog/page.tsx';
import { postSummary, renee, rhythm } from './blog-fixtures.ts';
import { context, now } from './fixtures.ts';

interface SentRequest {
  readonly query: URLSearchParams;
  readonly at: number;
  readonly aborted: () => boolean;
  readonly respond: (titles: readonly string[]) => Promise<void>;
  readonly fail: (status: number, body?: object, headers?: Record<string, string>) => Promise<void>;
  readonly cut: () => Promise<void>;
}

/** The requests of the test, oldest first. */
export const requests: SentRequest[] = [];

/** Runs pending promises and effects without advancing the clock. */
export async function flush(): Promise<void> {
  for (let pass = 0; pass < 3; pass += 1) await act(() => vi.advanceTimersByTimeAsync(0));
}

export async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await flush();
}

export function request(index: number): SentRequest {
  const found = requests.at(index);
  if (!found) throw new Error(`There is no request ${index}.`);
  return found;
}

function listOf(titles: readonly string[]) {
  const results = titles.map((title) => ({ ...postSummary, title, slug: title, meta: { slug: title } }));
  return { count: titles.length, next: null, previous: null, results };
}

/** Replaces `fetch` under the real client: each request waits until the test completes it. */
function fakeNetwork(input: string, init: RequestInit = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = init;
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    const reply = async (status: number, body: object, headers: Record<string, string> = {}) => {
      resolve(new Response(JSON.stringify(body), { status, headers }));
      await flush();
    };
    requests.push({
      query: new URL(input).searchParams,
      at: Date.now(),
      aborted: () => signal?.aborted ?? false,
      respond: (titles) => reply(200, listOf(titles)),
      fail: (status, body = {}, headers = {}) => reply(status, body, headers),
      cut: async () => {
        reject(new TypeError('Failed to fetch'));
        await flush();
      },
    });
  });
}

const options = filterOptions([rhythm], [renee], [{ name: 'music', slug: 'music', post_count: 1 }]);

export function landing(search = '', more: Partial<BlogData> = {}) {
  history.replaceState(null, '', `/the-standard${search}`);
  const data: BlogData = {
    title: 'The Standard',
    intro: '<p>Notes.</p>',
    seoTitle: '',
    description: '',
    hasPage: true,
    filters: readFilters(new URLSearchParams(search)),
    options,
    authors: [],
    optionsMessage: 'Unable to load filters. You can still search posts.',
    results: postResults(listOf(['First']), 1, () => true),
    failure: null,
    complete: true,
    ...more,
  };
  return <BlogPage data={data} context={{ ...context, showSamples: true, here: '/the-standard' }} />;
}

export const open = (search = '', more: Partial<BlogData> = {}) => render(landing(search, more));

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search posts' });
export const type = (text: string) => fireEvent.input(searchBox(), { target: { value: text } });
export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label, hidden: false }), { target: { value } });
export const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
export const shownPosts = () =>
  within(screen.getByRole('region', { name: 'Posts' })).queryAllByRole('article');

/** Installs a fake clock and a fake network before each test. */
export function startLanding(): void {
  vi.useFakeTimers({ now });
  requests.length = 0;
  vi.stubGlobal('fetch', fakeNetwork);
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
}

export function stopLanding(): void {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
