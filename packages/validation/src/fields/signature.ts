import * as z from 'zod';
import { messages, tooLongText } from '../messages.ts';

/** Characters of a signature's data URL: a drawn signature takes some 20,000. */
const maxChars = 700_000;
const start = /^data:image\/(?:png|jpeg);base64,/;
const encoded = /^[A-Za-z0-9+/]+={0,2}$/;

function isImageDataUrl(text: string): boolean {
  const head = start.exec(text)?.[0];
  return head !== undefined && encoded.test(text.slice(head.length));
}

/** A drawn signature as an image data URL, of the kinds that a canvas makes everywhere and the server keeps. Anything that holds no picture counts as not signed. */
export const signatureField = z
  .string({ error: messages.signatureRequired })
  .max(maxChars, { error: tooLongText(maxChars) })
  .refine(isImageDataUrl, { error: messages.signatureRequired });
