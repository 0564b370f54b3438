import * as z from 'zod';
import { boolean, count, imageUrl, paging, publicId, record, slug, text } from './primitives.ts';

/** `category` repeats `category_name`, because SPEC-A 3 uses both names. */
export const programOfSession = record('SessionProgram', 'The program of a session.', {
  public_id: publicId,
  title: text('Rhythm & Glide'),
  category_name: text('Skate//Well', 'Name of the category of the program.'),
  category: text('Skate//Well', 'The same as `category_name`.'),
  difficulty_level: text('Beginner', 'Such as `Beginner`.'),
  description: text('Six weeks from first push to first crossover.'),
});

export const program = record('Program', 'A training program.', {
  ...programOfSession.shape,
  slug: slug('rhythm-and-glide'),
  is_featured: boolean(true, 'Whether the studio promotes the program.'),
  image_url: imageUrl(),
  upcoming_count: count(6, 'Sessions ahead that are not cancelled.'),
});

const outlinePart = record('ProgramPart', 'A meeting of a program, in order.', {
  title: text('How to fall', 'What it is about.'),
  text: text('And how to get up as if you meant it.', 'A sentence about it; may be empty.'),
});

export const programDetail = record('ProgramDetail', 'A program with what its page shows.', {
  ...program.shape,
  outline: z
    .array(outlinePart)
    .describe('What happens at each meeting; empty for a program that has no plan.'),
  next_program: program.nullable().describe('The next level in the same category; `null` without one.'),
});

export const category = record('ProgramCategory', 'A category of programs.', {
  public_id: publicId,
  name: text('Skate//Well'),
  slug: slug('skate-well'),
  description: text('Roller skating for grown folks.'),
  session_count: count(12, 'Upcoming sessions that are not cancelled.'),
});

/** The filters of programs that lists of sessions have too. */
export const programKind = {
  category: z.string().describe("A category's name or slug.").optional(),
  difficulty: z.string().describe('A difficulty level, as programs carry it.').optional(),
};

export const programFilters = z
  .object({
    ...programKind,
    search: z.string().describe('Words of the title or the description.').optional(),
    ...paging,
  })
  .meta({ description: 'Which programs to list.' });
