import { refundTerms } from '@detroit-well/pricing';
import { describe, expect, it } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import { createSite } from '../src/app.ts';
import { plain, sectionsOf } from '../src/routes/first-time/sections.ts';
import { down, goodApi, options, page, session } from './fixtures.ts';

const firstTime = {
  ...page,
  title: 'First time here',
  body: `<p>Hello</p><h2>The evening &amp; after</h2><dl><dt><time datetime="PT20M">20</time></dt><dd>Socks</dd></dl><h2>Refunds</h2><p>${refundTerms()}</p>`,
  rules: [
    { value: { title: 'Do I have to be fit?', content: '<p>You have to <b>stand</b> up.</p>' } },
    { value: { title: 'How old?', content: '<p>Eighteen.</p>' } },
  ],
};

async function get(api: Partial<SiteApi> = {}) {
  const site = await createSite({
    ...options,
    api: { ...goodApi, findPage: () => Promise.resolve(firstTime), ...api },
  });
  const { statusCode, body } = await site.inject({ url: '/first-time' });
  await site.close();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1];
  return {
    status: statusCode,
    html: body,
    data: json === undefined ? undefined : (JSON.parse(json) as unknown),
  };
}

describe('the page for a first visit', () => {
  it('has a jump to each section and to the questions', async () => {
    const { status, html } = await get();
    expect(status).toBe(200);
    const jumps = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(jumps).toEqual(expect.arrayContaining(['the-evening-after-1', 'refunds-2', 'questions']));
    for (const id of jumps.filter((name) => name !== 'menu' && name !== 'top' && name !== 'main'))
      expect(html).toContain(`id="${id}"`);
    expect(html).toContain(refundTerms());
  });

  it('describes its questions and answers as text', async () => {
    const { data } = await get();
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Do I have to be fit?',
          acceptedAnswer: { '@type': 'Answer', text: 'You have to stand up.' },
        },
        {
          '@type': 'Question',
          name: 'How old?',
          acceptedAnswer: { '@type': 'Answer', text: 'Eighteen.' },
        },
      ],
    });
  });

  it('offers the soonest session of each program for beginners that has a spot', async () => {
    const other = { ...session.program, title: 'Balance Lab' };
    const sessions = [
      { ...session, public_id: 'full', title: 'Full', is_full: true },
      { ...session, public_id: 'first', title: 'First' },
      { ...session, public_id: 'second', title: 'Second' },
      { ...session, public_id: 'lab', title: 'Lab', program: other },
      { ...session, public_id: 'hard', title: 'Hard', program: { ...other, difficulty_level: 'Advanced' } },
    ];
    const { html } = await get({ upcomingSessions: () => Promise.resolve(sessions) });
    const box = html.slice(html.indexOf('Start here'));
    expect(box).toContain('First');
    expect(box).toContain('Lab');
    expect(box).not.toMatch(/>(?:Full|Second|Hard)</);
  });

  it.each([
    ['without the calendar', { upcomingSessions: down }, 200],
    ['without the page', { findPage: () => Promise.resolve(null) }, 404],
    ['without the content system', { findPage: down }, 503],
  ] as const)('answers %s', async (_name, api, status) => {
    expect((await get(api)).status).toBe(status);
  });
});

describe('the sections of a text', () => {
  it('start at second-level headings and have different ids', () => {
    const { lead, sections } = sectionsOf('<p>a</p><h2>One</h2><p>b</p><h2>One</h2>c<h2>李</h2>');
    expect(lead).toBe('<p>a</p>');
    expect(sections).toEqual([
      { id: 'one-1', title: 'One', html: '<p>b</p>' },
      { id: 'one-2', title: 'One', html: 'c' },
      { id: 'part-3', title: '李', html: '' },
    ]);
  });

  it('lose their markup once, so that an escaped tag stays text', () => {
    expect(plain('<p>a &amp;lt; b &lt;i&gt;</p>')).toBe('a &lt; b <i>');
  });
});
