import * as z from 'zod';
import { instant, otherwise, publicId, record, text } from './primitives.ts';

export const launchState = otherwise(z.enum(['live', 'coming_soon']), 'live').meta({
  description: '`coming_soon`: the root page says that the studio opens soon.',
  examples: ['live'],
});

export const saidExample = {
  quote: 'They counted to four.',
  name: 'Marcus Adeyemi',
  detail: 'Core//Strength',
};

export const testimonial = record('Testimonial', 'What a member says.', {
  id: publicId.describe('Of this testimonial.'),
  quote: text(saidExample.quote, 'Plain text.'),
  name: text(saidExample.name, 'Who says it.'),
  detail: text(saidExample.detail, 'What the person trains.'),
});

export const publicSite = record('Site', 'What the public site shows besides its pages and sessions.', {
  state: launchState,
  opens_at: instant
    .nullable()
    .describe('When it opens by itself; `null` without a time, and once it is open.'),
  testimonials: z.array(testimonial).describe('In their order.'),
});
