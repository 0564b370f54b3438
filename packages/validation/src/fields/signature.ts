import * as z from 'zod/mini';
import { messages, tooLongText } from '../messages.ts';

/** Maximum length of a signature's data URL; a typical one has about 20,000 characters. */
const maxChars = 700_000;
const start = /^data:image\/(?:png|jpeg);base64,/;
const encoded = /^[A-Za-z0-9+/]+={0,2}$/;

function isImageDataUrl(text: string): boolean {
  const head = start.exec(text)?.[0];
  return head !== undefined && encoded.test(text.slice(head.length));
}

/**
 * A drawn signature as an image data URL, in formats that every canvas supports and the server stores. Anything without
 * an image counts as unsigned.
 */
export const signatureField = z
  .string({ error: messages.signatureRequired })
  .check(
    z.maxLength(maxChars, { error: tooLongText(maxChars) }),
    z.refine(isImageDataUrl, { error: messages.signatureRequired }),
  );
