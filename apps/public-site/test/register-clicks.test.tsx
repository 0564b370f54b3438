// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRegisterClicks } from '../src/registration/use-register-clicks.ts';
import type { SessionSummary } from '../src/sessions/session-view.ts';

const session = { public_id: 's1' } as SessionSummary;
const open = vi.fn<(session: SessionSummary, link: HTMLAnchorElement) => void>();

function Page({ isKnown }: { isKnown: boolean }) {
  useRegisterClicks((search) => (search.includes('id=s1') ? session : undefined), open);
  return (
    <main>
      {isKnown ? <button disabled>Loading...</button> : <a href="/training?id=s1&register=1">Register Now</a>}
    </main>
  );
}

it('a press counts although its link is replaced before it ends', () => {
  const { rerender } = render(<Page isKnown={false} />);
  const link = screen.getByRole('link');
  fireEvent.pointerDown(link);
  rerender(<Page isKnown />);
  fireEvent.click(screen.getByRole('main'));
  expect(open.mock.calls).toEqual([[session, link]]);
  // The next click around it is none of the link.
  fireEvent.pointerDown(screen.getByRole('main'));
  fireEvent.click(screen.getByRole('main'));
  expect(open).toHaveBeenCalledTimes(1);
});

it('a press that ends beside a link that is still there opens nothing', () => {
  open.mockClear();
  render(<Page isKnown={false} />);
  fireEvent.pointerDown(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('main'));
  expect(open).not.toHaveBeenCalled();
});
