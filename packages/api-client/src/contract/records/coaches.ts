// Written by `pnpm run wire-table` from shapes/coaches.ts; do not edit.
import type { CoachDetail } from '../types/coaches.ts';
import { imageUrl, list, orNull, record, text, textOrNull, texts } from '../definition/lenient.ts';
import { studioPictureRecord } from './pictures.ts';
import { programRecord } from './programs.ts';

export const coachDetailRecord = (raw: unknown): CoachDetail => record(raw, { public_id: text, name: text, slug: text, bio: text, certifications: texts, image_url: imageUrl, picture: orNull(studioPictureRecord), programs: list(programRecord), author_id: textOrNull });
