import * as z from 'zod/mini';
import * as constants from '@detroit-well/config/constants';
import { messages } from '../messages.ts';

/** The media types of pictures that the server accepts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * The browser's metadata of an image: JPEG, PNG or WebP of at most 5 MB (SPEC-A 5). Accepts a File. The server checks the
 * content, not the declared type.
 */
export const imageFileField = z.object({
  type: z.enum(imageTypes, { error: messages.imageTypeInvalid }),
  size: z.number().check(z.maximum(constants.imageUpload.maxBytes, { error: messages.fileTooLarge })),
});
