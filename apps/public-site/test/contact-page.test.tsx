// @vitest-environment jsdom
import { createClient, type Client, type OnEvent } from '@detroit-well/api-client';
import { fakeTransport, NoResponse, fakeProblem, type FakeProblem } from '@detroit-well/api-client/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ContactPage } from '../src/routes/contact/page.tsx';
import { reset, restartTokens } from './human-check.ts';
import { context } from './member-page.tsx';

vi.mock('@detroit-well/booking/human-check', () => import('./human-check.ts'));

const server = vi.hoisted(() => ({
  clientFor: undefined as ((onEvent: OnEvent) => Client) | undefined,
  /** Resolves when the client may stop waiting for a rate limit. */
  waits: Promise.resolve(),
}));
vi.mock('../src/routes/contact/contact-endpoint.ts', () => ({
  contactEndpoint: (_url: string, onEvent: OnEvent) => server.clientFor?.(onEvent).contact,
}));

interface Seen {
  readonly key: string | undefined;
  readonly body: { readonly turnstile_token: string };
}
type Reply = FakeProblem | NoResponse | 'received' | 'bare';
let seen: Seen[] = [];
let replies: Reply[] = [];
const lost = (): NoResponse => new NoResponse('network');

beforeEach(() => {
  seen = [];
  replies = [];
  restartTokens();
  server.waits = Promise.resolve();
  const transport = fakeTransport({
    contact: {
      send: ({ headers, body }) => {
        seen.push({ key: headers['Idempotency-Key'], body });
        const next = replies.shift();
        if (next === 'bare') return { message: '', received_at: '' };
        if (next !== 'received') throw next ?? new Error('Asked once too often.');
        return { message: 'Your message is with us.', received_at: '2026-03-14T17:12:00-04:00' };
      },
    },
  });
  server.clientFor = (onEvent) =>
    createClient({ baseUrl: '', transport, maxRetries: 0, sleep: () => server.waits, onEvent });
  const data = {
    title: 'Contact',
    seoTitle: '',
    description: '',
    body: '',
    topic: 'private',
    complete: true,
  } as const;
  render(<ContactPage data={data} context={context} />);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const type = (label: string, value: string): void => {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value } });
};
const fill = (): void => {
  type('Name', ' Paul Ostrowski ');
  type('Email', 'paul@example.test');
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'private' } });
  type('Message', 'Is the floor free?');
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const textOf = (): string => screen.getByLabelText<HTMLTextAreaElement>('Message').value;

