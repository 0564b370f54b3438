import type { OfficePicture, StudioPicture } from '@detroit-well/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { picturePath, pictureSizes } from './picture-files.ts';

/** The picture of the record with this alias, for a statement. */
export const pictureText = (alias: string): string =>
  `case when ${alias}.picture is null then null else jsonb_build_object('name', ${alias}.picture, 'alt', ${alias}.picture_alt) end`;

/** The column `picture` of a record of the office. */
export const pictureColumn = (alias: string): SQL => sql.raw(`${pictureText(alias)} as picture`);

/** The columns that `pictureText` selects. */
export const namedPicture = z.object({ name: z.string(), alt: z.string() }).nullable();
type NamedPicture = z.output<typeof namedPicture>;

/** Wide enough for an editor, also on a high-density display. */
const editorPx = 900;

/** A picture as the editors of the office show it. */
export const officePicture = namedPicture.transform((picture): OfficePicture | null => {
  if (picture === null) return null;
  const { name, alt } = picture;
  const size = pictureSizes(name).find(({ width }) => width >= editorPx);
  return size ? { path: picturePath(name, size.width), alt, ...size } : null;
});

/** A picture as the pages of visitors show it. */
export function studioPicture(picture: NamedPicture, apiUrl: string): StudioPicture | null {
  if (picture === null) return null;
  const { name, alt } = picture;
  const sizes = pictureSizes(name);
  const largest = sizes.at(-1);
  if (largest === undefined) return null;
  const url = (width: number) => apiUrl + picturePath(name, width);
  const sources = sizes.map(({ width }) => ({ url: url(width), width }));
  return { url: url(largest.width), alt, ...largest, sources };
}
