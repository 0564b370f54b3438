import { brand } from '@detroit-well/config/brand';
import { zoneName } from '@detroit-well/config/studio-time';
import { smsOptOut } from '../../../platform/sms/opt-out.ts';
import { missing, remindedOf, type Reminder } from './email-templates.ts';

/** One sentence, what is missing, the link and how to opt out. It contains no names. */
export function reminderSms(data: Reminder): string {
  const { title, location, url } = data.appointment;
  const todo = missing(data).map(({ label }, index) => `${index + 1}. ${label}.`);
  const where = location === '' ? '' : `, ${location}`;
  const parts = [
    `${title}: ${remindedOf(data)
      .toLowerCase()
      .replace(/ (am|pm)$/, (half) => half.toUpperCase())} ${zoneName(data.meeting.start_datetime)}${where}.`,
    ...(todo.length > 0 ? [`Missing: ${todo.join(' ')}`] : []),
    url,
    smsOptOut,
  ];
  return `${brand.name}: ${parts.join(' ')}`;
}
