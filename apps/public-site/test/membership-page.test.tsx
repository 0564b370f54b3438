// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plan, Session } from '../src/api/wire.ts';
import { lookedAt, rememberLooked } from '../src/looked/looked.ts';
import type { MembershipData } from '../src/routes/membership/loader.ts';
import { MembershipPage } from '../src/routes/membership/page.tsx';
import { setVisitor } from '../src/visitor/visitor.ts';
import { context, down, member, plans, session } from './fixtures.ts';
import { get } from './get-page.ts';
import { course, monthly, night, yearly } from './rated-sessions.ts';

const { list, check } = vi.hoisted(() => ({
  list: vi.fn<() => Promise<{ introductory: boolean }[]>>(),
  check: vi.fn<() => Promise<object>>(),
}));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => ({ promoCodes: { check } }) }));
vi.mock('../src/visitor/portal-auth.ts', () => ({ portalAuth: () => ({ client: { plans: { list } } }) }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  setVisitor({ kind: 'guest' });
});

describe('the membership page', () => {
  const ready: MembershipData = {
    kind: 'ready',
    offers: [{ name: 'Standard', prices: [monthly, yearly], isIntroductory: false }],
    packs: [],
    sessions: [course, night],
    chosen: null,
    isGone: false,
    code: '',
  };
  const five = {
    versionId: 'five-1',
    name: '5 sessions',
    cents: 15_000,
    credits: 5,
    validDays: 90,
    isIntroductory: false,
  };
  const nights = {
    ...five,
    versionId: 'nights-1',
    name: 'First two nights',
    cents: 3900,
    credits: 2,
    validDays: 30,
    isIntroductory: true,
  };
  const show = (over: Partial<typeof ready> = {}) =>
    render(
      <MembershipPage data={{ ...ready, ...over }} context={{ ...context, now: '2026-11-25T19:31:00Z' }} />,
    );

  it('adds up the sessions that this device looked at, and shows the next ones before', () => {
    const { unmount } = show();
    expect(screen.getByRole('heading', { name: 'What members pay' })).toBeTruthy();
    unmount();
    rememberLooked('floor');
    rememberLooked('glide');
    show();
    expect(screen.getByRole('heading', { name: 'On the two sessions you looked at' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Together $272 $253' })).toBeTruthy();
  });

  it('chooses the month, and shows the price of the choice', () => {
    show();
    expect(screen.getByLabelText<HTMLInputElement>(/Monthly/).checked).toBe(true);
    fireEvent.click(screen.getByLabelText(/Yearly/));
    expect(screen.getByText('a year').previousSibling?.textContent).toBe('$490');
  });

  it('leads to buying exactly the version that it shows', () => {
    show();
    const href = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Join for/ }).href;
    expect(href()).toMatch(/\/membership\?plan=v1&join=1$/);
    fireEvent.click(screen.getByLabelText(/Yearly/));
    expect(href()).toMatch(/\/membership\?plan=v2&join=1$/);
    act(() => setVisitor({ ...member, membership: null }));
    expect(href()).toBe('https://members.example.com/dashboard/membership?plan=v2');
  });

  it('sells packs to whoever is no member, each by the version that it shows', () => {
    show({ packs: [five] });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Buy 5 sessions for $150' });
    expect(link.href).toBe('https://members.example.com/dashboard/passes?plan=five-1');
    expect(screen.getByText('$30 each')).toBeTruthy();
  });

  it('leads with an introductory offer, and with its button', () => {
    show({ packs: [nights, five] });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['First two nights', 'Standard']);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Take 2 sessions for \$39/ });
    expect([link.href, link.dataset['variant']]).toEqual([
      'https://members.example.com/dashboard/passes?plan=nights-1',
      'signal',
    ]);
    expect(screen.getByRole('link', { name: /^Join for \$49 a month/ }).dataset['variant']).toBe('ink');
    expect(screen.getByText('once, if you are new')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Buy First two nights/ })).toBeNull();
  });

  it('says what the year saves against twelve months', () => {
    show();
    expect(screen.getByText('$98 less than twelve months')).toBeTruthy();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('shows the offer to who is signed in if the server lists it (%s)', async (introductory, count) => {
    list.mockResolvedValue([{ introductory: false }, { introductory }]);
    setVisitor({ ...member, membership: null });
    show({ packs: [nights] });
    expect(screen.queryByText('First two nights')).toBeNull();
    await act(async () => vi.waitFor(() => expect(list).toHaveBeenCalled()));
    expect(screen.queryAllByText('First two nights')).toHaveLength(count);
    list.mockReset();
  });

  it('says what the code of the address gives, and what follows it', async () => {
    history.replaceState(null, '', '/membership?code=glide30');
    check.mockResolvedValue({
      code: 'GLIDE30',
      amount_off: '14.70',
      amount_due: '34.30',
      payments: 3,
      sentence: '30% off the first three payments of a membership.',
    });
    show({ code: 'glide30' });
    expect(
      await screen.findByText('GLIDE30: 30% off the first three payments of a membership.'),
    ).toBeTruthy();
    expect(screen.getByText('a month for three payments, then $49')).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Join for \$34\.30/ });
    expect(link.href).toMatch(/\/membership\?plan=v1&code=glide30&join=1$/);
    history.replaceState(null, '', '/membership');
  });

  it('compares with a membership that everybody can have, although an introductory one leads', () => {
    const first = { ...monthly, id: 'i', versionId: 'v0', cents: 1900 };
    show({
      offers: [{ name: 'First month', prices: [first], isIntroductory: true }, ...ready.offers],
    });
    expect(screen.getByText(/One month costs \$49/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Join for \$19 a month/ }).dataset['variant']).toBe('signal');
  });

  it('begins with the version that the address asks for', () => {
    show({ chosen: 'v2' });
    expect(screen.getByLabelText<HTMLInputElement>(/Yearly/).checked).toBe(true);
  });

  it('sells nothing to a member', () => {
    setVisitor(member);
    show();
    expect(screen.getByText('You are a member')).toBeTruthy();
    expect(screen.queryByText('From when it pays')).toBeNull();
    expect(screen.queryByLabelText(/Monthly/)).toBeNull();
  });

  it('remembers five sessions, the newest first, and nothing that is not an id', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberLooked(id);
    expect(lookedAt()).toEqual(['b', 'f', 'e', 'd', 'c']);
    localStorage.setItem('lookedAt', '[1,null,"a"]');
    expect(lookedAt()).toEqual(['a']);
    localStorage.setItem('lookedAt', '{');
    expect(lookedAt()).toEqual([]);
  });
});

