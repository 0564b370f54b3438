import { describe, expect, it } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import { facetsFor, goodApi, session } from './fixtures.ts';
import { get } from './get-page.ts';

describe('the schedule without script', () => {
  it('shows two weeks by day, the total count, and a link to the next sessions', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...session,
      public_id: `ses_${index}`,
      start_datetime: `2026-0${index < 6 ? 3 : 4}-${14 + index}T18:30:00-04:00`,
    }));
    const upcomingSessions = () => Promise.resolve(many);
    const { html, visibleText } = await get('/training', {
      upcomingSessions,
      sessionFacets: () => Promise.resolve({ ...facetsFor(many), total: 12 }),
    });
    expect(html.split('class="schedule-row"').length - 1).toBe(6);
    expect(html.split('class="schedule-day"').length - 1).toBe(6);
    expect(visibleText).toContain('12 sessions, March 14 to April 25');
    expect(html).toContain('href="/training?from=2026-03-20"');
    expect(visibleText).toContain('Show two more weeks');
  });

  it('starts at the day of the address, and says that it has no session', async () => {
    const asked: unknown[] = [];
    const upcomingSessions: SiteApi['upcomingSessions'] = (query = {}) => {
      asked.push(query.start_date);
      return goodApi.upcomingSessions(query);
    };
    const { visibleText, html } = await get('/training?from=2026-03-09', { upcomingSessions });
    expect(asked).toEqual(['2026-03-09']);
    expect(visibleText).toContain(
      'The studio is closed on Mondays. The next session is on Saturday, March 14.',
    );
    expect(html).toContain('name="robots" content="noindex');
  });

  it('shows a day of the strip for each of two weeks, with its sessions', async () => {
    const { html, visibleText } = await get('/training');
    expect(visibleText).toContain('Monday, March 2, the studio is closed on Mondays');
    expect(visibleText).toContain('Saturday, March 14, 2 sessions');
    expect(html).toContain('href="/training?from=2026-03-16"');
  });

  it('says which filter to drop when nothing matches, largest number first', async () => {
    const facet = (name: string, without: number, label = '') => ({
      name,
      without,
      options: [{ value: label.toLowerCase(), label, count: 0 }],
    });
    const { visibleText, html } = await get('/training?time=morning&free=1&q=zzz', {
      upcomingSessions: () => Promise.resolve([]),
      sessionFacets: () =>
        Promise.resolve({
          ...facetsFor([]),
          facets: [facet('time_of_day', 1, 'Morning'), facet('available_only', 0), facet('search', 3)],
        }),
    });
    expect(visibleText).toContain('No Sessions Available');
    expect(visibleText).toContain('Nothing matches all three');
    expect(visibleText).toMatch(/Drop Search: zzz.*Drop Morning.*Dropping it does not help/);
    expect(html).toContain('href="/training?time=morning&amp;free=1"');
  });

  it.each(['time=noon', 'price=12', 'coach=nobody', 'level=expert', 'from=yesterday', 'free=maybe'])(
    'ignores the unknown %s and says so',
    async (query) => {
      const { reply, visibleText } = await get(`/training?${query}`);
      expect(reply.statusCode).toBe(200);
      expect(visibleText).toContain(`“${query.split('=')[1]}”`);
      expect(visibleText).toContain('Rhythm & Glide');
    },
  );

  it('has one form with all filters of the address', async () => {
    const { html } = await get('/training?category=core-strength&q=kettle&from=2026-03-10');
    const form = /<form[^>]*filter-bar[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    expect(form).toContain('action="/training"');
    expect(form).toContain('<input type="hidden" name="category" value="core-strength"/>');
    expect(form).toContain('<input type="hidden" name="from" value="2026-03-10"/>');
    for (const name of ['level', 'coach', 'time', 'price', 'free', 'q'])
      expect(form).toContain(`name="${name}"`);
    expect(form).toContain('value="kettle"');
  });
});
