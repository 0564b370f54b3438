import { getCollection } from 'astro:content';
import { brand } from '@detroit-well/config/brand';
import type { APIContext } from 'astro';

interface Page {
  readonly id: string;
  readonly data: { readonly title: string; readonly description?: string };
}

/** The pages for language models (llmstxt.org): each with its address and what it is about. */
export async function GET({ site }: APIContext): Promise<Response> {
  const pages: readonly Page[] = await getCollection('docs');
  const lines = pages
    .filter(({ data }) => data.description)
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
  return new Response(text.join('\n'));
}
