// Written by `pnpm run wire-table` from shapes/pictures.ts; do not edit.
import type { StudioPicture } from '../types/pictures.ts';
import { integer, list, record, text } from '../definition/lenient.ts';

export const studioPictureRecord = (raw: unknown): StudioPicture => record(raw, { url: text, alt: text, width: integer, height: integer, sources: list((raw) => record(raw, { url: text, width: integer })) });
