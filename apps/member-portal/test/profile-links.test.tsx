// @vitest-environment jsdom
import type { Profile } from '@detroit-well/api-client/contract';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useProfileModal } from '../src/routes/dashboard/use-profile-modal.tsx';

const navigation = vi.hoisted((): { location: { pathname: string } | undefined } => ({
  location: undefined,
}));
vi.mock('react-router-dom', () => ({
  useLocation: () => ({ pathname: '/dashboard' }),
  useNavigate: () => vi.fn(),
  useNavigation: () => navigation,
}));
vi.mock('../src/profile-editor/profile-modal.tsx', () => ({
  ProfileModal: ({ onClose }: { onClose: () => void }) => (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));

function Dashboard() {
  return useProfileModal({} as Profile, vi.fn());
}

/** Renders header links outside of the dashboard and returns the profile link. */
function page(): HTMLElement {
  render(
    <>
      <a href="/dashboard/profile-edit">Edit Profile</a>
      <a href="/feed">Your Feed</a>
      <Dashboard />
    </>,
  );
  return screen.getByText('Edit Profile');
}

function press(link: HTMLElement, options: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, { button: 0, ...options });
  // jsdom cannot navigate, so the default action of the click is prevented last.
  document.addEventListener('click', (late) => late.preventDefault(), { once: true });
  const prevented: boolean[] = [];
  document.addEventListener('click', (late) => prevented.push(late.defaultPrevented), {
    once: true,
    capture: true,
  });
  fireEvent(link, event);
  return prevented[0] ?? false;
}

afterEach(() => {
  cleanup();
  navigation.location = undefined;
});

it('a profile link anywhere on the page opens the modal, also after it was closed', async () => {
  const link = page();
  expect(press(link)).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  press(link);
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('the profile modal ignores other links and clicks that open a new tab', () => {
  const link = page();
  expect(press(screen.getByText('Your Feed'))).toBe(false);
  expect(press(link, { ctrlKey: true })).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the router follows a profile link while the next screen is still loading', () => {
  navigation.location = { pathname: '/feed' };
  const link = page();
  expect(press(link)).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a press right after Back has closed the modal opens it again', async () => {
  navigation.location = { pathname: '/dashboard' };
  expect(press(page())).toBe(true);
  expect(await screen.findByRole('dialog')).toBeDefined();
});
