import * as z from 'zod';
import { pictureOrNull } from '../pictures.ts';
import { count, day, slug, text, textOrNull } from '../primitives.ts';
import { exampleAddress, exampleDirections } from '../sessions.ts';
import { line, longText } from './lists.ts';
import { recordShapes } from './record-shapes.ts';

export const categoryGround = z.enum(['ink', 'bone', 'maple']).meta({
  id: 'CategoryGround',
  description: 'The ground on which the office draws the sessions of a category.',
  examples: ['ink'],
});

/** The records whose calls, paths and permissions follow from their fields. */
export const catalogue = {
  program: recordShapes('program', {
    about: 'A training program, as the office keeps it.',
    fields: {
      title: line(120, 'Rhythm Roll'),
      category_id: z
        .string()
        .trim()
        .min(1)
        .max(64)
        .meta({ examples: ['category-skate'] }),
      description: longText('From the first push to the first crossover.').optional(),
      difficulty_level: z
        .string()
        .trim()
        .max(40, 'At most 40 characters.')
        .meta({ examples: ['Beginner'], description: 'How hard it is, such as `Beginner`.' })
        .optional(),
    },
    stored: {
      title: text('Rhythm Roll'),
      category_id: text('category-skate'),
      category_name: text('Skate//Well', 'Name of the category.'),
      description: text('Eight weeks to music.'),
      difficulty_level: text('Beginner', 'How hard it is.'),
      slug: slug('rhythm-roll'),
    },
    sorts: ['title', 'category'],
    filters: {
      category: z
        .string()
        .max(64)
        .meta({ description: 'Id of a category.', examples: ['category-skate'] })
        .optional(),
    },
    examples: {
      create: { title: 'Rhythm Roll', category_id: 'category-skate', difficulty_level: 'Beginner' },
      change: { title: 'Rhythm Roll II' },
    },
  }),
  category: recordShapes('category', {
    about: 'A category, as the office keeps it.',
    fields: {
      name: line(80, 'Skate//Well', 'Name of the category, which no other one has.'),
      ground: categoryGround.optional().describe('Without it, the ground that the fewest categories have.'),
    },
    sorts: ['name'],
    examples: { create: { name: 'Strength//Well' }, change: { name: 'Strength//Well' } },
  }),
  location: recordShapes('location', {
    about: 'A location of sessions.',
    fields: {
      name: line(120, 'Floor 2', 'Name of the location, which no other one has.'),
      address: z
        .array(z.string().trim().min(1).max(120, 'At most 120 characters a line.'))
        .max(3, 'At most three lines.')
        .meta({
          examples: [exampleAddress],
          description: "Lines of the address; none: the studio's own.",
        })
        .optional(),
      directions: longText(exampleDirections).optional(),
    },
    sorts: ['name'],
    asked: {
      tell_people: z
        .boolean()
        .meta({
          examples: [true],
          description:
            'Whether a changed address is emailed to everyone booked at this location. Without it nobody is told; calendars follow.',
        })
        .optional(),
    },
    examples: {
      create: { name: 'Rooftop', address: exampleAddress },
      change: { address: exampleAddress, tell_people: true },
    },
  }),
  coach: recordShapes('coach', {
    about: 'A coach, as the office keeps them.',
    fields: {
      name: line(120, 'Imani Brooks'),
      bio: longText('Skates since 1998.').optional(),
      certifications: z
        .array(z.string().trim().min(1).max(120))
        .max(20)
        .meta({ examples: [['CPR']] })
        .optional(),
      person_id: z
        .string()
        .trim()
        .min(1)
        .max(64)
        .nullable()
        .meta({
          examples: ['person-coach'],
          description: 'Id of the account that signs in as this coach; `null` for none.',
        })
        .optional(),
    },
    stored: {
      name: text('Imani Brooks'),
      slug: slug('imani-brooks'),
      bio: text('Skates since 1998.'),
      certifications: z.array(z.string()).meta({ examples: [['CPR']] }),
      person_id: textOrNull('person-coach', 'Id of the account that signs in as this coach.'),
      picture: pictureOrNull,
    },
    sorts: ['name'],
    examples: {
      create: { name: 'Imani Brooks', certifications: ['CPR'] },
      change: { bio: 'Skates since 1998.' },
    },
  }),
};

export const locationBooked = z
  .object({
    sessions_count: count(11, 'Sessions to come at the location that somebody is booked for.'),
    people_count: count(31, 'People booked for them, each counted once.'),
    last_day: day.nullable().describe('Studio day of the last of them; `null` for none.'),
  })
  .meta({ id: 'LocationBooked', description: 'Who reads a changed address of a location.' });
