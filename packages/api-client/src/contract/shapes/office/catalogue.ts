import * as z from 'zod';
import { pictureOrNull } from '../pictures.ts';
import { publicId, slug, text, textOrNull } from '../primitives.ts';
import { archived, isArchived, line, longText, officeList, officeQuery, version } from './lists.ts';

const archivedFilter = { archived: isArchived };
/** What every record has that the office keeps. */
export const entry = { id: publicId.describe('Id of the record.'), archived, version };
const changed = { version, archived: archived.optional() };

const categoryName = line(80, 'Skate//Well', 'Name of the category, which no other one has.');

export const categoryGround = z.enum(['ink', 'bone', 'maple']).meta({
  id: 'CategoryGround',
  description: 'The ground on which the office draws the sessions of a category.',
  examples: ['ink'],
});

export const officeCategory = z
  .object({ ...entry, name: text('Skate//Well'), ground: categoryGround })
  .meta({ id: 'OfficeCategory', description: 'A category, as the office keeps it.' });
export const officeCategories = officeList('OfficeCategories', officeCategory);
export const officeCategoryQuery = officeQuery(['name'], archivedFilter).meta({
  id: 'OfficeCategoryFilters',
  description: 'Filters and order of the categories.',
});
const ground = categoryGround.describe('Without it, the ground that the fewest categories have.').optional();
export const officeCategoryBody = z.object({ name: categoryName, ground }).meta({
  id: 'CreateCategoryRequest',
  description: 'A new category.',
  examples: [{ name: 'Strength//Well' }],
});
export const officeCategoryChange = z
  .object({ ...changed, name: categoryName.optional(), ground: categoryGround.optional() })
  .meta({
    id: 'ChangeCategoryRequest',
    description: 'What changes about a category.',
    examples: [{ version: 1, name: 'Strength//Well' }],
  });

const locationName = line(120, 'Floor 2', 'Name of the location, which no other one has.');

export const officeLocation = z
  .object({ ...entry, name: text('Floor 2') })
  .meta({ id: 'OfficeLocation', description: 'A location of sessions.' });
export const officeLocations = officeList('OfficeLocations', officeLocation);
export const officeLocationQuery = officeQuery(['name'], archivedFilter).meta({
  id: 'OfficeLocationFilters',
  description: 'Filters and order of the locations.',
});
export const officeLocationBody = z.object({ name: locationName }).meta({
  id: 'CreateLocationRequest',
  description: 'A new location.',
  examples: [{ name: 'Rooftop' }],
});
export const officeLocationChange = z.object({ ...changed, name: locationName.optional() }).meta({
  id: 'ChangeLocationRequest',
  description: 'What changes about a location.',
  examples: [{ version: 1, name: 'Rooftop' }],
});

const programFields = {
  title: line(120, 'Rhythm Roll'),
  category_id: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .meta({ examples: ['category-skate'] }),
  description: longText('From the first push to the first crossover.'),
  difficulty_level: z
    .string()
    .trim()
    .max(40, 'At most 40 characters.')
    .meta({ examples: ['Beginner'], description: 'How hard it is, such as `Beginner`.' }),
};

export const officeProgram = z
  .object({
    ...entry,
    title: text('Rhythm Roll'),
    category_id: text('category-skate'),
    category_name: text('Skate//Well', 'Name of the category.'),
    description: text('Eight weeks to music.'),
    difficulty_level: text('Beginner', 'How hard it is.'),
    slug: slug('rhythm-roll'),
  })
  .meta({ id: 'OfficeProgram', description: 'A training program, as the office keeps it.' });
export const officePrograms = officeList('OfficePrograms', officeProgram);
export const officeProgramQuery = officeQuery(['title', 'category'], {
  ...archivedFilter,
  category: z
    .string()
    .max(64)
    .meta({ description: 'Id of a category.', examples: ['category-skate'] })
    .optional(),
}).meta({ id: 'OfficeProgramFilters', description: 'Filters and order of the programs.' });
export const officeProgramBody = z
  .object({
    title: programFields.title,
    category_id: programFields.category_id,
    description: programFields.description.optional(),
    difficulty_level: programFields.difficulty_level.optional(),
  })
  .meta({
    id: 'CreateProgramRequest',
    description: 'A new program.',
    examples: [{ title: 'Rhythm Roll', category_id: 'category-skate', difficulty_level: 'Beginner' }],
  });
export const officeProgramChange = z.object({ ...changed, ...z.object(programFields).partial().shape }).meta({
  id: 'ChangeProgramRequest',
  description: 'What changes about a program.',
  examples: [{ version: 1, title: 'Rhythm Roll II' }],
});

const coachFields = {
  name: line(120, 'Imani Brooks'),
  bio: longText('Skates since 1998.'),
  certifications: z
    .array(z.string().trim().min(1).max(120))
    .max(20)
    .meta({ examples: [['CPR']] }),
  person_id: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .nullable()
    .meta({
      examples: ['person-coach'],
      description: 'Id of the account that signs in as this coach; `null` for none.',
    }),
};

export const officeCoach = z
  .object({
    ...entry,
    name: text('Imani Brooks'),
    slug: slug('imani-brooks'),
    bio: text('Skates since 1998.'),
    certifications: z.array(z.string()).meta({ examples: [['CPR']] }),
    person_id: textOrNull('person-coach', 'Id of the account that signs in as this coach.'),
    picture: pictureOrNull,
  })
  .meta({ id: 'OfficeCoach', description: 'A coach, as the office keeps them.' });
export const officeCoaches = officeList('OfficeCoaches', officeCoach);
export const officeCoachQuery = officeQuery(['name'], archivedFilter).meta({
  id: 'OfficeCoachFilters',
  description: 'Filters and order of the coaches.',
});
export const officeCoachBody = z
  .object({ name: coachFields.name, ...z.object(coachFields).omit({ name: true }).partial().shape })
  .meta({
    id: 'CreateCoachRequest',
    description: 'A new coach.',
    examples: [{ name: 'Imani Brooks', certifications: ['CPR'] }],
  });
export const officeCoachChange = z.object({ ...changed, ...z.object(coachFields).partial().shape }).meta({
  id: 'ChangeCoachRequest',
  description: 'What changes about a coach.',
  examples: [{ version: 1, bio: 'Skates since 1998.' }],
});
