import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
const eventName = /(?<=[`'])(?:payment_intent|charge|refund)\.[a-z_.]+(?=[`'])/g;
const eventsIn = (text: string): string[] => [...new Set(text.match(eventName))].toSorted();

it.each([
  ['docs/deploy.md', '## 7. Start', '## 8. Email'],
  ['apps/docs/src/content/docs/guides/webhooks.mdx', '## For operators of the API', 'Other types'],
])('%s names the events that the webhook handles', async (path, from, to) => {
  const handled = eventsIn(await read('./handle-event.ts'));
  const page = await read(`../../../../../../${path}`);
  expect(handled.length).toBeGreaterThan(5);
  expect(eventsIn(page.slice(page.indexOf(from), page.indexOf(to)))).toEqual(handled);
});
