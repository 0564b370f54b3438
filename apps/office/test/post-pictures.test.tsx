// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastBody, media, reset, show } from './post-fixture.tsx';

vi.mock('../src/api/client.ts', async () => ({ client: (await import('./post-fixture.tsx')).client }));
vi.mock('../src/overlay/toasts.ts', async () => (await import('./post-fixture.tsx')).toasts);
vi.mock('../src/settings/settings.ts', async () => ({
  readSettings: (await import('./post-fixture.tsx')).readSettings,
}));

beforeEach(reset);

describe('a picture', () => {
  const uploaded = {
    ...exampleReply(contract.officeMedia.upload),
    url: 'https://api.test/api/v2/pictures/a-1600.webp',
    alt: 'A floor',
  };

  it('needs its alternative text before it is uploaded, and stays after a failure', async () => {
    media.upload.mockRejectedValueOnce(
      new ApiError({ kind: 'network', message: 'lost', outcome: 'unknown' }),
    );
    media.upload.mockResolvedValueOnce(uploaded);
    URL.createObjectURL = () => 'blob:a';
    URL.revokeObjectURL = vi.fn();
    await show('/office/posts/p1');
    fireEvent.click(
      within(await screen.findByRole('group', { name: 'Add a block' })).getByRole('button', {
        name: 'Picture',
      }),
    );
    const block = within(await screen.findByRole('group', { name: 'Picture 3 of 3' }));
    fireEvent.click(block.getByRole('button', { name: 'Upload a picture' }));
    const upload = () => fireEvent.click(block.getByRole('button', { name: 'Upload' }));
    upload();
    expect(block.getByText('Choose a picture first.')).toBeDefined();
    const choose = (file: File) =>
      fireEvent.change(block.getByLabelText('Picture file'), { target: { files: [file] } });
    choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect(block.queryByText('Choose a picture first.')).toBeNull();
    choose(new File(['a'], 'a.png', { type: 'image/png' }));
    upload();
    expect(media.upload).not.toHaveBeenCalled();
    const [alt] = block.getAllByLabelText('What the picture shows');
    fireEvent.change(alt!, { target: { value: 'A floor' } });
    upload();
    expect(await block.findByText(/could not confirm/)).toBeDefined();
    upload();
    await waitFor(() =>
      expect(block.getByRole('img', { name: 'A floor' }).getAttribute('src')).toBe(uploaded.url),
    );
    const keys = media.upload.mock.calls.map(
      ([, options]) => (options as { idempotencyKey: string }).idempotencyKey,
    );
    expect(new Set(keys).size).toBe(1);
    // The focus moved on, and with it the picture was saved.
    await waitFor(() =>
      expect(lastBody()['body']).toMatchObject([
        {},
        {},
        { type: 'fullwidth_image', value: { image: { url: uploaded.url }, alt_text: 'A floor' } },
      ]),
    );
  });
});
