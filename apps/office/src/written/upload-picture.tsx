import { isApiError, type OfficeMediaPicture } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { imageTypes } from '@detroit-well/validation';
import { messages, requiredText } from '@detroit-well/validation/messages';
import { useEffect, useRef, useState } from 'react';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { problemText } from '../outcomes/problem.ts';
import { useChosenFile } from '../pictures/use-chosen-file.ts';
import { altHint, altLabel } from './picture-value.ts';

interface UploadPictureProps {
  readonly onUploaded: (picture: OfficeMediaPicture) => void;
  readonly onCancel: () => void;
}

const altChars = 300;

/** Uploads a picture with its alternative text. What was chosen and typed stays after a failure. */
export function UploadPicture({ onUploaded, onCancel }: UploadPictureProps) {
  const file = useChosenFile();
  const box = useRef<HTMLDivElement>(null);
  const [alt, setAlt] = useState('');
  const [wrong, setWrong] = useState<{ file?: string | undefined; alt?: string | undefined }>({});
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const upload = useChange({
    // A file has no text of its own, by which the upload is recognized after an unknown outcome.
    send: (body: { readonly file: File; readonly of: string; readonly alt: string }, idempotencyKey) =>
      client.office.media.upload({ body: { file: body.file, alt: body.alt } }, { idempotencyKey }),
    onDone: onUploaded,
  });
  const send = (): void => {
    const { chosen } = file;
    const text = alt.trim();
    const problems = {
      file: chosen === null ? 'Choose a picture first.' : undefined,
      alt: text === '' ? requiredText(altLabel) : undefined,
    };
    setWrong(problems);
    if (chosen === null || text === '' || upload.isPending) return;
    upload.mutate(
      { file: chosen.file, of: chosen.url, alt: text },
      {
        onError: (error) => {
          const fields = isApiError(error) ? error.fieldErrors : {};
          setWrong({ file: fields['file']?.[0], alt: fields['alt']?.[0] });
        },
      },
    );
  };
  const failure = upload.error && !wrong.file && !wrong.alt ? problemText(upload.error) : undefined;
  return (
    <div className="post-upload" ref={box}>
      <TextField
        label="Picture file"
        type="file"
        accept={imageTypes.join(',')}
        hint={messages.imageRules}
        error={wrong.file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) setWrong({ ...wrong, file: file.choose(chosen) });
        }}
      />
      {file.chosen ? <img src={file.chosen.url} alt={file.chosen.file.name} /> : null}
      <TextField
        label={altLabel}
        hint={altHint}
        autoComplete="off"
        maxLength={altChars}
        value={alt}
        error={wrong.alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          // Enter would send the form around it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
      />
      <div aria-live="polite">{failure ? <p className="field-error">{failure}</p> : null}</div>
      <div className="acts">
        <Button size="xs" busy={upload.isPending} busyLabel="Uploading..." onClick={send}>
          Upload
        </Button>
        <Button size="xs" variant="line" disabled={upload.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
