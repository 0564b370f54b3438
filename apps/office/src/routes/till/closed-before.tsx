import type { TillClosing } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatTime } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { exactDollars } from '../../format/dollars.ts';

interface ClosedBeforeProps {
  /** The one that came first. */
  readonly closing: TillClosing;
  readonly counted: string;
  readonly note: string;
  readonly onClose: () => void;
}

/** Two people counted the same till: shows the closing that came first beside the count that was not used. */
export function ClosedBefore({ closing, counted, note, onClose }: ClosedBeforeProps) {
  const { id, closed_by: by, closed_at: at } = closing;
  return (
    <Modal
      open
      onClose={onClose}
      title={`${by.name} closed this till`}
      footer={
        <>
          <ButtonLink size="sm" variant="signal" slash href={paths.office.closing(id)}>
            Open that closing
          </ButtonLink>
          <Button size="sm" variant="line" onClick={onClose}>
            Count the new till
          </Button>
        </>
      }
    >
      <p>{`${by.name} closed it at ${formatTime(at)}, before you. Your count was not used; your note stays here.`}</p>
      <table className="table dense">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What</span>
            </th>
            <th scope="col" data-number>
              {by.name}
            </th>
            <th scope="col" data-number>
              You
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Counted</th>
            <td data-number>{exactDollars(closing.counted_cash)}</td>
            <td data-number>{exactDollars(counted)}</td>
          </tr>
          <tr>
            <th scope="row">Note</th>
            <td data-number>{closing.note || 'None'}</td>
            <td data-number>{note.trim() || 'None'}</td>
          </tr>
        </tbody>
      </table>
    </Modal>
  );
}
