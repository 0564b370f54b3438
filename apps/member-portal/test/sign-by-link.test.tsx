// @vitest-environment jsdom
import { contract, type WaiverLink } from '@detroit-well/api-client/contract';
import { exampleReply, fakeProblem, fakeTransport } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveBy } from './fake-client.ts';
import { Screen } from '../src/routes/sign/sign.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/waiver/signature-drawing.ts', () => import('./faults/signature-drawing.ts'));

const link: WaiverLink = {
  ...exampleReply(contract.waiver.readLink),
  first_name: 'Cheryl',
  asks: [],
  under_age: false,
  changed: [],
};
const newText = { ...link.waiver, version: '2', body: '<p>Photographs may be taken.</p>' };

/** What the server got, in order. */
let sent: { key: string | undefined; body: Record<string, unknown> }[] = [];

/** The server answers this to reading the link, and fails to sign with these errors, in order. */
function server(read: WaiverLink | Error, ...failures: unknown[]): void {
  serveBy(
    fakeTransport({
      waiver: {
        readLink: () => {
          if (read instanceof Error) throw read;
          return read;
        },
        signLink: ({ headers, body }) => {
          sent.push({ key: headers['Idempotency-Key'], body });
          const failure = failures.shift();
          if (failure) throw failure;
          return { accepted_at: '2026-03-14T18:29:00-04:00', version: body.version };
        },
      },
    }),
  );
  render(
    <MemoryRouter initialEntries={['/sign/0f7f2f6b']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Routes>
          <Route path="/sign/:token" element={<Screen />} />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tick = () => {
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) fireEvent.click(box);
};
async function sign(): Promise<void> {
  tick();
  type(/full name/, 'Cheryl Ford');
  fireEvent.click(screen.getByRole('button', { name: 'Sign the waiver' }));
}
async function enterBirthday(year: string): Promise<void> {
  type('Month', '8');
  type('Day', '2');
  type('Year', year);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  sent = [];
  document.head.innerHTML = '<script type="application/json" id="settings">{}</script>';
});
afterEach(cleanup);

it('asks nothing that the studio knows, and says what was signed', async () => {
  server(link);
  await heading('Cheryl, read and sign');
  expect(screen.queryByLabelText('Last name')).toBeNull();
  expect(screen.queryByLabelText('Year')).toBeNull();
  await sign();
  await heading('Signed. The floor is yours.');
  expect(screen.getByText('Saturday, March 14, 2026, 6:29 PM. The desk sees it now.')).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      waiver_accepted: true,
      payment_consent: true,
      signature: `data:image/png;base64,${btoa('Cheryl Ford')}`,
      version: link.waiver.version,
      ip_address: 'unknown',
    },
  ]);
});

it('sends the name and the date of birth that it asks', async () => {
  server({ ...link, first_name: '', asks: ['first_name', 'last_name', 'date_of_birth'] });
  await heading('Read and sign');
  type('First name', 'Cheryl');
  type('Last name', 'Ford');
  await enterBirthday('1988');
  await sign();
  await heading('Signed. The floor is yours.');
  expect(sent[0]?.body).toMatchObject({
    first_name: 'Cheryl',
    last_name: 'Ford',
    date_of_birth: '1988-08-02',
  });
});

it('signs nothing for somebody under 18, and keeps what was entered when the date was wrong', async () => {
  server({ ...link, asks: ['date_of_birth'] });
  await heading('Cheryl, read and sign');
  await enterBirthday('2010');
  await sign();
  await heading('Nothing was signed');
  expect(screen.getByText(/You entered August 2, 2010\./)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Change the date' }));
  expect(screen.getByLabelText<HTMLInputElement>(/full name/).value).toBe('Cheryl Ford');
  await enterBirthday('1990');
  fireEvent.click(screen.getByRole('button', { name: 'Sign the waiver' }));
  await heading('Signed. The floor is yours.');
});

it('says to who is known to be under 18 that nothing can be signed, without a date', async () => {
  server({ ...link, under_age: true });
  await heading('Nothing was signed');
  expect(screen.queryByRole('button', { name: 'Sign the waiver' })).toBeNull();
});

it('shows a text that came into force meanwhile, keeps what was typed, and asks to accept it anew', async () => {
  server(
    { ...link, asks: ['last_name'] },
    fakeProblem('waiver_changed', { current_version: '2', waiver: newText }),
  );
  await heading('Cheryl, read and sign');
  type('Last name', 'Ford');
  await sign();
  expect(await screen.findByText('Photographs may be taken.')).toBeDefined();
  expect(screen.getByText('The waiver has changed while this page was open.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Ford');
  const accept = screen.getByRole<HTMLInputElement>('checkbox', { name: /I have read the liability waiver/ });
  expect(accept.checked).toBe(false);
  await sign();
  await heading('Signed. The floor is yours.');
  expect(sent.map(({ body }) => body['version'])).toEqual([link.waiver.version, '2']);
});

it.each([
  ['link_used', 'This link has been used'],
  ['link_ended', 'This link has ended'],
  ['not_found', 'This link is unknown'],
] as const)('says what a link is over for: %s', async (code, title) => {
  server(fakeProblem(code));
  expect(await heading(title)).toBeDefined();
  cleanup();
  server(link, fakeProblem(code));
  await heading('Cheryl, read and sign');
  await sign();
  await heading(title);
});

it('keeps what was typed and its key when no answer came', async () => {
  server({ ...link, asks: ['last_name'] }, fakeProblem('server_error'));
  await heading('Cheryl, read and sign');
  type('Last name', 'Ford');
  await sign();
  expect(await screen.findByText(/We could not confirm whether your waiver was signed/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Ford');
  fireEvent.click(screen.getByRole('button', { name: 'Sign the waiver' }));
  await heading('Signed. The floor is yours.');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

const change = (heading: string, text: string, kind: 'new' | 'changed' | 'left_out' = 'new') => ({
  kind,
  heading,
  text,
  before: null,
});

it('who signed an earlier text reads what changed since', async () => {
  server({
    ...link,
    changed: [change('Photographs', 'We may photograph sessions.'), change('', 'Old', 'left_out')],
  });
  const list = await screen.findByRole('region', { name: 'What changed since you signed' });
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'New: PhotographsWe may photograph sessions.',
    'Left outOld',
  ]);
});

it('many changes are named by their headings', async () => {
  const changed = Array.from({ length: 6 }, (_, number) => change(`Part ${number % 2}`, 'Words', 'changed'));
  server({ ...link, changed });
  const list = await screen.findByRole('region', { name: 'What changed since you signed' });
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Changed: Part 0',
    'Changed: Part 1',
  ]);
});

it('who never signed reads nothing of changes, and neither does anybody when another text comes', async () => {
  server(
    { ...link, changed: [change('Photographs', 'Words')] },
    fakeProblem('waiver_changed', { waiver: newText }),
  );
  await heading('Cheryl, read and sign');
  await sign();
  await screen.findByText('The waiver has changed while this page was open.');
  expect(screen.queryByText('What changed since you signed')).toBeNull();
  cleanup();
  server(link);
  await heading('Cheryl, read and sign');
  expect(screen.queryByText('What changed since you signed')).toBeNull();
});
