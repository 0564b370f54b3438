// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screenAt } from '../src/app/screen-at.ts';
import { DashboardSkeleton } from '../src/routes/dashboard/dashboard-skeleton.tsx';

it('the greeting names nobody until the name is known, and has a line for it', () => {
  render(<DashboardSkeleton />);
  const lines = [...screen.getByRole('heading', { level: 1 }).children].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Welcome', '\u00A0']);
  expect(screenAt('/dashboard')?.headline).toEqual(lines);
});
