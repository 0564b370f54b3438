import { constants } from '@detroit-well/config/constants';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { imageFileField, imageTypes } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import { useEffect, useMemo, useRef } from 'react';

export interface PictureFieldProps {
  readonly name: string;
  /** Address of the picture there is. */
  readonly stored: string | null;
  /** Chosen and not yet saved. */
  readonly chosen: File | null;
  readonly problem: string | null;
  /** A file that may be sent, or null with what is wrong about it. */
  readonly onChoose: (file: File | null, problem: string | null) => void;
}

const { previewPx, maxKilobytes } = constants.imageUpload;

/** The picture: chosen, checked, previewed; sent with the form. */
export function PictureField({ name, stored, chosen, problem, onChoose }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const preview = useMemo(() => (chosen ? URL.createObjectURL(chosen) : null), [chosen]);
  // The browser keeps the file in memory until its address is given back.
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const checked = imageFileField.safeParse(file);
    if (!checked.success)
      return onChoose(null, checked.error.issues[0]?.message ?? messages.imageTypeInvalid);
    const readable = await createImageBitmap(file).then(
      (bitmap) => (bitmap.close(), true),
      () => false,
    );
    onChoose(readable ? file : null, readable ? null : messages.previewFailed);
  };

  return (
    <aside className="card" aria-labelledby="picture">
      <h2 className="h4" id="picture">
        Picture
      </h2>
      <Avatar name={name} src={preview ?? stored} size={previewPx} />
      <input
        ref={input}
        id="picture-file"
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Picture file"
        accept={imageTypes.join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button variant="line" size="sm" onClick={() => input.current?.click()}>
        Choose a picture
      </Button>
      {problem ? <FieldError id="picture-problem">{problem}</FieldError> : null}
      <p className="sm muted">
        {chosen ? 'Save to keep it.' : `JPEG, PNG or WebP, at most ${maxKilobytes / 1024} MB.`}
      </p>
    </aside>
  );
}
