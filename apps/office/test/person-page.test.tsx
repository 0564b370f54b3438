// @vitest-environment jsdom
import { createClient, type OfficeAccess, type OfficePerson } from '@detroit-well/api-client';
import { withOffice } from '@detroit-well/api-client/office';
import { fakeTransport } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AccessContext } from '../src/access/access.ts';

interface FakeServer {
  person: OfficePerson | null;
  sent: unknown[];
}
const server = vi.hoisted((): FakeServer => ({ person: null, sent: [] }));
const { showUndo, showToast } = vi.hoisted(() => ({
  showUndo: vi.fn<(title: string, undo: () => void) => void>(),
  showToast: vi.fn(),
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast, showUndo }));
vi.mock('../src/settings/settings.ts', () => ({ readSettings: () => ({ deployment: 'demo' }) }));
vi.mock('../src/access/use-person.ts', async (original) => ({
  ...(await original<object>()),
  usePerson: () => ({ id: 'desk', name: 'Dee Kowalski' }),
}));
vi.mock('../src/api/client.ts', () => {
  const person = () => server.person as OfficePerson;
  const note = { id: 'n2', text: 'Asks for a text.', created_at: '2026-03-02T12:00:00-05:00' };
  const author = { id: 'desk', name: 'Dee Kowalski' };
  const transport = fakeTransport({
    officePeople: {
      read: person,
      choices: () => ({ tags: ['VIP'], tiers: ['Standard'] }),
      change: ({ body }) => {
        server.sent.push(body);
        server.person = { ...person(), ...body, version: person().version + 1 };
        return person();
      },
      addNote: ({ body }) => {
        server.sent.push(body);
        server.person = {
          ...person(),
          notes: [{ ...note, ...body, author, removed: false }, ...person().notes],
        };
        return { ...note, author, removed: false };
      },
      changeNote: ({ body, params }) => {
        server.sent.push([params, body]);
        return { ...note, author, removed: body.removed };
      },
      addContact: ({ body }) => {
        server.sent.push(body);
        const added = { ...body, id: 'c2', email: body.email ?? '', is_primary: body.is_primary ?? false };
        server.person = { ...person(), emergency_contacts: [...person().emergency_contacts, added] };
        return added;
      },
      resendEmail: ({ params }) => {
        server.sent.push(params);
        const [sent] = person().emails;
        const copy = { ...(sent as OfficePerson['emails'][number]), id: 'e3', resent_from: 'e1' };
        server.person = { ...person(), emails: [copy, ...person().emails] };
        return copy;
      },
      removeContact: ({ params }) => {
        server.sent.push(params);
        server.person = { ...person(), emergency_contacts: [] };
      },
      previewClose: () => ({
        registrations_count: 2,
        waiting_count: 0,
        refund_total: '60.00',
        dropped_total: '24.00',
        forfeited_credit: '15.00',
      }),
      close: ({ body }) => void server.sent.push(body),
    },
    officeAudit: { list: () => ({ results: [], next: null, count: 0 }) },
  });
  return { client: withOffice(createClient({ baseUrl: 'http://api.test', transport })) };
});
const { Screen } = await import('../src/routes/person/person.tsx');

const danielle: OfficePerson = {
  id: 'p1',
  picture_path: null,
  email: 'danielle@demo.test',
  first_name: 'Danielle',
  last_name: 'Whitaker',
  phone: '(313) 555-0187',
  membership: 'Standard',
  waiver_state: 'old',
  balance: '24.00',
  last_visit_at: null,
  tags: [],
  version: 3,
  contact_email: null,
  email_verified: true,
  is_open: true,
  has_password: false,
  role: null,
  created_at: '2026-01-01T12:00:00-05:00',
  invited_at: null,
  date_of_birth: null,
  visits_count: 1,
  memberships: [],
  registrations: [],
  emergency_contacts: [],
  waiver: null,
  waiver_claimed_on: null,
  waiver_link_sent_at: null,
  attendance: [],
  notes: [
    {
      id: 'n1',
      text: 'Left knee.',
      created_at: '2026-03-01T12:00:00-05:00',
      author: { id: 'coach', name: 'Imani Brooks' },
      removed: false,
    },
  ],
  emails: [],
  merges: [],
};

async function show(permissions: readonly string[], person: OfficePerson = danielle): Promise<void> {
  server.person = person;
  server.sent = [];
  const access: OfficeAccess = { role: 'manager', permissions: [...permissions], refund_limit_cents: null };
  const page = (
    <AccessContext value={access}>
      <main>
        <Screen />
      </main>
    </AccessContext>
  );
  const router = createMemoryRouter([{ path: '/office/people/:id', element: page }], {
    initialEntries: ['/office/people/p1'],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const desk = ['people.read', 'people.write'];

it('shows who somebody is and what applies to them, with sections that say when they are empty', async () => {
  await show(desk);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Danielle Whitaker');
  expect(screen.getByText('Older waiver')).toBeTruthy();
  expect(screen.getByText('$24 to pay')).toBeTruthy();
  expect(screen.getByText('Since Jan 1, 2026. 1 visit.')).toBeTruthy();
  for (const name of [
    'Registrations',
    'Membership',
    'Emergency contacts',
    'Waiver',
    'Attendance',
    'Notes',
    'Emails',
  ])
    expect(screen.getByRole('region', { name })).toBeTruthy();
});

const email = {
  id: 'e1',
  template: 'x',
  subject: 'Welcome',
  created_at: '2026-03-02T12:00:00-05:00',
  state: 'waiting',
  sent_at: null,
  resend: 'possible',
  resent_from: null,
} as const;

it('sends an email again, and says why not where its link has ended', async () => {
  await show(desk, { ...danielle, emails: [email, { ...email, id: 'e2', resend: 'ended' }] });
  const [again, ended] = within(screen.getByRole('region', { name: 'Emails' })).getAllByRole('listitem');
  expect(ended?.textContent).toContain('Its link or offer has ended.');
  expect(ended?.querySelector('button')).toBeNull();
  fireEvent.click(within(again as HTMLElement).getByRole('button', { name: /^Send again.*Welcome/ }));
  await waitFor(() => expect(server.sent).toEqual([{ id: 'p1', email: 'e1' }]));
  expect(await screen.findByText('Sent again')).toBeTruthy();
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'ok', text: 'To danielle@demo.test' }),
  );
});

