import { eachIn, naming, recordIn } from '../definition/lenient.ts';
import { coachDetailRecord } from '../generated/coaches.ts';
import { coachRecord } from '../generated/sessions.ts';
import type { CoachDetail } from '../generated/coaches.ts';
import type { Coach } from '../generated/sessions.ts';

export const readCoaches = eachIn<Coach>(['coaches', 'results'], coachRecord);

export const readCoach = (raw: unknown): CoachDetail =>
  coachDetailRecord(naming(recordIn(raw, ['coach', 'data']), ['public_id', 'slug', 'name']));
