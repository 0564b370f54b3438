import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';
import { count, instant, publicId, text } from '../primitives.ts';
import { line, officeList, officeQuery } from './lists.ts';

const alt = 'A row of skates on maple';

export const officeMediaPicture = z
  .object({
    id: publicId.describe('Id of the picture.'),
    url: text(
      'https://api.detroitwell.com/api/v2/pictures/media-1600x900-0f3c-1600.webp',
      'Where it is shown, in its largest width.',
    ),
    alt: text(alt, 'What it shows.'),
    width: count(1600, 'Pixels.'),
    height: count(900, 'Pixels.'),
    created_at: instant.describe('When it was uploaded.'),
    used: z.boolean().meta({ description: 'Whether a post has it.', examples: [true] }),
  })
  .meta({ id: 'OfficeMediaPicture', description: 'A picture that posts can show.' });

export const officeMediaPictures = officeList('OfficeMediaPictures', officeMediaPicture);
export const officeMediaQuery = officeQuery(['created_at'], {}).meta({
  id: 'OfficeMediaFilters',
  description: 'Order of the pictures. The search reads their alternative texts.',
});

export const uploadMediaBody = z
  .object({
    file: z
      .file({ error: messages.imageTypeInvalid })
      .describe('JPEG, PNG or WebP of at most 8 MB and 24 million pixels.'),
    alt: line(300, alt, 'What it shows, in words for people who cannot see it.'),
  })
  .meta({
    id: 'UploadMediaRequest',
    description: 'A picture with its alternative text.',
  });
