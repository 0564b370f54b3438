import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const guides = defineCollection({
  loader: glob({ base: './src/content/guides', pattern: '*.mdx' }),
  schema: z.object({ title: z.string(), description: z.string() }),
});

const collections = { guides };

export { collections };
