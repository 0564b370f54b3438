// @vitest-environment jsdom
import { ApiError, type OfficePicture } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PictureSection } from '../src/pictures/picture-section.tsx';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2' }),
}));

interface Entry {
  readonly id: string;
  readonly picture: OfficePicture | null;
}
const stored: OfficePicture = {
  path: '/pictures/session-1-960.webp',
  alt: 'Skaters',
  width: 960,
  height: 640,
};
const set = vi.fn<(id: string, body: object, key: string) => Promise<Entry>>();
const remove = vi.fn<(id: string) => Promise<Entry>>();
const onUnsaved = vi.fn();

beforeEach(() => {
  for (const mock of [set, remove, onUnsaved, showToast]) mock.mockReset();
  set.mockResolvedValue({ id: 's1', picture: stored });
  remove.mockResolvedValue({ id: 's1', picture: null });
  let urls = 0;
  URL.createObjectURL = () => `blob:${(urls += 1)}`;
  URL.revokeObjectURL = vi.fn();
});

function show(picture: OfficePicture | null): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PictureSection
        entry={{ id: 's1', picture }}
        kind={{ many: 'sessions', shape: 'wide', hint: 'At the head of its page.', set, remove }}
        onUnsaved={onUnsaved}
      />
    </QueryClientProvider>,
  );
}

const jpeg = (bytes = 3) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
const text = () => screen.getByLabelText<HTMLInputElement>(/^Alternative text/);
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const refused = (status: number, fieldErrors: Record<string, string[]>) =>
  new ApiError({ kind: 'refused', message: 'Refused.', status, code: 'validation_failed', fieldErrors });

it('sends a chosen picture with its text, and says what is not saved', async () => {
  show(null);
  choose(jpeg());
  expect(screen.getByAltText('The chosen picture').getAttribute('src')).toBe('blob:1');
  expect(onUnsaved).toHaveBeenLastCalledWith(true);
  press('Save picture');
  expect(await screen.findByText('Alternative text is required')).toBeDefined();
  expect(set).not.toHaveBeenCalled();
  type(' Skaters ');
  press('Save picture');
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ tone: 'ok', title: 'The picture was saved.' }),
  );
  const [id, body] = set.mock.calls[0] ?? [];
  expect([id, body]).toEqual(['s1', { alt: 'Skaters', image: expect.any(File) }]);
  expect(onUnsaved).toHaveBeenLastCalledWith(false);
});

it('takes a dropped picture, and refuses what is no picture or too large at the field', async () => {
  show(null);
  fireEvent.drop(screen.getByRole('group', { name: 'Picture' }), { dataTransfer: { files: [jpeg()] } });
  expect(await screen.findByAltText('The chosen picture')).toBeDefined();
  press('Discard');
  choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Please choose a JPEG, PNG or WebP image')).toBeDefined();
  choose(jpeg(5_242_881));
  expect(await screen.findByText('File size must be less than 5MB')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
});

it('changes the text of a stored picture alone', async () => {
  show(stored);
  expect(screen.getByAltText('Skaters').getAttribute('src')).toBe(
    'https://api.test/api/v2/pictures/session-1-960.webp',
  );
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
  type('Skaters in a row');
  press('Save picture');
  await waitFor(() =>
    expect(set).toHaveBeenCalledWith('s1', { alt: 'Skaters in a row' }, expect.any(String)),
  );
});

it('keeps the picture and the text after a failure, with the message of the server at its field', async () => {
  show(null);
  choose(jpeg());
  type('Skaters');
  set.mockRejectedValueOnce(refused(415, { image: ['Please choose a JPEG, PNG or WebP image'] }));
  press('Save picture');
  expect(await screen.findByText('Please choose a JPEG, PNG or WebP image')).toBeDefined();
  expect([text().value, screen.getByAltText('The chosen picture')]).toEqual(['Skaters', expect.anything()]);
});

it('repeats a change whose outcome is unknown with its key, and another picture with another one', async () => {
  show(null);
  choose(jpeg());
  type('Skaters');
  set.mockRejectedValue(
    new ApiError({ kind: 'network', message: 'Lost.', method: 'POST', outcome: 'unknown' }),
  );
  press('Save picture');
  expect(await screen.findByText(/could not confirm/)).toBeDefined();
  press('Save picture');
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'Save picture' });
  choose(jpeg());
  press('Save picture');
  await waitFor(() => expect(set).toHaveBeenCalledTimes(3));
  const keys = set.mock.calls.map(([, , key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('asks before it removes a picture', async () => {
  show(stored);
  press('Remove');
  expect(remove).not.toHaveBeenCalled();
  press('Remove picture');
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ tone: 'ok', title: 'The picture was removed.' }),
  );
  expect(remove).toHaveBeenCalledWith('s1');
});
