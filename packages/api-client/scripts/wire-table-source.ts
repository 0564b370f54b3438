import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import * as auth from '../src/contract/reads/auth.ts';
import * as blog from '../src/contract/reads/blog.ts';
import * as engagement from '../src/contract/reads/engagement.ts';
import * as members from '../src/contract/reads/members.ts';
import * as pages from '../src/contract/reads/pages.ts';
import * as profile from '../src/contract/reads/profile.ts';
import * as programs from '../src/contract/reads/programs.ts';
import * as registeredSessions from '../src/contract/reads/registered-sessions.ts';
import * as registrations from '../src/contract/reads/registrations.ts';
import * as sessions from '../src/contract/reads/sessions.ts';

const readers: Record<string, Record<string, unknown>> = {
  auth,
  blog,
  engagement,
  members,
  pages,
  profile,
  programs,
  'registered-sessions': registeredSessions,
  registrations,
  sessions,
};

function readerName(reads: unknown): { file: string; name: string } {
  for (const [file, exported] of Object.entries(readers)) {
    const name = Object.keys(exported).find((key) => exported[key] === reads);
    if (name !== undefined) return { file, name };
  }
  throw new Error('A reader of the contract is not exported from contract/reads.');
}

function row(call: Endpoint): string {
  const parts = [`method: '${call.method}'`, `path: '${call.path}'`, `access: '${call.access}'`];
  if (call.bodyKind !== undefined) parts.push(`body: '${call.bodyKind}'`);
  if (typeof call.reply === 'string') parts.push(`reply: '${call.reply}'`);
  if (call.idempotent === true) parts.push('idempotent: true');
  if (call.reads !== undefined) parts.push(`reads: ${readerName(call.reads).name}`);
  return `{ ${parts.join(', ')} }`;
}

/** The contract without its schemas: what a browser needs to make the calls. */
export function wireTableSource(): string {
  const imports = new Map<string, Set<string>>();
  const nouns = Object.entries(contract as Record<string, Record<string, Endpoint>>).map(([noun, calls]) => {
    const rows = Object.entries(calls).map(([name, call]) => {
      if (call.reads !== undefined) {
        const reader = readerName(call.reads);
        imports.set(reader.file, (imports.get(reader.file) ?? new Set()).add(reader.name));
      }
      return `    ${name}: ${row(call)},`;
    });
    return `  ${noun}: {\n${rows.join('\n')}\n  },`;
  });
  const importLines = [...imports].map(
    ([file, names]) =>
      `// prettier-ignore\nimport { ${[...names].sort().join(', ')} } from '../contract/reads/${file}.ts';`,
  );
  return [
    '// Written by `pnpm run wire-table` from the contract; do not edit.',
    ...importLines,
    "import type { Row } from '../http/perform.ts';",
    '',
    '/** The contract without its schemas, so that a browser makes every call without loading zod. */',
    '// prettier-ignore',
    'export const wireTable: Readonly<Record<string, Readonly<Record<string, Row>>>> = {',
    ...nouns,
    '};',
    '',
  ].join('\n');
}
