import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';

const docs = defineCollection({
  loader: docsLoader(),
  schema: docsSchema({
    // Words that readers search for and that the page does not contain, or not often.
    extend: z.object({ keywords: z.string().optional() }),
  }),
});

export const collections = { docs };
