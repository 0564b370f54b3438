import type { AuditEntry } from '@detroit-well/api-client';
import { officeRecord, recordNouns } from '@detroit-well/api-client/office';
import { paths } from '@detroit-well/config/paths';
import { fieldText } from './entry-text.ts';

const { office } = paths;

/** The pages of records, by the kind of a target. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  ...Object.fromEntries(
    recordNouns.map((noun) => [noun, (id: string) => office.record(officeRecord(noun).many, id)]),
  ),
  person: office.person,
  post: office.post,
  team: () => office.team(),
  invitation: () => office.team(),
};

/** Records that stand on the page of their person. */
const personal = ['registration', 'membership', 'pass', 'payment', 'gift_card'];

interface Target {
  /** What the record is, such as `Gift card`. */
  readonly kind: string;
  /** What it is called; undefined where it has no name. */
  readonly name: string | undefined;
  /** Its page, or that of its person; undefined if it is gone. */
  readonly href: string | undefined;
}

/** The record of an entry. A deleted one has the name that it had. */
export function targetOf({ target, person_id, before, after, names }: AuditEntry): Target {
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  const given = names[target];
  const old = after?.title ?? after?.name ?? before?.title ?? before?.name;
  return {
    kind: fieldText(kind),
    name: given ?? (typeof old === 'string' ? old : undefined),
    href: given === undefined ? undefined : hrefOf(kind, id, person_id),
  };
}

function hrefOf(kind: string, id: string, personId: string | null): string | undefined {
  if (Object.hasOwn(pages, kind)) return pages[kind]?.(id);
  return personId !== null && personal.includes(kind) ? office.person(personId) : undefined;
}
