// @vitest-environment jsdom
import { referenceText } from '@detroit-well/reference-texts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FooterNewsletter } from '../src/newsletter/footer-newsletter.tsx';

vi.mock('@detroit-well/booking/human-check', () => ({
  waitingForCheck: () => undefined,
  useHumanCheck: () => ({
    state: 'done',
    widget: undefined,
    start: () => undefined,
    touch: () => undefined,
    token: () => Promise.reject(new Error('The check could not be loaded.')),
    reset: () => undefined,
  }),
}));

it('shows the default newsletter error when the security check cannot be loaded', async () => {
  render(<FooterNewsletter apiUrl="http://api.test" />);
  const field = screen.getByLabelText<HTMLInputElement>('Email address');
  fireEvent.change(field, { target: { value: 'ada@example.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join the list' }));
  expect(await screen.findByText(referenceText('B8.6/newsletter/default'))).toBeDefined();
  expect(field.value).toBe('ada@example.test');
});
