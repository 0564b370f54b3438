import { anyText } from '@detroit-well/reference-texts/any-text';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Appointment } from './appointment.ts';
import { icsOf } from './ics.ts';

const appointment: Appointment = {
  uid: 'reg_1@api.example.com',
  sequence: 2,
  title: 'Skate, Well; again',
  description: 'With a coach',
  location: 'Floor 2, Detroit',
  place: { address: [], directions: '' },
  meetings: [
    { start_datetime: Date.parse('2027-03-14T18:00:00Z'), end_datetime: Date.parse('2027-03-14T19:30:00Z') },
  ],
  changedAt: new Date('2027-03-01T12:00:00Z'),
  cancelled: false,
  url: 'https://members.example.com/dashboard/session/reg_1?x=1&y=2',
};
const studio = { name: 'Detroit//Well', legalName: 'Detroit Well LLC', email: 'hello@studio.example' };
const lines = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

describe('the calendar file of a registered session', () => {
  it('keeps its UID and contains the SEQUENCE, the times and escaped text', () => {
    expect(lines(icsOf(appointment, studio))).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:reg_1@api.example.com',
        'SEQUENCE:2',
        'DTSTART:20270314T180000Z',
        'DTEND:20270314T193000Z',
        'SUMMARY:Skate\\, Well\\; again',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('ends every line with CR LF and folds long lines', () => {
    const text = icsOf(appointment, studio);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('has its lines, and no controls, whatever the texts contain', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const file = icsOf(
          { ...appointment, title: `a${given}`, description: given, location: `a${given}` },
          studio,
        );
        const bare = file.replaceAll('\r\n', '');
        expect(bare).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect(Buffer.from(file).toString()).toBe(file);
        const names = lines(file).map((line) => line.split(/[:;]/)[0]);
        expect(names).toEqual(lines(icsOf(appointment, studio)).map((line) => line.split(/[:;]/)[0]));
      }),
    );
  });

  it('cancels a cancelled session under the same UID', () => {
    const text = lines(icsOf({ ...appointment, cancelled: true, sequence: 3 }, studio));
    expect(text).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:reg_1@api.example.com',
        'SEQUENCE:3',
        'STATUS:CANCELLED',
      ]),
    );
  });

  it.each([false, true])(
    'names the studio as its organizer, cancelled %s, because RFC 5546 requires one',
    (cancelled) => {
      const text = lines(icsOf({ ...appointment, cancelled }, studio));
      expect(text.filter((line) => line.startsWith('ORGANIZER'))).toEqual([
        'ORGANIZER;CN="Detroit//Well":mailto:hello@studio.example',
      ]);
      // A published event has no attendees.
      expect(text.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    },
  );

  describe('of a course', () => {
    const weekMs = 7 * 24 * 3_600_000;
    const [first] = appointment.meetings;
    const meetings: Appointment['meetings'] = [
      first,
      ...[1, 2].map((week) => ({
        start_datetime: first.start_datetime + week * weekMs,
        end_datetime: first.end_datetime + week * weekMs,
      })),
    ];
    const course = { ...appointment, meetings };
    const eventsIn = (text: string) =>
      new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

    it('has one event per meeting, each with its own stable UID and the same SEQUENCE', () => {
      const events = eventsIn(icsOf(course, studio)).map(
        ({ uid, sequence, summary, startDate, endDate }) => ({
          uid,
          sequence,
          summary,
          start_datetime: startDate.toJSDate().getTime(),
          end_datetime: endDate.toJSDate().getTime(),
        }),
      );
      const uids = ['reg_1@api.example.com', 'reg_1-2@api.example.com', 'reg_1-3@api.example.com'];
      expect(events).toEqual(
        meetings.map((meeting, index) => ({
          ...meeting,
          uid: uids[index],
          sequence: 2,
          summary: `Skate, Well; again (${index + 1} of 3)`,
        })),
      );
    });

    it('cancels every meeting under the same UID', () => {
      const file = icsOf({ ...course, cancelled: true, sequence: 3 }, studio);
      expect(lines(file)).toContain('METHOD:CANCEL');
      expect(lines(file).filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(3);
      const uids = (text: string) => eventsIn(text).map(({ uid }) => uid);
      expect(uids(file)).toEqual(uids(icsOf(course, studio)));
    });
  });
});
