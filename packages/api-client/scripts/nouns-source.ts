import * as z from 'zod';
import type { Endpoint, Reply } from '../src/contract/definition/endpoint.ts';
import { whoMay, type Permission } from '../src/contract/definition/permissions.ts';
import { comment } from './source-file.ts';
import { capitalized, isOptional, shapeOf, type Side, type TypeSource } from './types-source.ts';

const callers = {
  public: 'Anyone may call it; no token is sent.',
  member: 'For signed-in members.',
  either: 'For anyone; signed in, the reply is about the caller.',
};
const forRoles = (permission: Permission) => `For the team: ${whoMay(permission).join(', ')}.`;

/** What an editor shows about a call. */
function callText(name: string, call: Endpoint): string {
  const { summary, method, path, access, permission, idempotency, problems } = call;
  const paging = pagingOf(name, call);
  const repeats =
    idempotency === 'once' || idempotency === 'handler'
      ? ' A repetition with the same `idempotencyKey` has no second effect.'
      : '';
  const loops = paging === undefined ? '' : ' `for await` gives the entries, of all pages.';
  const codes = problems.map((code) => `\`${code}\``).join(', ');
  return [
    summary,
    '',
    `${permission === undefined ? callers[access] : forRoles(permission)}${repeats}${loops}`,
    '',
    `\`${method} ${path}\``,
    ...(codes === '' ? [] : ['', `@throws {ApiError} with \`code\` ${codes}`]),
  ].join('\n');
}

/** How a list continues; `all`: the reply is the whole list. */
export function pagingOf(name: string, { paging, reply }: Endpoint): Endpoint['paging'] | 'all' {
  return paging ?? (name === 'list' || reply instanceof z.ZodArray ? 'all' : undefined);
}

/** The one list of a page, whose entries a loop gives. */
function entryOf(reply: z.ZodType): z.ZodType {
  const list =
    reply instanceof z.ZodObject
      ? Object.values(reply.shape as Record<string, z.ZodType>).find((field) => field instanceof z.ZodArray)
      : reply;
  if (!(list instanceof z.ZodArray)) throw new Error('A page has a list.');
  return list.element as z.ZodType;
}

function method(source: TypeSource, name: string, call: Endpoint): string {
  const parts: string[] = [];
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => `${param}: string`);
  if (params.length > 0) parts.push(`params: { ${params.join('; ')} }`);
  let isNeeded = params.length > 0;
  function part(key: string, schema: z.core.$ZodType, side: Side): void {
    const fields = schema instanceof z.core.$ZodObject ? Object.values(shapeOf(schema)) : [];
    const mayBeAbsent = fields.every((field) => isOptional(field, side));
    if (!mayBeAbsent) isNeeded = true;
    const type = source.type(schema, side);
    const [mark, absent] =
      mayBeAbsent && type !== 'unknown' ? ['?', ' | undefined'] : [mayBeAbsent ? '?' : '', ''];
    parts.push(`${key}${mark}: ${type}${absent}`);
  }
  // A program passes numbers and booleans in the query, as the schema returns them.
  if (call.query) part('query', call.query, 'output');
  if (call.body) part('body', call.body, 'input');
  const input = parts.length === 0 ? '' : `input${isNeeded ? '' : '?'}: { ${parts.join('; ')} }, `;
  const options = `options?: ${source.useType('RequestOptions', '../../http/perform.ts')}`;
  const own = `${comment(callText(name, call))}${name}(${input}${options}): ${returned(source, name, call)};\n`;
  if (!call.csv) return own;
  const file = `${source.useType('CallPromise', '../../http/call-promise.ts')}<Blob>`;
  return `${own}\n/** All entries of \`${name}\` as a CSV file, whatever \`limit\` says. */\n${name}Csv(${input}${options}): ${file};\n`;
}

function returned(source: TypeSource, name: string, call: Endpoint): string {
  const read: Reply = call.result ?? call.reply;
  const shown = read === 'blob' ? 'Blob' : read === 'nothing' ? 'undefined' : source.type(read, 'output');
  if (pagingOf(name, call) === undefined)
    return `${source.useType('CallPromise', '../../http/call-promise.ts')}<${shown}>`;
  const entry = source.type(entryOf(read as z.ZodType), 'output');
  return `${source.useType('PagedCall', '../paging.ts')}<${shown}, ${entry}>`;
}

/** The interface of the calls of a noun. */
export function endpointOf(
  noun: string,
  calls: Readonly<Record<string, Endpoint>>,
  source: TypeSource,
): string {
  const methods = Object.entries(calls).map(([name, call]) => method(source, name, call));
  const shown = isOffice(noun) ? `office.${officeName(noun)}` : `client.${noun}`;
  return `/** The calls of \`${shown}\`. */\nexport interface ${capitalized(noun)}Endpoint {\n${methods.join('\n')}}\n`;
}

/** Nouns of the office have an entry of their own: `officeTeam` is `team` there. */
export const isOffice = (noun: string): boolean => /^office[A-Z]/.test(noun);
export const officeName = (noun: string): string =>
  noun.charAt('office'.length).toLowerCase() + noun.slice('office'.length + 1);
