import { basePath, carriesKey, idempotencyHeader, type Endpoint } from '@detroit-well/api-client/contract';
import { exampleRequest, type ExampleRequest } from '@detroit-well/api-client/testing';
import type { ListedCall } from './calls.ts';
import { sourceOf } from './source-text.ts';

const demoAddress = `http://localhost:4000${basePath}`;

/** The calls of the office are in an entry of their own, where the noun has a shorter name. */
const isOfOffice = ({ noun }: ListedCall): boolean => /^office[A-Z]/.test(noun);

const calleeOf = ({ noun, name }: ListedCall): string =>
  `client.${noun}.${name}`.replace(
    /^client\.office([A-Z])/,
    (_, first: string) => `office.${first.toLowerCase()}`,
  );

/** The call in TypeScript, without the lines that create the client. */
function typescriptSample(listed: ListedCall): string {
  const { endpoint } = listed;
  const callee = calleeOf(listed);
  const request = exampleRequest(endpoint);
  const input =
    Object.keys(request).length > 0 ? [sourceOf(request, '', `const reply = await ${callee}();`.length)] : [];
  const options = carriesKey(endpoint) ? ['{ idempotencyKey }'] : [];
  const call = `${callee}(${[...input, ...options].join(', ')})`;
  const key = carriesKey(endpoint) ? ['const idempotencyKey = newIdempotencyKey();'] : [];
  const office = isOfOffice(listed) ? ['const { office } = withOffice(client);'] : [];
  return [...setUpOf(request), ...office, ...key, resultLine(endpoint, call)].join('\n');
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
    ...(isOfOffice(call) ? ["import { withOffice } from '@detroit-well/api-client/office';"] : []),
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

/** The samples of a call, as OpenAPI documents carry them. */
export const codeSamples = (call: ListedCall) => [
  { lang: 'ts', label: 'TypeScript', source: typescriptSample(call) },
  { lang: 'sh', label: 'curl', source: curlSample(call) },
];
