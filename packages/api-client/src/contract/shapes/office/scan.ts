import * as z from 'zod';
import { scannedCode } from '../door-pass.ts';
import { instant, personPicture, publicId, text, textOrNull, texts } from '../primitives.ts';
import { sessionTitle } from '../sessions.ts';
import { officeRosterEntry, waiverState } from './roster.ts';
import { sessionId } from './sessions.ts';

export const scanBody = z
  .object({
    code: scannedCode,
    session_id: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'The session at whose roster it is scanned.', examples: ['session-open'] })
      .optional(),
  })
  .meta({
    id: 'ScanRequest',
    description: 'A scanned pass.',
    examples: [{ code: 'K7QMF2D5TR4XK7QMF2D5TR4XKA', session_id: 'session-open' }],
  });

const scannedRegistration = z
  .object({
    session_id: sessionId,
    title: sessionTitle,
    meeting: instant.describe('When it starts.'),
    end_datetime: instant.describe('When it ends.'),
    location_name: text('Floor 2', 'Place in words.'),
    entry: officeRosterEntry,
  })
  .meta({ id: 'ScannedRegistration', description: 'A registration of the person for a meeting.' });

export const scanned = z
  .object({
    person_id: publicId.describe('Who it is.'),
    name: text('Danielle Whitaker', 'As the roster has it.'),
    picture_path: personPicture(),
    waiver: waiverState(),
    membership: textOrNull('Standard', 'Tier of the membership today.'),
    notes: texts(['Left knee'], 'What the team noted about the person.'),
    registrations: z
      .array(scannedRegistration)
      .describe('Of today, soonest first, and that of the session which the request names.'),
  })
  .meta({ id: 'ScannedPerson', description: 'Whose pass it is. Nothing is recorded by scanning it.' });
