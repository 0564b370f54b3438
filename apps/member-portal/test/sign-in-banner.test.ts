import { describe, expect, it } from 'vitest';
import { bannerOf, waitingPlan } from '../src/routes/login/banner.ts';

const query = (next: string, registered = false) =>
  new URLSearchParams({ next, ...(registered ? { registered: 'true' } : {}) });

describe('the banner of the sign-in page', () => {
  it('finds the membership that waits for the sign-in', () => {
    expect(waitingPlan(query('/dashboard/membership?plan=month-1'))).toBe('month-1');
    for (const next of ['/dashboard/membership', '/dashboard/passes?plan=five-1', '/training?plan=x', ''])
      expect(waitingPlan(query(next))).toBeNull();
  });

  it('names after creating an account what waits, and else the first session', () => {
    const search = query('/dashboard/membership?plan=month-1', true);
    expect(bannerOf(search, 'Sign in to join Standard.')?.text).toBe('Sign in to join Standard.');
    expect(bannerOf(search, null)?.text).toBe('Sign in to pick your first session.');
    expect(bannerOf(query('/dashboard'), null)).toBeNull();
  });
});
