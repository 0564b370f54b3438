import * as z from 'zod';
import { record, textOrNull } from './primitives.ts';
import { program } from './programs.ts';
import { coach } from './sessions.ts';

export const coachDetail = record('CoachDetail', 'A coach with what the page of the coach shows.', {
  ...coach.shape,
  programs: z.array(program).describe('The programs of the upcoming sessions of the coach.'),
  author_id: textOrNull('aut_renee', 'Public id of the coach as an author of posts; `null` without one.'),
});
