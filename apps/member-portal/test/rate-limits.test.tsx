// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { LoadFailureScreen } from '../src/outcomes/load-failure-screen.tsx';
import { whenPartFails } from '../src/outcomes/part-failure.tsx';
import { rateLimitEnds } from '@detroit-well/booking/rate-limit';

vi.mock('../src/auth/session.ts', () => ({ signOut: vi.fn() }));

const limited = (retryAfter?: number) =>
  new ApiError({ kind: 'refused', status: 429, message: 'Too many requests.', retryAfter });
const tick = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a rate-limited form counts down the wait and then says that a retry is possible', async () => {
  render(<p>{failureMessage(limited(125), 'Too many attempts.')}</p>);
  expect(screen.getByText('Too many attempts.')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toBe('You can try again in 2 min 5 s.');
  await tick(84);
  expect(screen.getByRole('timer').textContent).toBe('You can try again in 41 seconds.');
  await tick(40);
  expect(screen.getByRole('timer').textContent).toBe('You can try again in 1 second.');
  await tick(1);
  expect(screen.getByRole('timer').textContent).toBe('You can try again now.');
});

it('a failure without a rate limit shows no countdown', () => {
  const error = new ApiError({ kind: 'server', status: 500, message: '' });
  expect(failureMessage(error, 'Server error.')).toBe('Server error.');
  expect(failureMessage(limited(), null)).toBeNull();
  expect(rateLimitEnds(new TypeError('A defect'))).toBeNull();
});

it('the wait of a rate limit starts when the response arrives, not at a later render', async () => {
  const error = limited();
  const until = rateLimitEnds(error);
  await tick(3);
  expect(rateLimitEnds(error)).toBe(until);
  expect(until).toBe(Date.now() + 2_000);
});

it('a rate-limited part of a page counts down, and then waits for the member', async () => {
  const retry = vi.fn();
  render(whenPartFails('The messages could not be loaded.', retry)(limited(4)));
  await tick(0);
  expect(screen.getByRole('timer').textContent).toBe('You can try again in 4 seconds.');
  await tick(600);
  expect(screen.getByRole('timer').textContent).toBe('You can try again now.');
  expect(retry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('a rate-limited screen continues its countdown when it is rendered again, and then waits for the member', async () => {
  const retry = vi.fn();
  const error = limited(12);
  const draw = () => render(<LoadFailureScreen operation="loadFeed" error={error} onRetry={retry} />);
  const button = () => screen.getByRole('button', { name: 'Try Again' });
  draw();
  expect(screen.getByRole('timer').textContent).toBe('0:12');
  await tick(8);
  cleanup();
  draw();
  expect(screen.getByRole('timer').textContent).toBe('0:04');
  fireEvent.click(button());
  expect(retry).not.toHaveBeenCalled();
  await tick(600);
  expect(retry).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(retry).toHaveBeenCalledTimes(1);
});
