import type { PreviewLink } from '@detroit-well/api-client';
import { formatShortDate, formatTime } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

interface ShareDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Makes a link that shows the newest revision to whoever has it. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const [link, setLink] = useState<PreviewLink>();
  const make = useChange({
    send: (post: string) => client.office.posts.previewLink({ params: { id: post } }),
    onDone: setLink,
  });
  return (
    <Modal
      open
      title="Share a preview"
      locked={make.isPending}
      onClose={onClose}
      footer={
        link ? (
          <>
            <Button variant="ink" onClick={() => copy(link.url)}>
              Copy
            </Button>
            <ButtonLink variant="line" href={link.url} target="_blank" rel="noreferrer">
              Open
            </ButtonLink>
          </>
        ) : (
          <Button
            variant="signal"
            busy={make.isPending}
            busyLabel="Making..."
            onClick={() => make.mutate(id)}
          >
            Make a link
          </Button>
        )
      }
    >
      <div className="record">
        {make.error ? <FailureFlash message={problemText(make.error)} /> : null}
        {link ? (
          <>
            <TextField label="Address of the preview" readOnly value={link.url} />
            <p role="status">
              {`Whoever has it can read this revision, until ${formatShortDate(link.expires_at)}, ${formatTime(link.expires_at)}.`}
            </p>
          </>
        ) : (
          <p>
            Whoever has the link can read the post as it is now, without a sign-in, for 24 hours. Later
            changes need a new link.
          </p>
        )}
      </div>
    </Modal>
  );
}

function copy(url: string): void {
  navigator.clipboard.writeText(url).then(
    () => showToast({ tone: 'ok', title: 'The address of the preview was copied.' }),
    () => showToast({ tone: 'bad', title: 'It could not be copied. Mark the address of the preview.' }),
  );
}
