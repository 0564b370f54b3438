import type { OfficePost, OfficePostEntry } from '@detroit-well/api-client';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Status, type StatusProps } from '@detroit-well/ui/components/status';

type StateFields = Pick<
  OfficePost,
  'status' | 'version' | 'published_version' | 'scheduled_version' | 'scheduled_at' | 'published_at'
>;

/** Whether the newest revision differs from the one that is on the site. */
export const isChangedSince = ({ version, published_version: shown }: StateFields): boolean =>
  shown !== null && shown !== version;

const checksText = (count: number): string => (count === 1 ? '1 check open' : `${count} checks open`);

/** `problems`: how many checks keep it from being published. */
function writtenState(written: StateFields, problems: number): { tone: StatusProps['tone']; text: string } {
  switch (written.status) {
    case 'scheduled':
      return { tone: 'wait', text: 'Scheduled' };
    case 'published':
      return { tone: 'ok', text: isChangedSince(written) ? 'Published, changed' : 'Published' };
    case 'unpublished':
      return { tone: 'plain', text: 'Unpublished' };
    default:
      return problems > 0
        ? { tone: 'bad', text: `Draft, ${checksText(problems)}` }
        : { tone: 'plain', text: 'Draft' };
  }
}

interface WrittenStateProps {
  readonly written: StateFields;
  readonly problems: number;
}

/** Whether a text is on the site, and when it goes there. */
export function WrittenState({ written, problems }: WrittenStateProps) {
  const { tone, text } = writtenState(written, problems);
  const { status, scheduled_at: at } = written;
  return (
    <>
      <Status tone={tone}>{text}</Status>
      {status === 'scheduled' && at !== null ? (
        <small>{`Goes out ${formatMediumDate(at)}, ${formatTime(at)}`}</small>
      ) : null}
    </>
  );
}

/** The day of a text in a list: when it went out, goes out, or was changed. */
export function writtenDay({
  status,
  published_at: out,
  scheduled_at: goes,
  changed_at: changed,
}: Pick<OfficePostEntry, 'status' | 'published_at' | 'scheduled_at' | 'changed_at'>) {
  if (status === 'scheduled' && goes !== null) return formatMediumDate(goes);
  if (status === 'published' && out !== null) return formatMediumDate(out);
  return `Edited ${formatMediumDate(changed)}`;
}
