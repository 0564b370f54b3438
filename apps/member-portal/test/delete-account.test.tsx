// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Screen } from '../src/routes/delete-account/delete-account.tsx';
import { serve, show } from './faults/form-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

const coming = {
  public_id: 's1',
  start_datetime: '2999-03-14T18:30:00-04:00',
  registration: { public_id: 'r1', status: 'confirmed' },
};
const preview = {
  can_cancel: true,
  paid_amount: '75.00',
  refund_amount: '75.00',
  refund_credit: '37.00',
  full_refund: true,
  refund_deadline: '2999-03-13T18:30:00-04:00',
  open_instalments: 0,
};

it('the question before deleting names the credit that is lost, with what comes back as credit', async () => {
  serve('POST /auth/delete-account/', () => ({ status: 204 }), {
    'GET /sessions/registered/': [coming],
    'GET /sessions/registered/s1/cancel/preview/': preview,
    'GET /credit/': { balance: '1.00' },
  });
  await show(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  await screen.findByText('1 upcoming session: $38 comes back the way you paid');
  screen.getByText('Your studio credit of $38, which is not paid out');
  screen.getByLabelText('I know that this cannot be undone and that I lose $38 of studio credit.');
  expect(screen.getByRole('button', { name: 'Delete account and refund $38' })).toBeTruthy();
});
