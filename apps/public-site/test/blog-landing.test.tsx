// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlogPage } from '../src/routes/blog/page.tsx';
import {
  requests,
  choose,
  landing,
  open,
  request,
  searchBox,
  flush,
  shownPosts,
  startLanding,
  stopLanding,
  titles,
  type,
  wait,
} from './landing-page.tsx';

// Loads the filter script before the fake clock starts, so that no test waits for it.
beforeAll(() => import('../src/blog/blog-client.ts'));
beforeEach(startLanding);
afterEach(stopLanding);

describe('Back before hydration', () => {
  it('loads the posts for the filters in the address', async () => {
    const page = landing('?page=2');
    history.replaceState(null, '', '/the-standard');
    render(page);
    await wait(2_000);
    expect(requests.map(({ query }) => query.toString())).toEqual(['']);
  });
});

describe('blog search box', () => {
  it('updates the address after 300 ms and sends one request 500 ms after the last key', async () => {
    open();
    const began = Date.now();
    type('s');
    await wait(299);
    expect(location.search).toBe('');
    type('sl');
    await wait(300);
    expect(location.search).toBe('?search=sl');
    await wait(199);
    expect(requests).toHaveLength(0);
    await wait(1);
    await flush();
    expect(requests.map(({ query }) => query.get('search'))).toEqual(['sl']);
    expect(request(0).at - began).toBe(299 + 500);
  });

  it('adds one history entry, so that Back leaves the search', async () => {
    open();
    const before = history.length;
    for (const text of ['s', 'sl', 'slow']) {
      type(text);
      await wait(400);
    }
    expect(location.search).toBe('?search=slow');
    expect(history.length).toBe(before + 1);
  });

  it('sends the request immediately on Enter', async () => {
    open();
    type('slow');
    fireEvent.submit(searchBox());
    await wait(1);
    expect(requests.map(({ query }) => query.get('search'))).toEqual(['slow']);
  });

  it('is emptied by Clear, even while the search is still waiting', async () => {
    open('?tag=music');
    type('slow');
    fireEvent.click(screen.getByRole('link', { name: 'Clear' }));
    await wait(2_000);
    expect(location.search).toBe('');
    expect(searchBox()).toHaveProperty('value', '');
    expect(requests.map(({ query }) => query.toString())).toEqual(['']);
  });
});

it('Clear empties a blog search that is not in the address yet', async () => {
  open();
  type('slow');
  fireEvent.click(screen.getByRole('link', { name: 'Clear' }));
  await wait(2_000);
  expect(searchBox()).toHaveProperty('value', '');
  expect(location.search).toBe('');
  expect(requests).toEqual([]);
});

describe('concurrent blog requests', () => {
  it('show the response to the last request when an earlier response arrives later', async () => {
    open();
    choose('Category', 'rhythm');
    await wait(200);
    choose('Tag', 'music');
    await wait(500);
    expect(requests).toHaveLength(2);
    await request(1).respond(['Of both']);
    await request(0).respond(['Of the category']);
    expect(titles()).toEqual(['Of both']);
    expect(request(0).aborted()).toBe(true);
  });

  it('start at least 300 ms apart', async () => {
    open();
    choose('Category', 'rhythm');
    await wait(200);
    choose('Tag', 'music');
    await wait(200);
    expect(requests).toHaveLength(1);
    await wait(100);
    expect(request(1).at - request(0).at).toBe(300);
  });

  it('do not show the failure of an earlier request', async () => {
    open();
    choose('Category', 'rhythm');
    await wait(200);
    choose('Category', '');
    await wait(300);
    await request(0).cut();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toEqual(['First']);
  });
});

describe('blog filters', () => {
  it('become chips that can be removed one by one, and the result count is announced', async () => {
    open();
    choose('Author', 'author-renee');
    choose('Tag', 'music');
    await wait(500);
    await request(-1).respond(['One', 'Two']);
    expect(screen.getByRole('status').textContent).toBe('2 posts');
    fireEvent.click(screen.getByRole('link', { name: 'Remove Renée Alston' }));
    expect(location.search).toBe('?tag=music');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Remove #music' }));
    expect(screen.getByRole('combobox', { name: 'Author' })).toHaveProperty('value', '');
    fireEvent.click(screen.getByRole('link', { name: 'Remove #music' }));
    expect(document.activeElement).toBe(searchBox());
    await wait(500);
    expect(shownPosts()).toHaveLength(1);
  });

  it('stay unchanged when a link opens in a new tab', async () => {
    open('?tag=music');
    // jsdom does not navigate; the page must not prevent the default action.
    for (const name of ['Remove #music', 'Clear', 'Clear all']) {
      expect(fireEvent.click(screen.getByRole('link', { name }), { ctrlKey: true })).toBe(true);
    }
    await wait(500);
    expect(location.search).toBe('?tag=music');
  });

  it('follow the back button and show the earlier posts again', async () => {
    open();
    choose('Category', 'rhythm');
    await wait(200);
    await request(0).respond(['Of the category']);
    history.replaceState(null, '', '/the-standard');
    fireEvent.popState(window);
    await wait(300);
    expect(titles()).toEqual(['First']);
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveProperty('value', '');
    expect(requests).toHaveLength(1);
  });

  it('entered before hydration are kept', async () => {
    const page = landing();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const box = container.querySelector<HTMLInputElement>('input[type=search]');
    if (box) box.value = 'quick';
    render(page, { container, hydrate: true });
    await wait(10);
    expect(location.search).toBe('?search=quick');
    expect(requests.map(({ query }) => query.get('search'))).toEqual(['quick']);
  });
});

it('the page of the posts stays the current one until the posts of another one have arrived', async () => {
  const { results } = (landing().props as ComponentProps<typeof BlogPage>).data;
  open('', { results: results && { ...results, pages: 2 } });
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  await wait(1_000);
  expect(screen.getByText('Page 1 of 2')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  await request(0).respond(['Second']);
  expect([titles(), screen.getByText('Page 2 of 2')]).toMatchObject([['Second'], {}]);
});
