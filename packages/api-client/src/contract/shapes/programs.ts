import * as z from 'zod';
import { paging, publicId } from './atoms.ts';

/** `category` repeats `category_name`: Spec A 3 gives both names for the same thing. */
export const programOfSession = z.object({
  public_id: publicId,
  title: z.string(),
  category_name: z.string(),
  category: z.string(),
  difficulty_level: z.string(),
  description: z.string(),
});

export const program = programOfSession.extend({
  slug: z.string(),
  is_featured: z.boolean(),
  image_url: z.string().nullable(),
  upcoming_count: z.number().int(),
});

export const category = z.object({
  public_id: publicId,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  session_count: z.number().int(),
});

export const programFilters = z.object({
  category: z.string().optional(),
  difficulty: z.string().optional(),
  search: z.string().optional(),
  ...paging,
});

export type ProgramOfSession = z.infer<typeof programOfSession>;
export type Program = z.infer<typeof program>;
export type Category = z.infer<typeof category>;
