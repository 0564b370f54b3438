import { problems } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { createHash } from 'node:crypto';
import { escape } from '../adapters/mail/write-letter.ts';
import { allCalls, type ListedCall } from './endpoints-page.ts';
import { accessText } from './operation.ts';
import { jsonSchema } from './schema.ts';

const styles = `:root{color-scheme:light dark}body{max-width:880px;margin:32px auto;padding:0 20px;font:16px/1.5 Helvetica,Arial,sans-serif;
background:#F1EDE4;color:#0C0D10}a{color:#B3200A}h1,h2{line-height:1.15}h2{margin:48px 0 8px;border-top:2px solid}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;list-style:none}nav a{display:inline-block;padding:10px 0}
summary{padding:10px 0;cursor:pointer;overflow-wrap:anywhere}details>*{margin-left:16px}details>summary{margin-left:0}
pre{overflow:auto;padding:12px;background:#0C0D10;color:#F1EDE4;font-size:13px}li{margin:0 0 4px}
@media(prefers-color-scheme:dark){body{background:#0C0D10;color:#F1EDE4}a{color:#FF8A75}pre{background:#1B1D22}}`;

const digest = createHash('sha256').update(styles).digest('base64');
/** Nothing runs, nothing loads; the one style element is known by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${digest}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Every call to browse, made from the contract; needs no script. `specHref`: where the OpenAPI document is. */
export function docsPage(specHref: string): string {
  const calls = allCalls();
  const nouns = [...new Set(calls.map(({ noun }) => noun))];
  const title = `${brand.name} API`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${styles}</style></head>
<body><header><h1>${escape(title)}</h1><p>${calls.length} calls. As a document for tools: <a href="${escape(specHref)}">OpenAPI 3.1</a>.</p><p>${code(accessText)}</p></header>
<nav aria-label="Nouns"><ul>${nouns.map((noun) => `<li><a href="#${noun}">${noun}</a></li>`).join('')}</ul></nav>
<main>${nouns.map((noun) => section(noun, calls)).join('\n')}</main></body></html>`;
}

/** Sentences with their `code` marked up. */
const code = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const section = (noun: string, calls: readonly ListedCall[]) =>
  `<section aria-labelledby="${noun}"><h2 id="${noun}">${noun}</h2>${calls
    .filter((call) => call.noun === noun)
    .map(details)
    .join('')}</section>`;

function details({ noun, name, endpoint }: ListedCall): string {
  const { method, path, aliases = [], access, role, idempotent, summary, query, body, reply } = endpoint;
  const facts = [
    `Access: ${access}${role === undefined ? '' : `, role ${role}`}.`,
    aliases.length === 0 ? '' : `Also at ${aliases.map((alias) => `\`${alias}\``).join(', ')}.`,
    idempotent === true ? 'Takes an `Idempotency-Key`: its effect happens once.' : '',
  ];
  return `<details id="${noun}.${name}"><summary><code>${method} ${escape(path)}</code> ${escape(summary)}</summary>
<p>${code(facts.filter(Boolean).join(' '))}</p>
${query === undefined ? '' : schema('Query', jsonSchema(query, 'input'))}${body === undefined ? '' : schema('Body', jsonSchema(body, 'input'))}
${typeof reply === 'string' ? `<p>Answers ${reply === 'blob' ? 'a file' : 'nothing (204)'}.</p>` : schema('Reply', jsonSchema(reply, 'output'))}
${endpoint.problems.length === 0 ? '' : refusals(endpoint.problems)}</details>`;
}

const schema = (title: string, value: object) =>
  `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(value, null, 1))}</pre></details>`;

const refusals = (codes: ListedCall['endpoint']['problems']) =>
  `<p>Refuses with</p><ul>${codes
    .map((each) => `<li><code>${problems[each].status} ${each}</code> ${escape(problems[each].text)}</li>`)
    .join('')}</ul>`;
