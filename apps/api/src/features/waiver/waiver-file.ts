import { cleanLine, cleanText } from '@detroit-well/validation/clean-text';
import * as z from 'zod';
import type { WaiverText } from './versions.ts';

const line = z.string().overwrite(cleanLine).min(1);
const longText = z.string().overwrite(cleanText).min(1);

/** The file that `publish-waiver` reads, in the shape of the content call's response. */
const waiverFile = z.strictObject({
  version: line.max(64),
  title: line.max(200),
  /** HTML. */
  body: longText.max(200_000),
  rules: z.array(z.strictObject({ title: line, content: longText })).default([]),
  effective_date: z.iso.date(),
});

/** Reads the text of a new version. Throws an error that lists every invalid field. */
export function readWaiverFile(json: string): WaiverText {
  const read = waiverFile.safeParse(JSON.parse(json));
  if (!read.success) throw new Error(z.prettifyError(read.error));
  const { body: bodyHtml, effective_date: effectiveDate, ...rest } = read.data;
  return { ...rest, bodyHtml, effectiveDate };
}
