// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  field,
  lastBody,
  posts,
  press,
  refusal,
  reset,
  save,
  show,
  stored,
  toasts,
  type,
} from './post-fixture.tsx';

vi.mock('../src/api/client.ts', async () => ({ client: (await import('./post-fixture.tsx')).client }));
vi.mock('../src/overlay/toasts.ts', async () => (await import('./post-fixture.tsx')).toasts);
vi.mock('../src/settings/settings.ts', async () => ({
  readSettings: (await import('./post-fixture.tsx')).readSettings,
}));

beforeEach(reset);

describe('a new post', () => {
  it('gets its address with the first save, and its field keeps the focus and the text', async () => {
    const router = await show('/office/posts/new');
    const title = await field('Title');
    title.focus();
    await type('Title', 'Ankles first');
    await waitFor(() => expect(router.state.location.pathname).toBe('/office/posts/p1'));
    expect(posts.create.mock.calls[0]?.[0]).toEqual({
      body: { title: 'Ankles first', slug: 'ankles-first' },
    });
    expect(await field('Title')).toBe(title);
    expect([document.activeElement, title.value]).toEqual([title, 'Ankles first']);
    expect(posts.read).not.toHaveBeenCalled();
    await type('Title', 'Ankles, then knees');
    await save();
    await waitFor(() => expect(posts.change).toHaveBeenCalledTimes(1));
    expect(posts.change.mock.calls[0]?.[0]).toEqual({
      params: { id: 'p1' },
      body: { version: 5, title: 'Ankles, then knees', slug: 'ankles-then-knees' },
    });
  });
});

describe('a stored post', () => {
  it('is saved only where it changed, with what its blocks have besides', async () => {
    await show('/office/posts/p1');
    await type('Who that is (optional)', 'Coach');
    await save();
    await waitFor(() => expect(posts.change).toHaveBeenCalledTimes(1));
    expect(lastBody()).toEqual({
      version: 4,
      body: [
        {
          ...stored.body[0],
          value: { quote: 'Bend.', author_name: 'Renee', author_title: 'Coach', note: 'kept' },
        },
        stored.body[1],
      ],
    });
  });

  it('is saved again when the same block changes again', async () => {
    await show('/office/posts/p1');
    await type('What was said', 'Bend more.');
    await save();
    await waitFor(() => expect(posts.change).toHaveBeenCalledTimes(1));
    await type('What was said', 'Bend most.');
    await save();
    await waitFor(() => expect(posts.change).toHaveBeenCalledTimes(2));
    expect(lastBody()).toMatchObject({ version: 5, body: [{ value: { quote: 'Bend most.' } }, {}] });
  });

  it('keeps a block of an unknown kind, which moves and goes', async () => {
    await show('/office/posts/p1');
    expect(await screen.findByText('This block is of an unknown kind. It is kept as it is.')).toBeDefined();
    press('Move block 2 up');
    await save();
    await waitFor(() => expect(posts.change).toHaveBeenCalledTimes(1));
    expect(lastBody()['body']).toMatchObject([stored.body[1], { id: 'b1' }]);
    press('Remove block 1');
    expect(toasts.showUndo.mock.calls[0]?.[0]).toBe('Unknown kind removed.');
    await waitFor(() => expect(screen.queryByText(/unknown kind/)).toBeNull());
    (toasts.showUndo.mock.lastCall![1] as () => void)();
    expect(await screen.findByText(/unknown kind/)).toBeDefined();
  });

  it('says at its block what the server refuses, and keeps what was typed', async () => {
    posts.change.mockRejectedValueOnce(
      refusal({
        status: 400,
        code: 'validation_failed',
        fieldErrors: { 'body.0.value.quote': ['Pages do not show this: <b>.'] },
      }),
    );
    await show('/office/posts/p1');
    await type('What was said', 'Roll.');
    await save();
    const quote = await field('What was said');
    await waitFor(() => expect(quote.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Pages do not show this: <b>.')).toBeDefined();
    expect(quote.value).toBe('Roll.');
    await save();
    await waitFor(() => expect(quote.getAttribute('aria-invalid')).toBeNull());
  });

  it('leads to the post that has the address, and saves all the rest', async () => {
    posts.change.mockRejectedValueOnce(
      refusal({ code: 'slug_taken', details: { post_id: 'p9', post_title: 'The other one' } }),
    );
    await show('/office/posts/p1');
    await type('Address', 'taken');
    await type('Excerpt (optional)', 'Short.');
    await save();
    const link = await screen.findByRole('link', { name: 'The other one' });
    expect(link.getAttribute('href')).toBe('/office/posts/p9');
    expect(lastBody()).toEqual({ version: 4, excerpt: 'Short.' });
    expect(screen.getByText(/But not its new address/)).toBeDefined();
  });

  it('shows both texts when two people changed one field, and saves mine over theirs', async () => {
    posts.change.mockRejectedValueOnce(
      refusal({
        code: 'version_conflict',
        details: {
          base: stored,
          yours: { ...stored, title: 'Mine' },
          theirs: { ...stored, title: 'Theirs', excerpt: 'Of theirs', version: 9 },
          changed_by: 'Ola',
          changed_at: '2026-03-14T17:15:00-04:00',
        },
      }),
    );
    await show('/office/posts/p1');
    await type('Title', 'Mine');
    await save();
    const table = await screen.findByRole('table');
    expect(within(table).getByText('Mine', { selector: 'td span' })).toBeDefined();
    expect(within(table).getByText('Theirs', { selector: 'td span' })).toBeDefined();
    press('Save mine');
    await waitFor(() => expect(posts.change).toHaveBeenCalledTimes(2));
    expect(lastBody()).toMatchObject({ version: 9, title: 'Mine' });
    expect(lastBody()).not.toHaveProperty('excerpt');
    expect((await field('Excerpt (optional)')).value).toBe('Of theirs');
  });

  it('merges what two people changed in different fields', async () => {
    posts.change.mockRejectedValueOnce(
      refusal({
        code: 'version_conflict',
        details: { base: stored, yours: stored, theirs: { ...stored, excerpt: 'Of theirs', version: 9 } },
      }),
    );
    await show('/office/posts/p1');
    await type('Title', 'Mine');
    await save();
    await waitFor(() => expect(posts.change).toHaveBeenCalledTimes(2));
    expect(lastBody()).toEqual({ version: 9, title: 'Mine', slug: 'mine' });
    expect(screen.queryByRole('table')).toBeNull();
    expect((await field('Excerpt (optional)')).value).toBe('Of theirs');
    expect((await field('Title')).value).toBe('Mine');
  });

  it('goes from a check to its field, and is not published before', async () => {
    await show('/office/posts/p1');
    await type('What was said', ' ');
    const check = await screen.findByRole('button', { name: /Write what was said/ });
    fireEvent.click(check);
    expect(document.activeElement).toBe(await field('What was said'));
    expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is saved before it is published', async () => {
    posts.publish.mockResolvedValue({ ...stored, version: 5, status: 'published', published_version: 5 });
    await show('/office/posts/p1');
    await type('Title', 'Ankles');
    press('Publish');
    await waitFor(() =>
      expect(toasts.showToast).toHaveBeenCalledWith({ tone: 'ok', title: 'It is on the site.' }),
    );
    expect(posts.publish.mock.calls[0]?.[0]).toEqual({ params: { id: 'p1' }, body: { version: 5 } });
    expect(lastBody()).toMatchObject({ version: 4, title: 'Ankles' });
  });
});
