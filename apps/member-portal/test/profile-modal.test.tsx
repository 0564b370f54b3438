// @vitest-environment jsdom
import type { Profile } from '@detroit-well/api-client/contract';
import { fakeTransport, NoResponse, fakeProblem } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { serveBy } from './fake-client.ts';
import { ProfileModal } from '../src/profile-editor/profile-modal.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/api/queries.ts', () => ({
  dashboardQuery: () => ({ queryKey: ['dashboard'] }),
  meQuery: () => ({ queryKey: ['me'] }),
}));
// jsdom has no canvas, so the cropped picture is a file that is named after its square.
vi.mock('../src/profile-editor/picture-file.ts', async () => {
  const { cropSquare } = await import('@detroit-well/ui/crop-geometry');
  return {
    openPicture: (file: File) =>
      file.name === 'broken.png'
        ? Promise.reject(new Error('Not a picture.'))
        : Promise.resolve({ file, size: { width: 400, height: 200 } }),
    cropPicture: ({ size }: { size: never }, crop: never) => {
      const { x, y, side } = cropSquare(size, crop);
      return Promise.resolve(new File(['cut'], `${x},${y},${side}.jpg`, { type: 'image/jpeg' }));
    },
  };
});

const profile: Profile = {
  public_id: 'p1',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Lovelace',
  display_name: 'Ada',
  phone: null,
  gender: 1,
  date_of_birth: null,
  image_url: null,
  image_thumbnail: null,
  waiver_accepted: true,
  payment_consent: true,
  reminders: true,
};

const dashboard = { user: { email: profile.email }, profile, memberships: [] };
const onClose = vi.fn<() => void>();
const onSaved = vi.fn<(flash: unknown) => void>();
let bodies: unknown[] = [];
let queries: QueryClient;
const made = new Set<string>();

/** The server fails with these errors, in order, before it saves. */
function open(...failures: unknown[]): void {
  serveBy(
    fakeTransport({
      profile: {
        updateMe: ({ body }) => {
          bodies.push(body);
          const failure = failures.shift();
          if (failure) throw failure;
          return { ...profile, first_name: 'Augusta', image_thumbnail: '/new.webp' };
        },
      },
    }),
  );
  queries = new QueryClient();
  queries.setQueryData(['dashboard'], dashboard);
  render(
    <QueryClientProvider client={queries}>
      <ProfileModal profile={profile} onClose={onClose} onSaved={onSaved} />
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const firstName = () => screen.getByLabelText<HTMLInputElement>('First name');
const typeName = (value: string) => fireEvent.change(firstName(), { target: { value } });
const save = () => fireEvent.click(button('Save Changes'));

function chooseFile(name: string, type = 'image/png', bytes = 3): void {
  const file = new File([new Uint8Array(bytes)], name, { type });
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
}

async function choosePicture(): Promise<void> {
  chooseFile('me.png');
  const ring = await screen.findByRole('application');
  fireEvent.keyDown(ring, { key: 'ArrowLeft' });
  fireEvent.click(button('Use this picture'));
  await screen.findByRole('button', { name: 'Crop again' });
}

beforeEach(() => {
  bodies = [];
  made.clear();
  vi.clearAllMocks();
  URL.createObjectURL = () => {
    const url = `blob:${Math.random()}`;
    made.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void made.delete(url);
});

it('the profile modal sends the fields and the cropped part of the picture', async () => {
  open();
  typeName('Augusta');
  await choosePicture();
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  const sent = bodies[0] as FormData;
  expect(sent.get('image')).toHaveProperty('name', '104,0,200.jpg');
  expect(JSON.parse(sent.get('profile') as string)).toMatchObject({
    first_name: 'Augusta',
    last_name: 'Lovelace',
  });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(queries.getQueryData(['dashboard'])).toMatchObject({
    profile: { first_name: 'Augusta', image_thumbnail: '/new.webp' },
    memberships: [],
  });
});

it.each([
  ['too large', () => chooseFile('me.png', 'image/png', 5_242_881), 'File size must be less than 5MB'],
  [
    'of an unsupported type',
    () => chooseFile('me.gif', 'image/gif'),
    'Please choose a JPEG, PNG or WebP image',
  ],
  ['unreadable', () => chooseFile('broken.png'), 'Failed to load image preview'],
])('the profile modal rejects a file that is %s and keeps its picture', async (_why, choose, message) => {
  open();
  await choosePicture();
  choose();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(button('Crop again')).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
});

it('the profile modal keeps text and picture after a failure, and marks an unknown outcome', async () => {
  open(new NoResponse('network'));
  typeName('Augusta');
  await choosePicture();
  save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Network error. Please try again. We could not confirm whether your changes were saved. It is safe to try again.',
  );
  expect(firstName().value).toBe('Augusta');
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect((bodies[1] as FormData).get('image')).toBeTruthy();
});

it("the profile modal shows the server's field and picture errors in the summary", async () => {
  open(
    fakeProblem('validation_failed', {
      profile: { phone: ['This number is taken.'] },
      image: ['Too many pixels.'],
    }),
  );
  await choosePicture();
  save();
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary.textContent).toContain('This number is taken.');
  expect(summary.textContent).toContain('Too many pixels.');
  expect(screen.queryByText(/could not confirm/)).toBeNull();
});

it('the profile modal asks before it discards changes', () => {
  open();
  typeName('Augusta');
  fireEvent.click(button('Cancel'));
  fireEvent.click(button('Keep editing'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(button('Cancel'));
  fireEvent.click(button('Discard changes'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(bodies).toEqual([]);
});

it('the profile modal closes immediately when nothing has changed', () => {
  open();
  fireEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the profile modal revokes the object URL of every picture when it closes', async () => {
  open();
  await choosePicture();
  fireEvent.click(button('Crop again'));
  fireEvent.click(button('Cancel'));
  expect(made.size).toBe(1);
  cleanup();
  expect(made.size).toBe(0);
});
