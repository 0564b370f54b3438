import { eachIn, naming, recordIn } from '../definition/lenient.ts';
import { coachDetailRecord } from '../records/coaches.ts';
import { coachRecord } from '../records/sessions.ts';
import type { CoachDetail } from '../types/coaches.ts';
import type { Coach } from '../types/sessions.ts';

export const readCoaches = eachIn<Coach>(['coaches', 'results'], coachRecord);

export const readCoach = (raw: unknown): CoachDetail =>
  coachDetailRecord(naming(recordIn(raw, ['coach', 'data']), ['public_id', 'slug', 'name']));
