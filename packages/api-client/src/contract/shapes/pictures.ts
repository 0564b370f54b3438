import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';
import { line } from './office/lists.ts';
import { count, record, text } from './primitives.ts';

const alt = 'Skaters in a row on a maple floor';
const altText = text(alt, 'Alternative text of the studio picture.');
const example = 'https://api.detroitwell.com/api/v2/pictures/session-0f3c5a17d2b94e6680b1a2c3d4e5f607';

/** A picture that the office uploaded, on the pages of visitors. */
export const studioPicture = record(
  'StudioPicture',
  'A picture of a session or a coach, in several widths.',
  {
    url: text(`${example}-1440.webp`, 'URL of the largest one.'),
    alt: altText,
    width: count(1440, 'Pixels of the largest one.'),
    height: count(960, 'Its height.'),
    sources: z
      .array(
        record('PictureSource', 'A picture in one width.', {
          url: text(`${example}-480.webp`, 'URL of the picture.'),
          width: count(480, 'Pixels.'),
        }),
      )
      .describe('The same picture in each width, the smallest one first.'),
  },
);

/** A picture as the editors of the office show it. */
export const officePicture = z
  .object({
    path: text(
      '/pictures/session-0f3c5a17d2b94e6680b1a2c3d4e5f607-960.webp',
      'Path of the picture, below that of the API.',
    ),
    alt: altText,
    width: count(960, 'Pixels.'),
    height: count(640, 'Pixels.'),
  })
  .meta({ id: 'OfficePicture', description: 'A picture of a record of the office.' });

/** The field of a record that may have a picture. */
export const pictureOrNull = officePicture.nullable().describe('Its picture; `null` without one.');

export const pictureBody = z
  .object({
    image: z
      .file({ error: messages.imageTypeInvalid })
      .describe(
        'The file, multipart only; formats and limit are those of profile pictures. Without it the picture stays.',
      )
      .optional(),
    alt: line(200, alt, 'What the picture shows, for people who do not see it.'),
  })
  .meta({
    id: 'OfficePictureRequest',
    description: 'A picture with its alternative text, or another text of the picture that is there.',
    examples: [{ alt }],
  });
