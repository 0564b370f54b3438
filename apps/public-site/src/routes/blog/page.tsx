import { formatCount } from '@detroit-well/config/count';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { Flash } from '@detroit-well/ui/components/flash';
import { opensNewTab } from '@detroit-well/ui/opens-new-tab';
import { useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { filtersHref, isFiltered, noFilters, withFilter } from '../../blog/filters.ts';
import { lazyBlogClient } from '../../blog/lazy-client.ts';
import type { PageProps } from '../../page.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { AuthorHead } from './author-head.tsx';
import { ActiveChips } from './active-chips.tsx';
import { NoPosts } from './blog-notice.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { BlogData } from './loader.ts';
import { mastSize } from './mast-size.ts';
import { PostList, PostListFailed, PostListLoading } from './post-list.tsx';
import { searchFieldId } from './search-box.tsx';
import { useFilters } from './use-filters.ts';
import { useOptions } from './use-options.ts';
import { usePosts } from './use-posts.ts';

const counted = (count: number): string => `${formatCount(count)} ${count === 1 ? 'post' : 'posts'}`;

/** The landing page of The Standard (SPEC-A 2). */
export function BlogPage({ data, context }: PageProps<BlogData>) {
  const state = useFilters(data.filters);
  const { filters, change } = state;
  // A single client, so that posts and filters share its request spacing.
  const [client] = useState(() => lazyBlogClient(context));
  const loading = useOptions(data.options, client, context.now);
  const { options } = loading;
  const { results, failure, failedAt, pending, retry } = usePosts(state, data, client, context.now);
  const filtersMessage = data.optionsMessage.split(/(?<=\.) /);
  const list = useRef<HTMLElement>(null);

  const known = results?.posts.filter((post) => context.showSamples || !post.isSample) ?? null;
  // An empty result of earlier filters says nothing about the current ones.
  const posts = pending && known?.length === 0 ? null : known;
  const author = data.authors.find(({ id }) => id === filters.author);
  const summary = pending ? 'Loading...' : results ? counted(results.count) : '';
  // A blog without posts has nothing to search.
  const hasBegun = posts === null || posts.length > 0 || isFiltered(filters) || filters.page > 1;

  function clear(event?: MouseEvent): void {
    if (event && opensNewTab(event)) return;
    event?.preventDefault();
    change(() => noFilters, 'choice');
    if (event) document.getElementById(searchFieldId)?.focus();
  }

  function goTo(page: number, event: MouseEvent): void {
    if (opensNewTab(event)) return;
    event.preventDefault();
    change((before) => ({ ...before, page }), 'choice');
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }

  return (
    <div className="blog wrap">
      <div
        className="blog-mast"
        style={{ '--em': mastSize(data.title) } as CSSProperties /* a custom property */}
      >
        <h1>{data.title}</h1>
        <RichText html={data.intro} />
      </div>
      {hasBegun ? (
        <>
          <FilterForm
            state={state}
            options={options}
            onChange={change}
            onClear={clear}
            sheet={
              options ? (
                <FilterSheet
                  state={state}
                  options={options}
                  summary={pending || !results ? 'posts' : counted(results.count)}
                  onChoose={(name, value) => change((before) => withFilter(before, name, value), 'choice')}
                  onEntered={(entered) => change(() => entered, 'choice')}
                  onClear={() => clear()}
                />
              ) : null
            }
          />
          {options ? null : (
            <Flash
              tone="warn"
              title={filtersMessage[0]}
              live={false}
              action={
                <Button variant="quiet" size="sm" busy={loading.pending} onClick={() => void loading.retry()}>
                  Try again
                </Button>
              }
            >
              {filtersMessage[1]}
            </Flash>
          )}
          <ActiveChips
            filters={filters}
            options={options}
            summary={summary}
            onClear={clear}
            onRemove={(name, event) => {
              if (opensNewTab(event)) return;
              event.preventDefault();
              focusAfter(event.currentTarget);
              change((before) => withFilter(before, name, ''), 'choice');
            }}
          />
        </>
      ) : null}
      {author ? <AuthorHead author={author} /> : null}
      <section ref={list} className="blog-results" tabIndex={-1} aria-label="Posts" aria-busy={pending}>
        {failure ? (
          <PostListFailed failure={failure} failedAt={failedAt} here={filtersHref(filters)} onRetry={retry} />
        ) : posts === null ? (
          <PostListLoading />
        ) : posts.length === 0 ? (
          <NoPosts filters={filters} hasPage={data.hasPage} onClear={clear} />
        ) : (
          <PostList
            posts={posts}
            page={results?.page ?? 1}
            pages={results?.pages ?? 1}
            filters={filters}
            onPage={goTo}
          />
        )}
      </section>
      <p className="blog-feed">
        <TextLink href={paths.blogFeed()} arrow={false}>
          Follow by Atom feed
        </TextLink>
      </p>
    </div>
  );
}

/** The focused chip is about to be removed: the focus moves to the next chip, or to the search box. */
function focusAfter(chip: Element): void {
  const item = chip.closest('li');
  const neighbors = [item?.nextElementSibling, item?.previousElementSibling];
  const next = neighbors.map((one) => one?.querySelector<HTMLElement>('.filter-chip > a')).find(Boolean);
  (next ?? document.getElementById(searchFieldId))?.focus();
}
