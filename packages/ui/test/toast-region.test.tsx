import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimitScreen } from '../src/patterns/rate-limit-screen/rate-limit-screen.tsx';
import { ToastRegion } from '../src/patterns/toast-region/toast-region.tsx';
import type { Toast } from '../src/patterns/toast-region/toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function show(toast: Partial<Toast>) {
  const onClose = vi.fn();
  render(
    <ToastRegion toasts={[{ id: 'one', tone: 'bad', title: 'Server Error.', ...toast }]} onClose={onClose} />,
  );
  return onClose;
}

describe('the toast region', () => {
  it('is one polite live region, and its toasts are not live regions', () => {
    show({ text: 'Server error occurred. Please try again.' });
    expect(screen.getByRole('region', { name: 'Notices' }).getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('closes a toast after its time and pauses while the pointer is over it', () => {
    const onClose = show({ closesAfterMs: 5_000 });
    fireEvent.pointerEnter(screen.getByRole('note'));
    pass(20_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('note'));
    pass(5_000);
    expect(onClose).toHaveBeenCalledWith('one');
  });

  it('keeps a toast with a button until it is closed', () => {
    const run = vi.fn();
    const onClose = show({ closesAfterMs: 5_000, action: { label: 'Try Again', run } });
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(run).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('counts a wait down in seconds and closes when it is over', () => {
    const onClose = show({ until: Date.now() + 3_000 });
    expect(screen.getByRole('note').textContent).toContain('We try again in 3 seconds.');
    pass(2_000);
    expect(screen.getByRole('note').textContent).toContain('We try again in 1 second.');
    pass(1_000);
    pass(5_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the rate limit screen', () => {
  it('shows the seconds left, and then waits for a press', () => {
    const onRetry = vi.fn();
    render(<RateLimitScreen until={Date.now() + 12_000} onRetry={onRetry} />);
    expect(screen.getByRole('timer').textContent).toBe('0:12');
    expect(screen.getByRole('heading', { name: 'Too Many Requests' })).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Try Again' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    pass(12_000);
    pass(30_000);
    expect(onRetry).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
