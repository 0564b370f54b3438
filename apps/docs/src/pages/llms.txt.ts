import { getCollection } from 'astro:content';
import { brand } from '@detroit-well/config/brand';
import type { APIRoute } from 'astro';

/** The pages for language models (llmstxt.org): each with its address and what it is about. */
export const GET: APIRoute = async ({ site }) => {
  const pages = (await getCollection('docs')).filter(({ id, data }) => data.description && id !== '404');
  const lines = pages
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, data }) => `- [${data.title}](${new URL(`/${id}/`, site).href}): ${data.description}`);
  const text = [
    `# ${brand.name} for developers`,
    '',
    '> A typed TypeScript client for sessions, registrations, payments and members, with safe retries and one error class.',
    '',
    `- [OpenAPI document](${new URL('/openapi.json', site).href}): every call of the API`,
    ...lines,
    '',
  ];
  return new Response(text.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
