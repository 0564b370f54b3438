import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateWait } from '../src/components/rate-wait/rate-wait.tsx';
import { formatSeconds } from '../src/components/rate-wait/format-seconds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 min 0 s'],
  [843, '14 min 3 s'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

it('a rate wait counts down, renders nothing at the end and calls onEnd once', () => {
  const onEnd = vi.fn();
  render(<RateWait until={Date.now() + 2_000} automatic={false} onEnd={onEnd} />);
  expect(screen.getByRole('timer').textContent).toBe('You can try again in 2 seconds.');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('timer').textContent).toBe('You can try again in 1 second.');
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('a rate wait renders nothing on the server, whose clock may differ from the browser’s', () => {
  expect(renderToString(<RateWait until={Date.now() + 2_000} automatic />)).toBe('');
});
