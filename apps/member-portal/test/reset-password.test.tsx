// @vitest-environment jsdom
import { createClient } from '@detroit-well/api-client';
import { referenceText } from '@detroit-well/reference-texts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Screen } from '../src/routes/reset-password/reset-password.tsx';

vi.mock('../src/api/client.ts', () => ({
  client: createClient({
    baseUrl: '',
    transport: async () => ({ status: 500, header: () => undefined, data: {} }),
    sleep: () => Promise.resolve(),
  }),
}));
vi.mock('react-router-dom', () => ({
  useNavigate: () => () => undefined,
  useParams: () => ({ uid: 'uid', token: 'token' }),
}));

it('the password reset shows a server error and counts it as one of three attempts', async () => {
  render(<Screen />);
  for (const label of ['New password', 'Confirm new password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Roll//Bounce7' } });
  }
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  send();
  expect(await screen.findByText(referenceText('B8.5/reset-other/5xx'))).toBeDefined();
  send();
  expect(await screen.findByText('One more try on this page.')).toBeDefined();
  send();
  expect(await screen.findByText(referenceText('B8.5/reset-confirm/attempts'))).toBeDefined();
});
