import { describe, expect, it } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import { createSite } from '../src/app.ts';
import { postSummary } from './blog-fixtures.ts';
import { get as getPage } from './get-page.ts';
import { coach, down, goodApi, kettlebell, options, program, session, sessionPath } from './fixtures.ts';

async function get(url: string, api: Partial<SiteApi> = {}) {
  const site = await createSite({ ...options, api: { ...goodApi, ...api } });
  const reply = await site.inject({ url });
  await site.close();
  const html = reply.body;
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: reply.statusCode,
    location: reply.headers.location,
    html,
    data: json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>),
  };
}

const programUrl = '/training/skate-well/foundations-on-eight-wheels';
const site = 'https://www.example.com';

describe('the page of a program', () => {
  it('has its metadata, every date with price and button, and the coach', async () => {
    const dates = [session, { ...session, public_id: 'ses_full', is_full: true, available_spots: 0 }];
    const { status, html } = await get(programUrl, { sessionsOfProgram: () => Promise.resolve(dates) });
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${site}${programUrl}">`);
    expect(html).toContain('Register Now');
    expect(html).toContain(
      'aria-label="Tell me when a spot opens: Rhythm &amp; Glide, Saturday, March 14, 2026"',
    );
    expect(html).toContain('href="/coaches/renee-alston"');
    expect(html).toContain('$240');
  });

  it('says what the price of the next free date buys, and names a date of a course by its days', async () => {
    const at = (day: string) => ({
      start_datetime: `2026-${day}T18:30:00-04:00`,
      end_datetime: `2026-${day}T20:00:00-04:00`,
    });
    const full = { ...session, public_id: 'ses_full', is_full: true, available_spots: 0 };
    const course = { ...session, ...at('03-21'), meetings: [at('03-21'), at('03-28')] };
    const { visibleText } = await getPage(programUrl, {
      sessionsOfProgram: () => Promise.resolve([full, course]),
    });
    expect(visibleText).toMatch(/Mar 21 to Mar 28 +2 Saturdays, \$240 +\$120 a night, Members \$180/);
    expect(visibleText).toMatch(/Saturdays +2 +minutes a night +90/);
    expect(visibleText).toContain('From Mar 21, 2026');
    expect(visibleText.split('What is it?').length - 1).toBe(1);
  });

  it('describes a course with an offer and an instance for each date', async () => {
    const { data } = await get(programUrl);
    expect(data).toMatchObject({
      '@type': 'Course',
      name: program.title,
      url: site + programUrl,
      provider: { '@type': 'Organization' },
      offers: [{ '@type': 'Offer', price: '240.00', priceCurrency: 'USD', category: 'Paid' }],
      hasCourseInstance: [
        {
          '@type': 'CourseInstance',
          startDate: session.start_datetime,
          courseMode: 'Onsite',
          courseWorkload: 'PT90M',
          instructor: { name: coach.name, url: `${site}/coaches/renee-alston` },
        },
      ],
    });
  });

  it('names the next level', async () => {
    const next = { ...program, public_id: 'prg_2', title: 'Backward and Edges', slug: 'backward-and-edges' };
    const { html } = await get(programUrl, {
      program: () => Promise.resolve({ ...program, outline: [], next_program: next }),
    });
    expect(html).toContain('href="/training/skate-well/backward-and-edges"');
  });

  it('leaves out cancelled dates, and says when there is none', async () => {
    const cancelled = { ...session, status: 'cancelled' as const };
    const { html } = await get(programUrl, { sessionsOfProgram: () => Promise.resolve([cancelled]) });
    expect(html).toContain('No date is on the calendar right now.');
  });

  it('is found under another category, and by its own slug, at one address', async () => {
    for (const url of [
      '/training/core-strength/foundations-on-eight-wheels',
      '/training/skate-well/foundations-2026',
    ]) {
      const programs = () => Promise.resolve([{ ...program, slug: 'foundations-2026' }]);
      const { status, location } = await get(url, { programs });
      expect([status, location]).toEqual([301, site + programUrl]);
    }
  });

  it.each([
    ['/training/skate-well', '/training?category=Skate%2F%2FWell'],
    ['/training/foundations-on-eight-wheels', programUrl],
  ])('%s leads to its nearest page', async (url, to) => {
    const { status, location } = await get(url);
    expect([status, location]).toEqual([301, site + to]);
  });

  it('shows the program with the most words of the address first', async () => {
    const other = { ...program, public_id: 'prg_0', title: 'Backward and Edges' };
    const programs = () => Promise.resolve([other, program]);
    const { html } = await get('/training/skate-well/foundation', { programs });
    expect(html.indexOf(`href="${programUrl}"`)).toBeLessThan(html.indexOf('backward-and-edges"'));
  });

  it('shows the nearest programs for an unknown address', async () => {
    const other = { ...program, public_id: 'prg_9', title: 'Iron', category_name: 'Core//Strength' };
    const programs = () => Promise.resolve([program, other]);
    const { status, html } = await get('/training/core-strength/nothing', { programs });
    expect(status).toBe(404);
    expect(html).toContain('Program not found');
    expect(html).toContain('href="/training/core-strength/iron"');
    expect(html).not.toContain(`href="${programUrl}"`);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('the page of a coach', () => {
  it('has the kind profile, sessions, posts, programs and the others', async () => {
    const other = { ...coach, public_id: 'coa_2', name: 'Imani Brooks', slug: 'imani-brooks' };
    const { status, html } = await get('/coaches/renee-alston', {
      coaches: () => Promise.resolve([coach, other]),
      posts: () =>
        Promise.resolve({
          count: 1,
          next: null,
          previous: null,
          results: [{ ...postSummary, is_sample: false }],
        }),
    });
    expect(status).toBe(200);
    expect(html).toContain('<meta property="og:type" content="profile">');
    expect(html).toContain(`<link rel="canonical" href="${site}/coaches/renee-alston">`);
    expect(html).toContain('Rhythm &amp; Glide');
    expect(html.split('class="schedule-row"').length - 1).toBe(1);
    expect(html).toContain('1 session, March 14');
    expect(html).toContain('in The Standard');
    expect(html).toContain(`href="${programUrl}"`);
    expect(html).toContain('href="/coaches/imani-brooks"');
    expect(html).toContain('/art/v1/coach/renee-alston/900x1000.svg');
  });

  it('describes a person who works for the studio', async () => {
    const { data } = await get('/coaches/renee-alston');
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: coach.name,
        url: `${site}/coaches/renee-alston`,
        jobTitle: 'Coach',
        worksFor: { '@type': 'Organization' },
        hasCredential: [{ name: 'CPR and first aid' }],
      },
    });
  });

  it('shows a photograph in place of the drawing, if its origin is allowed', async () => {
    const shown = async (image_url: string) => {
      const detail = { ...coach, image_url, programs: [], author_id: null };
      return (await get('/coaches/renee-alston', { coach: () => Promise.resolve(detail) })).html;
    };
    expect(await shown('/media/renee.webp')).toContain('src="/media/renee.webp"');
    expect(await shown('https://elsewhere.test/a.webp')).not.toContain('elsewhere');
  });

  it.each([
    ['/coaches/coa_1', '/coaches/renee-alston'],
    ['/coaches/renee-alston-reed', '/coaches/renee-alston'],
  ])('%s leads to the address of the same coach', async (url, to) => {
    const { status, location } = await get(url, {
      coach: (name) => Promise.resolve(name === 'coa_1' ? { ...coach, programs: [], author_id: null } : null),
      coaches: () => Promise.resolve([{ ...coach, name: 'Renée Alston-Reed' }]),
    });
    expect([status, location]).toEqual([301, site + to]);
  });

  it('shows all coaches for an unknown address', async () => {
    const { status, html } = await get('/coaches/nobody');
    expect(status).toBe(404);
    expect(html).toContain('Coach not found');
    expect(html).toContain('href="/coaches/renee-alston"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('asks whether a coach with a similar name was meant', async () => {
    const { status, html } = await get('/coaches/alston');
    expect(status).toBe(404);
    expect(html).toMatch(/Did you mean .*<a href="\/coaches\/renee-alston">Renée Alston<\/a>/);
  });

  it('fails with a way to try again when the API does not respond', async () => {
    const { status, html } = await get('/coaches/renee-alston', { coach: down });
    expect(status).toBe(503);
    expect(html).toContain('Retry');
  });
});

describe('the page of a session', () => {
  it('links the name of the coach and the program', async () => {
    const { html } = await get(`${sessionPath}?id=${session.public_id}`);
    expect(html.split('href="/coaches/renee-alston"').length - 1).toBe(2);
    expect(html).toContain(`href="${programUrl}"`);
  });

  it('offers the dates of its program when it is gone', async () => {
    const { status, html } = await get(`${sessionPath}?id=gone`, { session: () => Promise.resolve(null) });
    expect(status).toBe(404);
    expect(html).toContain('Dates of Foundations on Eight Wheels');
    expect(html).toContain(`href="${programUrl}"`);
    const unknown = await get('/training/by/id/x?id=gone', { session: () => Promise.resolve(null) });
    expect(unknown.html).not.toContain('Dates of');
  });

  it('links a coach of whom only the name is known', async () => {
    const named = { ...kettlebell, coach: null, coach_name: 'Marcus Whitfield' };
    const { html } = await get('/training/skate-well/x/y?id=ses_iron', {
      session: () => Promise.resolve(named),
    });
    expect(html).not.toContain('undefined');
  });
});
