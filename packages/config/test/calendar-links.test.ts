import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atWork, webCalendarLinks } from '../src/calendar-links.ts';

const entry = {
  title: 'Rhythm & Glide + friends',
  location: 'Eastside Rink, Floor A, 2100 Alder Court, Detroit, Michigan 48207',
  details: 'https://portal.example/dashboard/session/8f0a?x=1&y=2',
  start: '2027-03-14T14:00:00-04:00',
  end: '2027-03-14T15:30:00-04:00',
};

describe('the links to web calendars', () => {
  it('fill in the same entry at Google, at Outlook, and at Outlook at work', () => {
    const { google, outlook, outlookAtWork } = webCalendarLinks(entry);
    const ofGoogle = new URL(google);
    expect(ofGoogle.hostname).toBe('calendar.google.com');
    expect(Object.fromEntries(ofGoogle.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: entry.title,
      dates: '20270314T180000Z/20270314T193000Z',
      details: entry.details,
      location: entry.location,
      ctz: 'America/Detroit',
    });
    for (const [link, host] of [
      [outlook, 'outlook.live.com'],
      [outlookAtWork, 'outlook.office.com'],
    ] as const) {
      const url = new URL(link);
      expect(url.hostname).toBe(host);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: entry.title,
        startdt: '2027-03-14T18:00:00.000Z',
        enddt: '2027-03-14T19:30:00.000Z',
        body: entry.details,
        location: entry.location,
      });
    }
  });

  it('lead from a private account of Outlook to one at work', () => {
    const { outlook, outlookAtWork } = webCalendarLinks(entry);
    expect(atWork(outlook)).toBe(outlookAtWork);
    expect(atWork('https://elsewhere.test/x')).toBe('https://elsewhere.test/x');
  });

  it('write a space as %20, never as a plus', () => {
    for (const link of Object.values(webCalendarLinks(entry))) {
      expect(link).toContain('Rhythm%20%26%20Glide%20%2B%20friends');
      expect(link).not.toContain('+');
    }
  });

  it('are addresses whatever the texts contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const links = webCalendarLinks({ ...entry, title: text, details: `a\uD800${text}`, location: text });
        for (const link of Object.values(links)) expect(new URL(link).href.length).toBeGreaterThan(0);
      }),
    );
  });
});
