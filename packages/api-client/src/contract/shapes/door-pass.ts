import * as z from 'zod';
import { record, text } from './primitives.ts';

export const doorPass = record('DoorPass', 'The pass of the caller, which the desk scans.', {
  code: text(
    'K7QMF2D5TR4XK7QMF2D5TR4XKA',
    '128 random bits in base 32, without meaning. Who has it can be checked in under this name.',
  ),
  name: text('Danielle Whitaker', 'First and last name, or the email without one.'),
});

/** A code as people type it or a scanner reads it. */
export const scannedCode = z
  .string()
  .trim()
  .min(1, 'Scan or type the code of a pass.')
  .max(200)
  .meta({
    description: 'The code of a pass, however it is spaced.',
    examples: ['K7QMF2D5TR4XK7QMF2D5TR4XKA'],
  });
