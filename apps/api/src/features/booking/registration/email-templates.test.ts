import { expect, it } from 'vitest';
import { writeEmail } from '../../../platform/mail/email/render-email.ts';
import { registrationConfirmedEmail } from './email-templates.ts';

it.each([
  [
    'of several days names each day',
    '2026-12-04T18:00:00-05:00',
    '2026-12-06T16:00:00-05:00',
    'Friday, December 4, 2026, 6:00 PM – Sunday, December 6, 2026, 4:00 PM EST',
  ],
  [
    'across a clock change names both zones',
    '2026-11-01T01:30:00-04:00',
    '2026-11-01T01:30:00-05:00',
    'Sunday, November 1, 2026, 1:30 AM EDT – 1:30 AM EST',
  ],
])('the confirmation email of a session %s', (_what, start, end, when) => {
  const { content } = registrationConfirmedEmail('eva@demo.test', {
    firstName: 'Eva',
    programTitle: 'Rhythm',
    coachName: 'Terrence Hollis',
    whatToBring: [],
    priceCents: 0,
    paidCents: 0,
    instalments: [],
    appointment: {
      uid: 'r1@api.demo.test',
      sequence: 0,
      title: 'Long Weekend',
      description: '',
      location: 'Floor A',
      place: { address: [], directions: '' },
      meetings: [{ start_datetime: Date.parse(start), end_datetime: Date.parse(end) }],
      changedAt: new Date(start),
      cancelled: false,
      url: 'https://my.demo.test/session',
    },
  });
  expect(writeEmail(content).text).toContain(`\nWhen: ${when}\n`);
});
