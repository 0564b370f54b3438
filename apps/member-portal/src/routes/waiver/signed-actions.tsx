import { paths } from '@detroit-well/config/paths';
import { studioDay } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { DownloadIcon } from '@detroit-well/ui/icons';
import { useState } from 'react';
import { client } from '../../api.ts';
import { saveFile } from '../../save-file.ts';

/** Actions after signing: read the waiver again, and download a copy. */
export function SignedActions({ reviewing, onReview }: { reviewing: boolean; onReview: () => void }) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  const download = async (): Promise<void> => {
    setPending(true);
    setFailed(false);
    try {
      saveFile(await client.waiver.download(), `waiver-${studioDay(new Date())}.pdf`);
    } catch (error) {
      // SPEC-B 8.7 only logs this failure; the screen also tells the member, who waits for a file.
      console.error('The waiver could not be downloaded.', error);
      setFailed(true);
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="row">
      <ButtonLink variant="signal" slash href={`${paths.dashboard.home()}#register`}>
        Register for sessions
      </ButtonLink>
      <Button variant="line" aria-expanded={reviewing} onClick={onReview}>
        Review Waiver
      </Button>
      <Button variant="line" busy={pending} busyLabel="Loading..." onClick={() => void download()}>
        <DownloadIcon /> Download Copy
      </Button>
      {failed ? (
        <FieldError id="download-problem">The copy could not be loaded. Please try again.</FieldError>
      ) : null}
    </div>
  );
}
