import { menuForm, testimonialsForm } from '@detroit-well/validation';
import * as z from 'zod';
import { inputInstant, instant } from '../primitives.ts';
import { menuItem } from '../navigation.ts';
import { launchState, saidExample, testimonial } from '../site.ts';

const version = z
  .number()
  .int()
  .min(0)
  .meta({ description: 'Of what is stored. 0: nobody has saved it here yet.', examples: [3] });

export const officeMenu = z
  .object({ items: z.array(menuItem).describe('The entries, in order.'), version })
  .meta({ id: 'OfficeMenu', description: 'The menu of the public site.' });

export const saveMenuBody = z.object({ version, ...menuForm.shape }).meta({
  id: 'SaveMenuRequest',
  description: 'The menu as a whole, with the version that it started from.',
  examples: [{ version: 3, items: [{ label: 'Training', link: '/training', children: [] }] }],
});

export const officeTestimonials = z
  .object({
    items: z.array(testimonial).describe('In their order. Each save gives them new ids.'),
    version,
  })
  .meta({ id: 'OfficeTestimonials', description: 'What members say on the public site.' });

export const saveTestimonialsBody = z.object({ version, ...testimonialsForm.shape }).meta({
  id: 'SaveTestimonialsRequest',
  description: 'The testimonials as a whole, with the version that they started from.',
  examples: [{ version: 3, items: [saidExample] }],
});

const opensAt = {
  description: 'When the site opens by itself; `null`: when somebody opens it.',
  examples: ['2026-04-01T09:00:00-04:00'],
};

export const officeSiteState = z
  .object({
    state: launchState,
    opens_at: instant.nullable().meta(opensAt),
    is_set_by_environment: z.boolean().meta({
      description:
        'Whether the setting `LAUNCH_STATE` of the server decides the state. Nobody can change it here then.',
      examples: [false],
    }),
    version,
  })
  .meta({ id: 'OfficeSite', description: 'Whether the public site is open.' });

export const saveSiteBody = z
  .object({
    version,
    state: z.enum(['live', 'coming_soon']).meta({
      description: 'What the root page is for.',
      examples: ['coming_soon'],
    }),
    opens_at: inputInstant().nullable().meta(opensAt),
  })
  .meta({
    id: 'SaveSiteRequest',
    description: 'The state of the site, with the version that it started from.',
    examples: [{ version: 3, state: 'coming_soon', opens_at: '2026-04-01T09:00:00-04:00' }],
  });