describe('contact form', () => {
  it('shows the thank-you message for a success without a response time', async () => {
    replies = ['bare'];
    fill();
    press('Send Message');
    await screen.findByRole('heading', { name: 'Thank you, Paul' });
    expect(screen.getByText(/Today, \d{1,2}:\d\d [AP]M E[SD]T/)).toBeTruthy();
  });

  it('sends the message and says what happens next', async () => {
    replies = ['received'];
    fill();
    press('Send Message');
    const heading = await screen.findByRole('heading', { name: 'Thank you, Paul' });
    expect(document.activeElement).toBe(heading);
    expect(seen[0]?.body).toEqual({
      name: 'Paul Ostrowski',
      email: 'paul@example.test',
      topic: 'private',
      text: 'Is the floor free?',
      turnstile_token: 'token-1',
    });
    screen.getByText(/We'll reply by the evening of Monday, March 16\./);
    screen.getByText(/5:12 PM EDT/);
    press('Write another message');
    expect(textOf()).toBe('');
    screen.getByText('0 of 2,000');
  });

  it('lists missing fields before it sends anything', async () => {
    press('Send Message');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('There is a problem'));
    for (const text of ['Name is required', 'Email is required', 'Please write a message']) {
      expect(screen.getAllByText(text)).toHaveLength(2);
    }
    expect(seen).toEqual([]);
  });

  test.each<[string, Reply, RegExp]>([
    ['a rate limit', fakeProblem('rate_limited'), /Too many requests. Please wait a moment and try again./],
    [
      'an unavailable server',
      fakeProblem('unavailable'),
      /Service temporarily unavailable|could not confirm/,
    ],
  ])('keeps the typed text after %s and can be resubmitted', async (_what, problem, text) => {
    replies = [problem, problem];
    fill();
    press('Send Message');
    await screen.findByText(text);
    expect(textOf()).toBe('Is the floor free?');
    replies = ['received'];
    press('Try Again');
    await screen.findByRole('heading', { name: 'Thank you, Paul' });
  });

  it('lists the fields that the server rejected above the form and focuses the list', async () => {
    const email = ['Enter a valid email address'];
    replies = [fakeProblem('validation_failed', { email, text: ['Please write a message'], hint: ['?'] })];
    fill();
    press('Send Message');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('There is a problem'));
    const links = within(document.activeElement as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Enter a valid email address', '#contact-email'],
      ['Please write a message', '#contact-text'],
    ]);
    expect(screen.queryByText('Your message was not sent.')).toBeNull();
    expect(textOf()).toBe('Is the floor free?');
  });

  it('shows the seconds of a rate limit, whether the client waits for it or gives up', async () => {
    let waited: () => void = () => undefined;
    server.waits = new Promise((over) => (waited = over));
    replies = [fakeProblem('rate_limited'), 'received'];
    fill();
    press('Send Message');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^We'll try again in \d seconds?\.$/);
    waited();
    await screen.findByRole('heading', { name: 'Thank you, Paul' });
    press('Write another message');
    replies = [fakeProblem('rate_limited'), fakeProblem('rate_limited')];
    fill();
    press('Send Message');
    await screen.findByText('Your message was not sent.');
    expect(screen.getByRole('timer').textContent).toMatch(/^You can try again in \d seconds?\.$/);
  });

  it('shows an error of the security check at that field', async () => {
    const text = 'Security verification expired. Please verify again.';
    replies = [fakeProblem('challenge_expired', { turnstile_token: [text] })];
    fill();
    press('Send Message');
    expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
    expect(screen.getByRole('group', { name: 'Security verification' }).textContent).toContain(text);
  });

  it('reports a lost response as unknown and retries with the same idempotency key and token', async () => {
    replies = [lost()];
    fill();
    press('Send Message');
    await screen.findByText('We could not confirm whether your message arrived.', undefined, {
      timeout: 20_000,
    });
    const tries = seen.length;
    replies = ['received'];
    press('Try Again');
    await screen.findByRole('heading', { name: 'Thank you, Paul' });
    expect(seen.length).toBe(tries + 1);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(new Set(seen.map(({ body }) => body['turnstile_token']))).toEqual(new Set(['token-1']));
  });

  it('keeps the security check of a message that an offline device did not send', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fill();
    press('Send Message');
    await screen.findByText('Your message was not sent.');
    expect([seen, reset.mock.calls]).toEqual([[], []]);
    online.mockReturnValue(true);
    replies = ['received'];
    press('Try Again');
    await screen.findByRole('heading', { name: 'Thank you, Paul' });
  });

  it('does not claim that a message was not sent when the device goes offline after a lost response', async () => {
    replies = [lost()];
    fill();
    press('Send Message');
    const unknown = 'We could not confirm whether your message arrived.';
    await screen.findByText(unknown, undefined, { timeout: 20_000 });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const tries = seen.length;
    press('Try Again');
    await screen.findByText(unknown);
    expect(screen.queryByText('Your message was not sent.')).toBeNull();
    online.mockReturnValue(true);
    replies = ['received'];
    press('Try Again');
    await screen.findByRole('heading', { name: 'Thank you, Paul' });
    expect(seen.length).toBe(tries + 1);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  });

  it('uses a new idempotency key for a message changed after a lost response', async () => {
    replies = [lost()];
    fill();
    press('Send Message');
    await screen.findByText('We could not confirm whether your message arrived.', undefined, {
      timeout: 20_000,
    });
    replies = ['received'];
    type('Message', 'Is the floor free in May?');
    press('Try Again');
    await screen.findByRole('heading', { name: 'Thank you, Paul' });
    expect(new Set(seen.map(({ key }) => key)).size).toBe(2);
    expect(seen.at(-1)?.body['turnstile_token']).toBe('token-2');
  });
});
