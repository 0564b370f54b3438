// @vitest-environment jsdom
import { ApiError, type OfficePage } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { permissionsOf } from '@detroit-well/api-client/office';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';

const { pages, toasts } = vi.hoisted(() => ({
  pages: { read: vi.fn(), change: vi.fn(), publish: vi.fn(), unpublish: vi.fn() },
  toasts: { showToast: vi.fn(), showUndo: vi.fn() },
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { pages } } }));
vi.mock('../src/overlay/toasts.ts', () => toasts);
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));

const stored: OfficePage = {
  ...exampleReply(contract.officePages.read),
  id: 'g1',
  version: 4,
  type: 'about.AboutPage',
  html_path: '/about/',
  status: 'published',
  published_version: 4,
  published_at: '2026-03-01T09:00:00-05:00',
  scheduled_at: null,
  scheduled_version: null,
  title: 'About',
  hero: [
    { image_url: '/a.svg', sml_header: '', lrg_subheader: 'Us', copy: 'We skate.', text_alignment: 'left' },
  ],
  ctas: [
    { url: '/training', text: 'Training' },
    { url: '/contact', text: 'Contact' },
  ],
  intro_text: '<p>Hello.</p>',
  body: '<p>We skate.</p>',
  effective_date: null,
  rules: [{ title: 'One', content: '<p>1</p>' }],
};

let version: number;
beforeEach(() => {
  version = stored.version;
  for (const mock of [...Object.values(pages), ...Object.values(toasts)]) mock.mockReset();
  pages.change.mockImplementation(({ body }: { body: object }) =>
    Promise.resolve({ ...stored, ...body, version: (version += 1) }),
  );
});

const access = { role: 'editor', permissions: permissionsOf('editor') } as never;
async function show(change: Partial<OfficePage> = {}) {
  pages.read.mockResolvedValue({ ...stored, ...change });
  const { Screen } = await import('../src/routes/page/page.tsx');
  const element = (
    <AccessContext value={access}>
      <Screen />
    </AccessContext>
  );
  const router = createMemoryRouter([{ path: '/office/pages/:id', element }], {
    initialEntries: ['/office/pages/g1'],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await field('Title');
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save now' }));
const lastBody = () => (pages.change.mock.lastCall![0] as { body: Record<string, unknown> }).body;
const refusal = (init: object) =>
  new ApiError({ kind: 'refused', message: 'Refused', status: 409, ...init } as never);

/** A field of each part. */
const fieldsOf = {
  opening: () => screen.queryByRole('textbox', { name: 'Headline (optional)' }),
  picture: () => screen.queryByRole('group', { name: 'Picture' }),
  links: () => screen.queryByRole('group', { name: 'Link 1' }),
  intro: () => screen.queryByRole('textbox', { name: 'Introduction' }),
  text: () => screen.queryByRole('textbox', { name: 'Text' }),
  day: () => screen.queryByLabelText('Applies from (optional)'),
  sections: () => screen.queryByRole('group', { name: 'Section 1' }),
  questions: () => screen.queryByRole('group', { name: 'Question 1' }),
};
type Field = keyof typeof fieldsOf;
const all = ['opening', 'picture', 'links', 'intro', 'text', 'day', 'sections'] as const;

describe('the editor of a page', () => {
  it.each<[string, readonly Field[]]>([
    ['home.HomePage', []],
    ['training.TrainingIndexPage', ['opening', 'picture', 'links', 'intro', 'text']],
    ['training.FirstTimePage', ['opening', 'text', 'questions']],
    ['blog.BlogIndexPage', ['intro']],
    ['about.AboutPage', ['opening', 'links', 'intro', 'text']],
    ['contact.ContactPage', ['text']],
    ['legal.RefundPolicyPage', ['text', 'day', 'sections']],
    ['shop.ProductPage', all],
  ])('shows of a %s what the site shows of it', async (pageType, shown) => {
    await show({ type: pageType });
    await waitFor(
      () =>
        expect((Object.keys(fieldsOf) as Field[]).filter((name) => fieldsOf[name]() !== null)).toEqual([
          ...shown,
        ]),
      { timeout: 5_000 },
    );
  });

  it('saves only what changed, and keeps the picture that the site does not show', async () => {
    await show();
    await type('Headline (optional)', 'All of us');
    await save();
    await waitFor(() => expect(pages.change).toHaveBeenCalledTimes(1));
    expect(pages.change.mock.calls[0]?.[0]).toEqual({
      params: { id: 'g1' },
      body: { version: 4, hero: [{ ...stored.hero[0], lrg_subheader: 'All of us' }] },
    });
  });

  it('moves and removes links', async () => {
    await show();
    press('Move link 2 up');
    press('Remove link 2');
    await save();
    await waitFor(() => expect(pages.change).toHaveBeenCalledTimes(1));
    expect(lastBody()).toEqual({ version: 4, ctas: [stored.ctas[1]] });
  });

  it('shows both texts when two people changed one field, and saves mine over theirs', async () => {
    pages.change.mockRejectedValueOnce(
      refusal({
        code: 'version_conflict',
        details: {
          base: stored,
          yours: { ...stored, title: 'Mine' },
          theirs: { ...stored, title: 'Theirs', body: '<p>Theirs.</p>', version: 9 },
        },
      }),
    );
    await show();
    await type('Title', 'Mine');
    await save();
    const table = await screen.findByRole('table');
    expect(within(table).getByText('Theirs', { selector: '.shown-text' })).toBeDefined();
    press('Save mine');
    await waitFor(() => expect(pages.change).toHaveBeenCalledTimes(2));
    expect(lastBody()).toEqual({ version: 9, title: 'Mine' });
  });

  it('marks the row that keeps it from being published', async () => {
    const message = 'A link needs its words and its address.';
    pages.publish.mockRejectedValueOnce(
      refusal({ code: 'validation_failed', status: 400, fieldErrors: { 'ctas.1.text': [message] } }),
    );
    await show({ version: 5 });
    press('Publish');
    const row = await screen.findByRole('group', { name: 'Link 2' });
    await waitFor(() => expect(within(row).getByText(message)).toBeDefined());
  });

  it.each([
    ['home.HomePage', /stays\. It is shown with its built-in words/],
    ['about.AboutPage', /find no page at its address/],
  ])('says what visitors see without a %s', async (pageType, words) => {
    await show({ type: pageType });
    press('Unpublish');
    expect(await screen.findByText(words)).toBeDefined();
    expect(pages.unpublish).not.toHaveBeenCalled();
  });
});
