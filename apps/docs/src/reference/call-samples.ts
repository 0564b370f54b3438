import {
  basePath,
  carriesKey,
  exampleOf,
  idempotencyHeader,
  problemBody,
  problems,
  type Endpoint,
} from '@detroit-well/api-client/contract';
import { exampleReply, exampleRequest, type ExampleRequest } from '@detroit-well/api-client/testing';
import * as z from 'zod';
import type { CodeTab } from '../code/code-tabs.tsx';
import { problemsOf, successStatus, type ListedCall } from './calls.ts';
import { sourceOf } from './source-text.ts';

const demoAddress = `http://localhost:4000${basePath}`;

/** How many entries of a list an example shows. */
const longestExample = 60;

/** The call in TypeScript, without the lines that create the client. */
export function typescriptSample({ noun, name, endpoint }: ListedCall): string {
  const request = exampleRequest(endpoint);
  const input =
    Object.keys(request).length > 0
      ? [sourceOf(request, '', `const reply = await client.${noun}.${name}();`.length)]
      : [];
  const options = carriesKey(endpoint) ? ['{ idempotencyKey }'] : [];
  const call = `client.${noun}.${name}(${[...input, ...options].join(', ')})`;
  const key = carriesKey(endpoint) ? ['const idempotencyKey = newIdempotencyKey();'] : [];
  return [...setUpOf(request), ...key, resultLine(endpoint, call)].join('\n');
}

/** A file has to come from somewhere. */
function setUpOf({ body }: ExampleRequest): string[] {
  const files = Object.values((body ?? {}) as Record<string, unknown>).some((value) => value instanceof Blob);
  return files ? ["const photo = new File([bytes], 'photo.jpg', { type: 'image/jpeg' });"] : [];
}

function resultLine({ reply }: Endpoint, call: string): string {
  if (reply === 'nothing') return `await ${call};`;
  return `const ${reply === 'blob' ? 'file' : 'reply'} = await ${call};`;
}

/** The sample as a module that compiles. A test checks each one. */
export function typescriptModule(call: ListedCall): string {
  const imports = carriesKey(call.endpoint) ? 'createClient, newIdempotencyKey' : 'createClient';
  return [
    `import { ${imports} } from '@detroit-well/api-client';`,
    `const client = createClient({ baseUrl: '${demoAddress}' });`,
    'declare const bytes: Uint8Array<ArrayBuffer>;',
    typescriptSample(call),
    'export {};',
    '',
  ].join('\n');
}

function addressOf(path: string, { params = {}, query = {} }: ExampleRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(params[parameter] ?? ''),
  );
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `${demoAddress}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

const shellText = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a command. `$ACCESS_TOKEN` is the access token of a sign-in. */
export function curlSample({ endpoint }: ListedCall): string {
  const { method, path, access } = endpoint;
  const request = exampleRequest(endpoint);
  const parts = [
    ...(method === 'GET' || (method === 'POST' && request.body !== undefined) ? [] : [`--request ${method}`]),
    ...(access === 'member' ? [`--header "Authorization: Bearer $ACCESS_TOKEN"`] : []),
    ...(carriesKey(endpoint) ? [`--header "${idempotencyHeader}: $(uuidgen)"`] : []),
    ...bodyParts(endpoint, request),
    ...(endpoint.reply === 'blob' ? ['--remote-name'] : []),
  ];
  return ['curl', ...parts.map((part) => `  ${part}`), `  ${shellText(addressOf(path, request))}`]
    .join(' \\\n')
    .replace('curl \\\n  ', parts.length === 0 ? 'curl ' : 'curl \\\n  ');
}

function bodyParts({ bodyKind }: Endpoint, { body }: ExampleRequest): string[] {
  if (body === undefined) return [];
  if (bodyKind !== 'multipart') return [`--json ${shellText(JSON.stringify(body, null, 2))}`];
  return Object.entries(body as Record<string, unknown>).map(([key, value]) =>
    value instanceof Blob
      ? `--form ${key}=@photo.jpg`
      : `--form ${shellText(`${key}=${JSON.stringify(value)}`)}`,
  );
}

/** The request in every form. */
export const requestTabs = (call: ListedCall): CodeTab[] => [
  { tab: 'TypeScript', lang: 'ts', code: typescriptSample(call) },
  { tab: 'curl', lang: 'sh', code: curlSample(call) },
];

const json = (value: unknown): string => JSON.stringify(value, null, 2);

function successSample({ reply, media = [] }: Endpoint): Omit<CodeTab, 'tab'> {
  if (reply === 'nothing') return { code: 'No content' };
  if (reply === 'blob') return { code: `A file: ${media.join(', ') || 'application/octet-stream'}` };
  const lines = json(exampleReply({ reply } as Endpoint & { reply: z.ZodType })).split('\n');
  const isShortened = lines.length > longestExample;
  return {
    lang: 'json',
    code: isShortened ? `${lines.slice(0, longestExample).join('\n')}\n…` : lines.join('\n'),
  };
}

const { $defs: problemDefinitions = {}, ...problemSchema } = z.toJSONSchema(problemBody);
const problemExample = exampleOf(problemSchema, problemDefinitions) as object;

/** The success and the first problem of each status. */
export function responseTabs({ endpoint }: ListedCall): CodeTab[] {
  const statuses = [
    ...new Map(
      problemsOf(endpoint)
        .map((problem) => [problem.status, problem.code] as const)
        .toReversed(),
    ),
  ];
  return [
    { tab: String(successStatus(endpoint)), ...successSample(endpoint) },
    ...statuses
      .toSorted(([a], [b]) => a - b)
      .map(([status, code]) => ({
        tab: String(status),
        lang: 'json',
        code: json({ ...problemExample, message: problems[code].text, code }),
      })),
  ];
}
