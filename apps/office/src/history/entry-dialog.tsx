import type { AuditEntry } from '@detroit-well/api-client';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { paths } from '@detroit-well/config/paths';
import { Modal } from '@detroit-well/ui/components/modal';
import { actionText, changesOf, fieldText } from './entry-text.ts';
import { TargetLink } from './target-link.tsx';

export interface EntryDialogProps {
  readonly entry: AuditEntry | undefined;
  readonly onClose: () => void;
}

/** One entry of the audit log with all its facts. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  return (
    <Modal open={entry !== undefined} onClose={onClose} title={entry ? actionText(entry) : ''} size="wide">
      {entry ? <Entry entry={entry} /> : null}
    </Modal>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, target, person_id: personId, names, reason, request_id } = entry;
  const person = personId === null ? undefined : names[`person:${personId}`];
  const changes = changesOf(entry);
  return (
    <div className="record">
      <dl className="facts">
        <dt>When</dt>
        <dd>{`${formatLongDate(at)}, ${formatTime(at)}`}</dd>
        <dt>Who</dt>
        <dd>{actor?.name ?? 'The server'}</dd>
        <dt>On</dt>
        <dd>
          <TargetLink entry={entry} />
        </dd>
        {personId === null || person === undefined || target === `person:${personId}` ? null : (
          <>
            <dt>For</dt>
            <dd>
              <a href={paths.office.person(personId)}>{person}</a>
            </dd>
          </>
        )}
        {reason === null ? null : (
          <>
            <dt>Reason</dt>
            <dd>{reason}</dd>
          </>
        )}
        <dt>Record</dt>
        <dd>
          <a href={paths.office.audit({ target })}>{target}</a>
        </dd>
        <dt>Request</dt>
        <dd>{request_id}</dd>
      </dl>
      {changes.length === 0 ? null : (
        <table className="change">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{fieldText(name)}</th>
                <td>{before ?? 'did not exist'}</td>
                <td>{after ?? 'no longer exists'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
