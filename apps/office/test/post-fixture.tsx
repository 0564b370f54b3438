import { ApiError, type OfficePost } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { permissionsOf } from '@detroit-well/api-client/office';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';

export const posts = { create: vi.fn(), read: vi.fn(), change: vi.fn(), publish: vi.fn() };
export const media = { upload: vi.fn() };
export const toasts = { showToast: vi.fn(), showUndo: vi.fn() };
export const client = {
  office: { posts, media },
  blog: { categories: () => Promise.resolve([]), authors: () => Promise.resolve([]) },
};
export const readSettings = () => ({
  apiUrl: 'https://api.test/api/v2',
  publicSiteUrl: 'https://site.test',
});

export const stored: OfficePost = {
  ...exampleReply(contract.officePosts.read),
  id: 'p1',
  version: 4,
  status: 'draft',
  published_at: null,
  published_version: null,
  scheduled_at: null,
  scheduled_version: null,
  title: 'Ankles first',
  slug: 'ankles-first',
  intro: '<p>Bend.</p>',
  body: [
    {
      id: 'b1',
      type: 'quote',
      value: { quote: 'Bend.', author_name: 'Renee', author_title: '', note: 'kept' },
    },
    { id: 'b2', type: 'poll', value: { question: 'Left or right?' } },
  ],
};

let version: number;
export const saved = ({ body }: { body: object }) =>
  Promise.resolve({ ...stored, ...body, id: 'p1', version: (version += 1) });

export function reset(): void {
  version = stored.version;
  for (const mock of [...Object.values(posts), ...Object.values(media), ...Object.values(toasts)])
    mock.mockReset();
  posts.read.mockResolvedValue(stored);
  posts.change.mockImplementation(saved);
  posts.create.mockImplementation(saved);
}

const access = { role: 'editor', permissions: permissionsOf('editor') } as never;
/** Shows the editor of a post. */
export async function show(path: string) {
  const { Screen } = await import('../src/routes/post/post.tsx');
  const router = createMemoryRouter(
    [
      {
        path: '/office/posts/:id',
        element: (
          <AccessContext value={access}>
            <Screen />
          </AccessContext>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
export const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
export const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save now' }));
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const lastBody = () => (posts.change.mock.lastCall![0] as { body: Record<string, unknown> }).body;
export const refusal = (init: object) =>
  new ApiError({ kind: 'refused', message: 'Refused', status: 409, ...init } as never);
