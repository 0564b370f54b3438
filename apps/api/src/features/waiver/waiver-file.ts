import * as z from 'zod';
import type { WaiverText } from './versions.ts';

/** The file that `publish-waiver` reads, in the shape of the content call's response. */
const waiverFile = z.strictObject({
  version: z.string().trim().min(1).max(64),
  title: z.string().trim().min(1).max(200),
  /** HTML. */
  body: z.string().trim().min(1).max(200_000),
  rules: z
    .array(z.strictObject({ title: z.string().trim().min(1), content: z.string().trim().min(1) }))
    .default([]),
  effective_date: z.iso.date(),
});

/** Reads the text of a new version. Throws an error that lists every invalid field. */
export function readWaiverFile(json: string): WaiverText {
  const read = waiverFile.safeParse(JSON.parse(json));
  if (!read.success) throw new Error(z.prettifyError(read.error));
  const { body: bodyHtml, effective_date: effectiveDate, ...rest } = read.data;
  return { ...rest, bodyHtml, effectiveDate };
}
