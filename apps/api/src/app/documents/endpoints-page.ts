import {
  basePath,
  carriesKey,
  chat,
  contract,
  notificationSocket,
  type Endpoint,
} from '@detroit-well/api-client/contract';
import { operationOf } from '../../platform/http/serve.ts';

/** A call of the contract with its noun and name. */
export interface ListedCall {
  noun: string;
  name: string;
  endpoint: Endpoint;
  built: boolean;
}

/**
 * Renders docs/spec/endpoints.md: every call of the contract and whether this server implements it. Generated from the
 * code alone.
 */
export function endpointsPage(calls: readonly ListedCall[]): string {
  const built = calls.filter((call) => call.built).length;
  return [
    '# Endpoints',
    '',
    'Generated from the contract and the server’s handlers with `pnpm --filter @detroit-well/api run endpoints`; a test fails when it is stale. Do not edit.',
    '',
    `${calls.length} calls, below \`${basePath}\`. Built: ${built}. Responding 501 \`not_implemented\`: ${calls.length - built}.`,
    '',
    'Access: `public` never reads a token; `member` needs one; `either` uses one when there is one. Paths need no trailing slash. `once` marks calls that carry an `Idempotency-Key`; they may also fail with `in_progress` (a request with the key is running) and `idempotency_key_reused` (the key was sent with another body). Any call may fail with `server_error` and `unavailable`.',
    '',
    ...Object.keys(contract).flatMap((noun) => nounSection(noun, calls)),
    '## websockets',
    '',
    'Paths, not HTTP calls; they exist at the root of the server and below the base path.',
    '',
    ...Object.entries({ ...chat, notifications: notificationSocket }).map(
      ([name, { path, summary, source }]) => `- ${name}: \`${path}\` ${summary} (${source})`,
    ),
    '',
  ].join('\n');
}

function nounSection(noun: string, calls: readonly ListedCall[]): string[] {
  const own = calls.filter((call) => call.noun === noun);
  return [
    `## ${noun}`,
    '',
    '| call | method and path | access | once | problems | built | source |',
    '|---|---|---|---|---|---|---|',
    ...own.map(row),
    '',
    ...own.map(({ name, endpoint }) => `- ${name}: ${endpoint.summary}`),
    '',
  ];
}

function row({ name, endpoint, built }: ListedCall): string {
  const { access, permission, aliases = [], problems, source } = endpoint;
  const also = aliases.map((alias) => `, also \`${alias}\``).join('');
  const cells = [
    name,
    `\`${operationOf(endpoint)}\`${also}`,
    permission === undefined ? access : `${access}, ${permission}`,
    carriesKey(endpoint) ? 'once' : '',
    problems.join(', '),
    built ? 'yes' : 'no',
    source,
  ];
  return `| ${cells.join(' | ')} |`;
}
