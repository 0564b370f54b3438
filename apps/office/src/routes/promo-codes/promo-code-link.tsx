import { paths, siteUrl } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { readSettings } from '../../settings/settings.ts';
import { showToast } from '../../overlay/toasts.ts';

/** The address of the sessions in which a code is filled in, to copy. */
export function PromoCodeLink({ code }: { readonly code: string }) {
  const url = `${siteUrl(readSettings().publicSiteUrl, paths.training())}?code=${encodeURIComponent(code)}`;
  return (
    <>
      <TextField label="Link with the code" readOnly value={url} />
      <p>
        <Button size="sm" variant="line" onClick={() => copy(url)}>
          Copy the link
        </Button>
      </p>
    </>
  );
}

function copy(url: string): void {
  navigator.clipboard.writeText(url).then(
    () => showToast({ tone: 'ok', title: 'The link with the code was copied.' }),
    () => showToast({ tone: 'bad', title: 'Copying failed. Mark the link instead.' }),
  );
}
