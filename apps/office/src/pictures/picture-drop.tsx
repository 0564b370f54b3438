import type { OfficePicture } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { imageTypes } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import { useId, useRef, useState, type DragEvent } from 'react';
import { readSettings } from '../settings/settings.ts';

interface PictureDropProps {
  readonly shape: 'wide' | 'upright';
  /** The chosen file; null: the stored picture is shown. */
  readonly src: string | null;
  readonly stored: OfficePicture | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: (() => void) | undefined;
}

/** Shows a picture as pages crop it, and takes another one by its button or dropped on it. */
export function PictureDrop({ shape, src, stored, busy, error, onChoose, onRemove }: PictureDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !busy) onChoose(file);
  };
  const dragged = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault();
    setOver(isOver);
  };
  const shown = src ?? (stored && readSettings().apiUrl + stored.path);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button takes a picture by keyboard
    <div
      className="picture-drop"
      data-shape={shape}
      data-over={over || undefined}
      role="group"
      aria-label="Picture"
      onDragOver={(event) => dragged(event, true)}
      onDragLeave={(event) => dragged(event, false)}
      onDrop={(event) => {
        dragged(event, false);
        take(event.dataTransfer.files);
      }}
    >
      {shown ? (
        <img src={shown} alt={src ? 'The chosen picture' : (stored?.alt ?? '')} />
      ) : (
        <p className="muted">No picture yet. The site shows a drawing.</p>
      )}
      <div>
        <div className="acts">
          <Button
            size="xs"
            variant="line"
            aria-describedby={error ? `${id}-error` : undefined}
            disabledReason={busy ? 'The picture is being saved.' : undefined}
            onClick={() => input.current?.click()}
          >
            {shown ? 'Choose another' : 'Choose a picture'}
          </Button>
          {onRemove ? (
            <Button size="xs" variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          ) : null}
        </div>
        <div aria-live="polite">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
        <p className="muted">{`Or drop it here. ${messages.imageRules}`}</p>
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Picture file"
        accept={imageTypes.join(',')}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
