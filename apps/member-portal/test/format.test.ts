import { describe, expect, it } from 'vitest';
import { waiverLink } from '../src/account/account-links.ts';
import { sessionDateText } from '@detroit-well/booking/session-text';
import { formatDateAndTimeRange } from '@detroit-well/config/studio-time';
import { linkText } from '../src/format/link-text.ts';

const site = 'https://detroit.test';

describe('the link to the waiver', () => {
  it.each([
    [true, 'View Waiver'],
    [false, 'Complete Waiver'],
    [undefined, 'Waiver'],
  ])('has a label for the accepted state %s: %s', (accepted, label) => {
    expect(waiverLink(accepted).label).toBe(label);
  });
});

describe('the link of a post', () => {
  it.each([
    ['/training', 'See the sessions'],
    [`${site}/training/`, 'See the sessions'],
    ['/the-standard/lace-up-like-it-matters', 'Read: Lace up like it matters'],
    ['https://elsewhere.test/the-standard/x', 'Open elsewhere.test/the-standard/x'],
    ['/events', 'Open /events'],
    ['https://', 'Open the link'],
  ])('to %s is labelled "%s"', (link, label) => {
    expect(linkText(link, site)).toBe(label);
  });
});

describe('the date in a payment panel', () => {
  it('shows month, year and time zone', () => {
    const start = '2026-11-29T10:00:00-05:00';
    const date = sessionDateText({ start_datetime: start });
    const text = formatDateAndTimeRange(start, '2026-11-29T11:30:00-05:00');
    expect(text).toMatch(/^Sunday, November 29, 2026, 10:00 AM . 11:30 AM EST$/);
    expect([date.day, date.weekday, date.month]).toEqual(['29', 'Sun', 'Nov']);
  });
});
