// @vitest-environment jsdom
import { ApiError, type OfficeAccess, type RegisterPreview } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { CancelRegistrationDialog } from '../src/registrations/cancel-registration-dialog.tsx';
import { MoveDialog } from '../src/registrations/move-dialog.tsx';
import { RegisterDialog } from '../src/registrations/register-dialog.tsx';

const { registrations, showToast, sessions } = vi.hoisted(() => ({
  registrations: {
    previewCreate: vi.fn(),
    create: vi.fn(),
    previewCancel: vi.fn(),
    cancel: vi.fn(),
    previewMove: vi.fn(),
    move: vi.fn(),
  },
  showToast: vi.fn(),
  sessions: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { registrations } } }));
vi.mock('../src/api/queries.ts', () => ({
  sessionQuery: (id: string) => ({
    queryKey: ['session', id],
    queryFn: () => ({ id, title: 'Rhythm Roll', program_id: 'roll' }),
  }),
  sessionChoicesQuery: (query: object) => ({ queryKey: ['sessions', query], queryFn: () => sessions(query) }),
  peopleQuery: (query: object) => ({
    queryKey: ['people', query],
    queryFn: () => ({ results: [{ id: 'p2', first_name: 'Paul', last_name: 'O', email: 'paul@demo.test' }] }),
  }),
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const person = { id: 'p1', name: 'Danielle Whitaker' };
const registration = { id: 'r1', session_id: 's1', session_title: 'Rhythm Roll' };
const free: RegisterPreview = {
  session_id: 's1',
  price: '60.00',
  rate: 'member',
  due_on: '2026-03-09',
  max_participants: 10,
  booked_count: 4,
  has_offer: false,
  hindrances: [],
  pass_credit: null,
  included_session: null,
};
const full = {
  code: 'session_full',
  message: 'Sorry, this session is now full.',
  override: 'capacity' as const,
};

beforeEach(() => {
  for (const mock of [...Object.values(registrations), showToast]) mock.mockReset();
  sessions.mockResolvedValue({
    results: [
      {
        id: 's2',
        title: 'Rhythm Roll',
        status: 'scheduled',
        start_datetime: '2099-03-19T18:30:00-04:00',
        location_name: 'Floor 2',
        booked_count: 3,
        max_participants: 10,
      },
    ],
  });
});

const desk = ['overrides.waiver', 'overrides.capacity'];
const owner = [...desk, 'overrides.price', 'overrides.policy'];
const onClose = vi.fn();

function show(dialog: ReactNode, permissions: readonly string[] = owner): void {
  onClose.mockReset();
  render(
    <AccessContext value={{ permissions } as unknown as OfficeAccess}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {dialog}
      </QueryClientProvider>
    </AccessContext>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (text: string | RegExp) => fireEvent.click(await screen.findByText(text));
const described = (button: HTMLElement): string =>
  (button.closest('button')?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('registering a person', () => {
  const dialog = <RegisterDialog person={person} sessionId="s1" open onClose={onClose} />;

  it('shows the price for the person and asks for nothing when nothing is in the way', async () => {
    registrations.previewCreate.mockResolvedValue(free);
    registrations.create.mockResolvedValue({ session_title: 'Rhythm Roll' });
    show(dialog);
    expect(await screen.findByText('Member rate')).toBeDefined();
    expect(screen.queryByLabelText('Reason')).toBeNull();
    await press('Register');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(registrations.create.mock.calls[0]?.[0]).toEqual({
      params: { id: 'p1' },
      body: { session_id: 's1' },
    });
  });

  it.each([
    [/Pay with a credit of a pass, which ends on/, 'The credit', { use_pass: true }],
    ['Included in their membership: 3 left until Apr 1, 2026', 'The membership', { use_included: true }],
  ])('offers what pays without money, and uses it only when asked: %s', async (label, what, pays) => {
    const both = {
      pass_credit: { expires_on: '2026-05-31' },
      included_session: { left: 3, expires_on: '2026-04-01' },
    };
    registrations.previewCreate.mockResolvedValue({ ...free, ...both });
    registrations.create.mockResolvedValue({ session_title: 'Rhythm Roll' });
    show(dialog);
    fireEvent.click(await screen.findByLabelText(label));
    expect(await screen.findByText(new RegExp(`${what} pays the whole price`))).toBeDefined();
    await press('Register');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(registrations.create.mock.calls[0]?.[0].body).toEqual({ session_id: 's1', ...pays });
  });

  it('names what is in the way, asks for a reason only then, and sends the override', async () => {
    registrations.previewCreate.mockResolvedValue({ ...free, hindrances: [full] });
    registrations.create.mockResolvedValue({ session_title: 'Rhythm Roll' });
    show(dialog, desk);
    expect(await screen.findByText(full.message)).toBeDefined();
    await press('Register anyway');
    expect(await screen.findByText('Reason is required')).toBeDefined();
    expect(registrations.create).not.toHaveBeenCalled();
    type('Reason', 'Promised by phone.');
    await press('Register anyway');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(registrations.create.mock.calls[0]?.[0].body).toEqual({
      session_id: 's1',
      overrides: ['capacity'],
      reason: 'Promised by phone.',
    });
  });

  it('says who may set a rule aside where the role does not', async () => {
    const closed = { code: 'registration_closed', message: 'Registration is closed.', override: 'policy' };
    registrations.previewCreate.mockResolvedValue({ ...free, hindrances: [closed] });
    show(dialog, desk);
    expect(described(await screen.findByText('Register anyway'))).toContain('Owner, Manager');
    await press('Register anyway');
    expect(registrations.create).not.toHaveBeenCalled();
  });

  it('stops at what nothing sets aside', async () => {
    const young = { code: 'age_restricted', message: 'Only from 18 years on.', override: null };
    registrations.previewCreate.mockResolvedValue({ ...free, hindrances: [young] });
    show(dialog);
    await screen.findAllByText('Only from 18 years on.');
    await press('Register');
    expect(registrations.create).not.toHaveBeenCalled();
  });

  it('sets another price with a reason', async () => {
    registrations.previewCreate.mockResolvedValue(free);
    registrations.create.mockResolvedValue({ session_title: 'Rhythm Roll' });
    show(dialog);
    await press('Set another price');
    type('Price in dollars', 'ten');
    await press('Register anyway');
    expect(await screen.findByText('Enter an amount such as 60.')).toBeDefined();
    type('Price in dollars', '10');
    type('Reason', 'A friend of the house.');
    await press('Register anyway');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(registrations.create.mock.calls[0]?.[0].body).toMatchObject({
      amount: '10.00',
      overrides: ['price'],
    });
  });

  it('finds person and session where neither is given', async () => {
    registrations.previewCreate.mockResolvedValue(free);
    show(<RegisterDialog open onClose={onClose} />);
    type('Person', 'pau');
    fireEvent.click(await screen.findByLabelText(/Paul O/));
    fireEvent.click(await screen.findByLabelText(/Rhythm Roll/));
    await waitFor(() =>
      expect(registrations.previewCreate.mock.calls[0]?.[0]).toEqual({
        params: { id: 'p2' },
        body: { session_id: 's2' },
      }),
    );
  });

  it('keeps what was typed after a failure, and repeats an unknown outcome with the same key', async () => {
    registrations.previewCreate.mockResolvedValue({ ...free, hindrances: [full] });
    registrations.create.mockRejectedValue(
      new ApiError({ kind: 'timeout', message: 'No answer.', method: 'POST', outcome: 'unknown' }),
    );
    show(dialog);
    await screen.findByText(full.message);
    type('Reason', 'Promised by phone.');
    await press('Register anyway');
    expect(await screen.findByText(/We could not confirm/)).toBeDefined();
    await press('Register anyway');
    await waitFor(() => expect(registrations.create).toHaveBeenCalledTimes(2));
    expect(registrations.create.mock.calls[1]).toEqual(registrations.create.mock.calls[0]);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Promised by phone.');
  });
});

describe('cancelling for a person', () => {
  const late = {
    paid: '75.00',
    member_refund: '0.00',
    business_refund: '75.00',
    refund_deadline: '2026-03-11T18:30:00-04:00',
    owed: '0.00',
  };
  const dialog = (
    <CancelRegistrationDialog person={person} registration={registration} open onClose={onClose} />
  );

  it('calls a reply without content an unknown outcome, and repeats with the same key', async () => {
    registrations.previewCancel.mockResolvedValue(late);
    registrations.cancel.mockReset().mockResolvedValue({});
    show(dialog);
    await screen.findByText('Nothing back');
    type('Reason', 'The coach is away.');
    await press('Cancel registration');
    await waitFor(() => expect(registrations.cancel).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    registrations.cancel.mockResolvedValue({ session_title: 'Rhythm Roll' });
    await press('Cancel registration');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = registrations.cancel.mock.calls.map(([, options]) => options.idempotencyKey);
    expect(second).toBe(first);
  });

  it('says what comes back before the button, and in it', async () => {
    registrations.previewCancel.mockResolvedValue(late);
    registrations.cancel.mockResolvedValue({ session_title: 'Rhythm Roll' });
    show(dialog);
    expect(await screen.findByText('Nothing back')).toBeDefined();
    expect(screen.getByText('Cancel registration')).toBeDefined();
    fireEvent.click(screen.getByLabelText(/^The studio/));
    type('Reason', 'The coach is away.');
    await press('Cancel and refund $75');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(registrations.cancel.mock.calls[0]?.[0].body).toEqual({
      reason: 'The coach is away.',
      cancelled_by: 'business',
    });
  });

  it('leaves the desk what the policy gives, and says who may give more', async () => {
    registrations.previewCancel.mockResolvedValue(late);
    show(dialog, desk);
    const studio = await screen.findByLabelText<HTMLInputElement>(/^The studio/);
    expect(studio.disabled).toBe(true);
    expect(screen.getAllByText(/Owner, Manager/).length).toBeGreaterThan(0);
    await press('Cancel registration');
    expect(await screen.findByText('Reason is required')).toBeDefined();
  });
});

describe('moving a person', () => {
  it('names the difference of the chosen date and moves', async () => {
    registrations.previewMove.mockResolvedValue({
      session_id: 's2',
      price: '50.00',
      rate: 'public',
      refund: '25.00',
      owed: '0.00',
      due_on: null,
      hindrances: [],
    });
    registrations.move.mockResolvedValue({ session_title: 'Rhythm Roll' });
    show(<MoveDialog person={person} registration={registration} open onClose={onClose} />);
    fireEvent.click(await screen.findByLabelText(/Rhythm Roll/));
    await press('Move and refund $25');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(registrations.move.mock.calls[0]?.[0]).toEqual({
      params: { id: 'p1', registration_id: 'r1' },
      body: { session_id: 's2' },
    });
    expect(sessions.mock.calls[0]?.[0]).toMatchObject({ program: 'roll' });
  });
});
