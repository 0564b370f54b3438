import type { SaveTestimonialsParams, Testimonial } from '@detroit-well/api-client/contract';
import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { testimonials } from '../../platform/database/schema/content.ts';

type Entry = SaveTestimonialsParams['items'][number];

/** What members say, in its order. */
export const readTestimonials = (db: Db): Promise<Testimonial[]> => {
  const { id, quote, name, detail } = testimonials;
  return db.select({ id, quote, name, detail }).from(testimonials).orderBy(asc(testimonials.position));
};

export const testimonialList = {
  name: 'testimonials',
  read: readTestimonials,
  written: ({ quote, name, detail }: Testimonial): Entry => ({ quote, name, detail }),
  replace: async (tx: Db, items: Entry[]): Promise<void> => {
    await tx.delete(testimonials);
    if (items.length === 0) return;
    await tx.insert(testimonials).values(items.map((item, index) => ({ ...item, position: index + 1 })));
  },
} as const;