it('says of an email of the demo that it stays in the outbox, and of a sent one that it was sent', async () => {
  await show(['people.read'], {
    ...danielle,
    emails: [email, { ...email, id: 'e2', state: 'sent', sent_at: email.created_at }],
  });
  const emails = within(screen.getByRole('region', { name: 'Emails' }));
  expect(emails.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/In the outbox of the demo$/),
    expect.stringMatching(/Sent$/),
  ]);
});

it('adds a note, and offers to take back the removal of an own one only', async () => {
  await show(desk);
  const notes = within(screen.getByRole('region', { name: 'Notes' }));
  expect(notes.queryByRole('button', { name: /^Remove/ })).toBeNull();
  fireEvent.click(notes.getByRole('button', { name: 'Add note' }));
  fireEvent.change(notes.getByRole('textbox', { name: 'Note' }), { target: { value: ' Asks for a text. ' } });
  fireEvent.click(notes.getByRole('button', { name: 'Save note' }));
  fireEvent.click(await notes.findByRole('button', { name: /^Remove.*the note “Asks for a text.”/ }));
  await waitFor(() => expect(showUndo).toHaveBeenCalled());
  showUndo.mock.lastCall?.[1]();
  await waitFor(() =>
    expect(server.sent).toEqual([
      { text: 'Asks for a text.' },
      [{ id: 'p1', note: 'n2' }, { removed: true }],
      [{ id: 'p1', note: 'n2' }, { removed: false }],
    ]),
  );
});

it('adds an emergency contact without an email, and takes back its deletion', async () => {
  await show(desk);
  const contacts = within(screen.getByRole('region', { name: 'Emergency contacts' }));
  const type = (name: string, value: string) =>
    fireEvent.change(contacts.getByRole('textbox', { name }), { target: { value } });
  fireEvent.click(contacts.getByRole('button', { name: 'Add contact' }));
  type('Phone number', '(313) 555-0188');
  fireEvent.click(contacts.getByRole('button', { name: 'Save contact' }));
  expect(await contacts.findByRole('link', { name: 'Name is required' })).toBeTruthy();
  expect(contacts.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).value).toBe(
    '(313) 555-0188',
  );
  type('Name', 'Marvin Whitaker');
  fireEvent.change(contacts.getByRole('combobox', { name: 'Relationship' }), { target: { value: 'spouse' } });
  fireEvent.click(contacts.getByRole('button', { name: 'Save contact' }));
  expect(await contacts.findByText('No email yet')).toBeTruthy();
  fireEvent.click(contacts.getByRole('button', { name: /^Delete.*Marvin Whitaker/ }));
  await waitFor(() => expect(showUndo).toHaveBeenCalled());
  showUndo.mock.lastCall?.[1]();
  const sent = { name: 'Marvin Whitaker', relationship: 'spouse', phone: '(313) 555-0188', email: '' };
  await waitFor(() =>
    expect(server.sent).toEqual([
      { ...sent, is_primary: false },
      { id: 'p1', contact: 'c2' },
      { ...sent, is_primary: false },
    ]),
  );
});

it.each([
  ['without the permission', ['people.read'], {}],
  ['of a closed account', desk, { is_open: false }],
])('offers no change of emergency contacts %s', async (_why, permissions, over) => {
  const contact = { id: 'c1', name: 'Bo', relationship: 'friend', phone: '2', email: '', is_primary: true };
  await show(permissions, { ...danielle, ...over, emergency_contacts: [contact] });
  const contacts = within(screen.getByRole('region', { name: 'Emergency contacts' }));
  expect(contacts.getByText('Bo')).toBeTruthy();
  expect(contacts.queryAllByRole('button')).toEqual([]);
});

it('adds a tag with the version that the person has', async () => {
  await show(desk);
  fireEvent.change(screen.getByLabelText('New tag'), { target: { value: 'VIP' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add tag' }));
  expect(await screen.findByRole('link', { name: 'VIP' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the tag VIP' }));
  await waitFor(() =>
    expect(server.sent).toEqual([
      { version: 3, tags: ['VIP'] },
      { version: 4, tags: [] },
    ]),
  );
});

it('says what closing does before it is done, and asks why', async () => {
  await show([...desk, 'people.close']);
  fireEvent.click(screen.getByRole('button', { name: 'Close account' }));
  const confirm = await screen.findByRole('button', { name: 'Close and refund $60' });
  expect(screen.getByText('Studio credit lost').nextElementSibling?.textContent).toBe('$15.00');
  fireEvent.click(confirm);
  expect(await screen.findByText('Reason is required')).toBeTruthy();
  expect(server.sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Asked at the desk.' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(server.sent).toEqual([{ reason: 'Asked at the desk.' }]));
});

it('says who may close accounts to those who may not', async () => {
  await show(desk);
  expect(screen.getByText('These roles close accounts: Owner, Manager.')).toBeTruthy();
});

it('offers nothing for a closed account', async () => {
  await show([...desk, 'people.close'], { ...danielle, is_open: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Closed account');
  for (const name of ['Edit', 'Close account', 'Add note', 'Add tag'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
