// @vitest-environment jsdom
import type * as Endpoints from '@detroit-well/api-client/endpoints';
import { fakeProblem, fakeTransport, type FakeHandlers } from '@detroit-well/api-client/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Session } from '../src/api/wire.ts';
import { OpeningPage } from '../src/routes/opening/page.tsx';
import { kettlebell, session } from './fixtures.ts';
import { context, member, open } from './member-page.tsx';

const server = vi.hoisted(() => ({ handlers: {} as object }));
vi.mock('@detroit-well/api-client/endpoints', async (original) => {
  const endpoints = await original<typeof Endpoints>();
  const createCore = (options: Endpoints.CoreOptions) =>
    endpoints.createCore({
      ...options,
      maxRetries: 0,
      transport: (request) => fakeTransport(server.handlers)(request),
    });
  return { ...endpoints, createCore };
});
vi.mock('@detroit-well/booking/human-check', () => import('./human-check.ts'));

const full: Session = { ...session, is_full: true, available_spots: 0, current_registrations: 16 };
const other: Session = { ...session, public_id: 'ses_later', start_datetime: '2026-03-21T18:30:00-04:00' };
const lists = { sessions: { list: () => ({ count: 1, sessions: [other] }) } };
const answer = (handlers: FakeHandlers): void => void (server.handlers = { ...lists, ...handlers });
const press = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));
const tellMe = () =>
  screen.findByRole('link', { name: `Tell me when a spot opens: ${full.title}, Saturday, March 14, 2026` });

beforeEach(() => answer({}));
afterEach(() => history.replaceState(null, '', '/'));

describe('a full session', () => {
  const ask = async (email = 'ada@visitor.test'): Promise<void> => {
    open(full, { kind: 'guest' });
    fireEvent.click(await tellMe());
    fireEvent.input(await screen.findByLabelText('Email'), { target: { value: email } });
    await press(/Send me the link/);
  };

  it('lets a visitor ask for one email, and says that a link was sent', async () => {
    const bodies: unknown[] = [];
    answer({ openings: { request: ({ body }) => (bodies.push(body), { message: 'Check your email.' }) } });
    await ask(' Ada@Visitor.test ');
    await screen.findByText(/The link is on its way to ada@visitor\.test\./);
    expect(bodies).toEqual([{ email: 'ada@visitor.test', turnstile_token: expect.any(String) as unknown }]);
    await press('Use another address');
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('');
  });

  test.each([
    ['waitlist_not_needed', 'A spot is open right now.', 'Register Now'],
    ['registration_closed', 'Registration for this session is over.', 'All sessions'],
  ] as const)('that has changed meanwhile says so (%s)', async (code, title, link) => {
    answer({
      openings: {
        request: () => {
          throw fakeProblem(code);
        },
      },
    });
    await ask();
    await screen.findByText(title);
    expect(await screen.findByRole('link', { name: link })).toBeTruthy();
  });

  test.each([
    ['a member at a full session', full, member],
    ['a visitor at an open session', session, { kind: 'guest' }],
    ['a visitor at a session without a limit', kettlebell, { kind: 'guest' }],
  ] as const)('offers no email to %s', (_who, shown, visitor) => {
    open(shown, visitor);
    expect(screen.queryByRole('link', { name: /Tell me when/ })).toBeNull();
  });

  it('tells a visitor who follows the email too late, and offers another one', async () => {
    history.replaceState(null, '', '/training/a/b/c?id=ses_rhythm&register=1&opening=1');
    open(full, { kind: 'guest' });
    await screen.findByText('Somebody was faster: the spot is taken again.');
    expect(await tellMe()).toBeTruthy();
  });
});

describe('the link of the email', () => {
  const show = (hash = '#id.signature'): void => {
    history.replaceState(null, '', `/opening${hash}`);
    render(<OpeningPage data={null} context={context} />);
  };
  const confirmed = (status: string, shown: Session = full): FakeHandlers => ({
    openings: { confirm: () => ({ status, session: shown }) as never },
  });

  it('changes nothing before the button is pressed, and then puts the address on the list', async () => {
    const tokens: unknown[] = [];
    answer({
      openings: {
        confirm: ({ body }) => (tokens.push(body.token), { status: 'waiting', session: full }),
        withdraw: ({ body }) => void tokens.push(body.token),
      },
    });
    show();
    await screen.findByRole('heading', { name: 'Tell me when a spot opens' });
    expect(tokens).toEqual([]);
    await press(/Yes, tell me/);
    const title = await screen.findByRole('heading', { name: 'You are on the list for an email' });
    expect(document.activeElement).toBe(title);
    await screen.findByRole('heading', { name: 'Other dates' });
    await press('Erase my address');
    await screen.findByRole('heading', { name: 'Your address is erased' });
    expect(tokens).toEqual(['id.signature', 'id.signature']);
  });

  const started: Session = {
    ...full,
    start_datetime: '2026-03-01T18:00:00-05:00',
    end_datetime: '2026-03-01T19:00:00-05:00',
    registration_open: false,
  };
  test.each([
    [
      'told',
      full,
      'The spot is taken again',
      'Tell me when a spot opens: Rhythm & Glide, Saturday, March 14, 2026',
    ],
    ['told', session, 'We have written to you', 'Register Now'],
    [
      'expired',
      full,
      'This link came too late',
      'Tell me when a spot opens: Rhythm & Glide, Saturday, March 14, 2026',
    ],
    [
      'ended',
      full,
      'Your address is erased',
      'Tell me when a spot opens: Rhythm & Glide, Saturday, March 14, 2026',
    ],
    ['ended', started, 'This came too late', 'All sessions'],
    ['ended', { ...full, status: 'cancelled' }, 'No spot opens in it any more', 'All sessions'],
  ] as const)('of a request that is %s says what happened (%#)', async (status, shown, title, link) => {
    answer(confirmed(status, shown));
    show();
    await press(/Yes, tell me/);
    await screen.findByRole('heading', { name: title });
    expect(await screen.findByRole('link', { name: link })).toBeTruthy();
  });

  it('that is not complete leads to the sessions', async () => {
    show('');
    await screen.findByRole('heading', { name: 'This link does not work' });
    expect(screen.getByRole('link', { name: 'All sessions' })).toBeTruthy();
  });

  it('with a wrong token leads to the sessions', async () => {
    answer({
      openings: {
        confirm: () => {
          throw fakeProblem('verification_link_invalid');
        },
      },
    });
    show();
    await press(/Yes, tell me/);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  });

  it('can be pressed again after a failure', async () => {
    const replies = [
      () => {
        throw fakeProblem('validation_failed');
      },
      () => ({ status: 'waiting' as const, session: full }),
    ];
    answer({ openings: { confirm: () => replies.shift()!() } });
    show();
    await press(/Yes, tell me/);
    await screen.findByRole('alert');
    await press(/Yes, tell me/);
    expect(await screen.findByRole('heading', { name: 'You are on the list for an email' })).toBeTruthy();
  });
});
