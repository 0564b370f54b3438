import type { AuditEntry } from '@detroit-well/api-client';
import { targetOf } from './target.ts';

/** The record of an entry as a link with its name, and what it is. */
export function TargetLink({ entry }: { entry: AuditEntry }) {
  const { kind, name, href } = targetOf(entry);
  if (name === undefined) return <span>{kind}</span>;
  return (
    <>
      {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
      <small>{kind}</small>
    </>
  );
}
