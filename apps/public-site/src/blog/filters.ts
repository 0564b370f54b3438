import { paths } from '@detroit-well/config/paths';
import type { PostQuery } from '../api/wire.ts';

/** The filters of The Standard in its query string (SPEC-A 2). An empty string means no filter. */
export interface BlogFilters {
  readonly category: string;
  readonly author: string;
  readonly tag: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export type FilterName = 'category' | 'author' | 'tag' | 'search';

export const filterNames: readonly FilterName[] = ['search', 'category', 'author', 'tag'];

export const noFilters: BlogFilters = { category: '', author: '', tag: '', search: '', page: 1 };

const maxCharacters = 100;
/** Beyond the last page of any blog, and still a number that the API accepts. */
const lastPage = 100_000;

function pageOf(text: string | null): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), lastPage);
}

/** A typed value; empty without a visible character. */
const typed = (text: string): string => (/[^\s\p{Cf}]/u.test(text) ? text.trim() : '');

/** Reads a query string and ignores values it does not understand. */
export function readFilters(query: URLSearchParams): BlogFilters {
  const text = (name: FilterName) => typed(query.get(name) ?? '').slice(0, maxCharacters);
  return {
    category: text('category'),
    author: text('author'),
    tag: text('tag').toLowerCase(),
    search: text('search'),
    page: pageOf(query.get('page')),
  };
}

export const isFiltered = (filters: BlogFilters): boolean => filterNames.some((name) => filters[name] !== '');

export const filtersHref = (filters: BlogFilters): string => paths.theStandard(filters);

/** The filters after a change. A changed filter starts at the first page. */
export function withFilter(filters: BlogFilters, name: FilterName, value: string): BlogFilters {
  return { ...filters, [name]: name === 'tag' ? value.toLowerCase() : typed(value), page: 1 };
}

export function sameFilters(one: BlogFilters, other: BlogFilters): boolean {
  return filtersHref(one) === filtersHref(other);
}

/** The filters as query parameters of the posts call (SPEC-B 7.9). */
export function postQuery({ category, author, tag, search, page }: BlogFilters): PostQuery {
  return {
    ...(page > 1 ? { page } : {}),
    ...(category ? { category__slug: category } : {}),
    ...(author ? { author__public_id: author } : {}),
    ...(tag ? { tags__slug: tag } : {}),
    ...(search ? { search } : {}),
  };
}
