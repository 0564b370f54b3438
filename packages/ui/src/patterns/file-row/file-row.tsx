import { Button } from '../../components/button/button.tsx';
import { FieldError } from '../../components/field/field.tsx';
import { DownloadIcon, RefreshIcon } from '../../icons.tsx';
import { useId } from 'react';

export interface FileRowProps {
  readonly title: string;
  /** For example PDF. */
  readonly kind: string;
  /** For example "184 KB". */
  readonly detail: string;
  readonly state: 'idle' | 'busy' | 'failed';
  readonly onDownload: () => void;
}

const texts = { idle: 'Download', busy: 'Downloading...', failed: 'Try Again' } as const;

/**
 * A downloadable file with the state of its download.
 *
 * @do Say the kind and the size before the download.
 * @dont Open a file in place of the page.
 * @accessibility The button is named with the file and its state. A failure is a status linked to the button by
 *   aria-describedby.
 */
export function FileRow({ title, kind, detail, state, onDownload }: FileRowProps) {
  const id = useId();
  const label = state === 'failed' ? `Try Again: ${title}` : `${texts[state].replace('...', '')} ${title}`;
  return (
    <li className="file-row">
      <span data-part="kind" aria-hidden="true">
        {kind}
      </span>
      <span>
        <b>{title}</b>
        <span className="sm muted">{detail}</span>
      </span>
      <Button
        variant="line"
        size="sm"
        aria-label={label}
        aria-describedby={state === 'failed' ? id : undefined}
        busy={state === 'busy'}
        onClick={onDownload}
      >
        {state === 'idle' ? <DownloadIcon /> : null}
        {state === 'failed' ? <RefreshIcon /> : null}
        <span data-part="words">{texts[state]}</span>
      </Button>
      <div role="status" data-part="problem">
        {state === 'failed' ? (
          <FieldError id={id}>Download failed. Check your connection, then try again.</FieldError>
        ) : null}
      </div>
    </li>
  );
}
