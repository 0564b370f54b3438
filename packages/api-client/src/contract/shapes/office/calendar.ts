import * as z from 'zod';
import { textOrNull } from '../primitives.ts';

export const officeCalendar = z
  .object({
    url: textOrNull(
      'https://api.detroitwell.example/calendar/5oM2vZ0b1xWqT7h3Yk9cLw.ics',
      'The address for calendar programs, which needs no sign-in; `null` until the first one is made.',
    ),
  })
  .meta({ id: 'OfficeCalendar', description: 'The private calendar of the sessions that the caller leads.' });
