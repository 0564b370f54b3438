import type { WaiverChange } from '@detroit-well/api-client/contract';
import { diffArrays } from 'diff';
import type { Db } from '../../platform/database/database.ts';
import { htmlBlocks } from '../../platform/pdf/html-blocks.ts';
import { lastAcceptance } from './acceptances.ts';
import { waiverVersion, type WaiverVersion } from './versions.ts';

/** A paragraph of the waiver, and the heading above it; empty above the first. */
type Paragraph = Pick<WaiverChange, 'heading' | 'text'>;
type Text = Pick<WaiverVersion, 'title' | 'bodyHtml' | 'rules'>;

/** What is new in the waiver for a person who signed an earlier version; nothing for who never signed, or signed this one. */
export async function changesSinceSigned(
  db: Db,
  userId: string,
  current: WaiverVersion,
): Promise<WaiverChange[]> {
  const last = await lastAcceptance(db, userId);
  if (last === undefined || last.version === current.version) return [];
  const signed = await waiverVersion(db, last.version, current.publishedAt);
  return signed === undefined ? [] : waiverChanges(signed, current);
}

/** The paragraphs that differ, in the order of the new text. One that stands elsewhere is left out and new. */
export function waiverChanges(before: Text, after: Text): WaiverChange[] {
  const changes: WaiverChange[] = [];
  let gone: Paragraph[] = [];
  const leave = (): void => {
    changes.push(...gone.map((one) => ({ kind: 'left_out' as const, ...one, before: null })));
    gone = [];
  };
  const parts = diffArrays(paragraphsOf(before), paragraphsOf(after), { comparator: isSame });
  for (const { value, added, removed } of parts) {
    if (removed) gone = value;
    else if (added) changes.push(...value.map(changeOf));
    if (!removed) leave();
  }
  leave();
  return changes;

  /** A new paragraph in the place of one below the same heading changes it. */
  function changeOf(paragraph: Paragraph): WaiverChange {
    const index = gone.findIndex((one) => one.heading === paragraph.heading || one.text === paragraph.text);
    if (index === -1) return { kind: 'new', ...paragraph, before: null };
    const [changed] = gone.splice(index, 1);
    return { kind: 'changed', ...paragraph, before: changed?.text ?? null };
  }
}

const isSame = (one: Paragraph, other: Paragraph): boolean =>
  one.heading === other.heading && one.text === other.text;

function paragraphsOf({ title, bodyHtml, rules }: Text): Paragraph[] {
  let heading = '';
  const body = htmlBlocks(bodyHtml).flatMap(({ kind, runs }) => {
    const text = runs.map((run) => run.text).join('');
    if (kind !== 'heading') return [{ heading, text }];
    heading = text;
    return [];
  });
  return [
    { heading: title, text: '' },
    ...body,
    ...rules.map((rule) => ({ heading: rule.title, text: rule.content })),
  ];
}