describe('the rendered membership page', () => {
  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as unknown;

  it('keeps the code of the address in its links before any script has run', async () => {
    const { html } = await get('/membership?code=glide30');
    expect(html).toMatch(/href="\/membership\?plan=[^"&]+&amp;code=glide30&amp;join=1"/);
    expect((await get('/membership')).html).not.toContain('code=');
  });

  it('describes what is sold as a product with its prices', async () => {
    const { html } = await get('/membership');
    expect(dataOf(html)).toMatchObject({
      '@graph': [
        {
          '@type': 'Product',
          name: 'Detroit//Well membership: Standard',
          offers: [
            {
              '@type': 'Offer',
              price: '49.00',
              priceCurrency: 'USD',
              priceSpecification: { unitCode: 'MON' },
            },
            {
              '@type': 'Offer',
              price: '490.00',
              priceCurrency: 'USD',
              priceSpecification: { unitCode: 'ANN' },
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['plan_year', false],
    ['version_month', false],
    ['plan_founding', true],
  ])('says of the plan %s that it is no longer on sale: %s', async (plan, isGone) => {
    const { reply, html } = await get(`/membership?plan=${plan}`);
    expect(reply.statusCode).toBe(200);
    expect(html.includes('This membership is no longer on sale.')).toBe(isGone);
  });

  it('says that none is on sale, and has no product then', async () => {
    const passes = plans.map((plan): Plan => ({ ...plan, kind: 'pass', period: null, benefits: null }));
    const { html } = await get('/membership', { plans: () => Promise.resolve(passes) });
    expect(html).toContain('No membership is on sale');
    expect(dataOf(html)).toBeNull();
  });

  it('shows the price when the sessions cannot be loaded, and no row without a saving', async () => {
    const failed = await get('/membership', { upcomingSessions: down });
    expect(failed.visibleText).toMatch(/\$49.*could not be loaded/);
    const same: Session = { ...session, price_member: session.price_public };
    const { html } = await get('/membership', { upcomingSessions: () => Promise.resolve([same]) });
    expect(html).not.toContain('What members pay');
  });
});
