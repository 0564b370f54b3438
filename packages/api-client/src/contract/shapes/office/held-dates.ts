import * as z from 'zod';
import { inputDay } from '../primitives.ts';

export const holdDateBody = z
  .object({
    day: inputDay('Enter a day.').meta({ description: 'The day to hold.', examples: ['2026-11-24'] }),
  })
  .meta({
    id: 'HoldDateRequest',
    description: 'A day of the rule without a session.',
    examples: [{ day: '2026-11-24' }],
  });
