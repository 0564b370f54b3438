import type { OfficeMediaPicture } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { fieldIdOf, FormId } from '@detroit-well/ui/form/field-id';
import { lazy, Suspense, use, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { PictureValue } from './picture-value.ts';
import { UploadPicture } from './upload-picture.tsx';

const ChoosePicture = lazy(async () => ({ default: (await import('./choose-picture.tsx')).ChoosePicture }));

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  /** What is there without a picture. */
  readonly without: string;
  readonly canRemove?: boolean;
  /** Gets the alternative text of a new picture. */
  readonly onAlt?: (alt: string) => void;
}

/** A picture of a text: uploaded, or one that was uploaded before. */
export function PictureField({ name, label, without, canRemove = false, onAlt }: PictureFieldProps) {
  const { field, fieldState } = useController<Record<string, PictureValue | null | undefined>>({ name });
  const [isUploading, setUploading] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const heading = useId();
  const picture = field.value ?? null;
  const id = fieldIdOf(use(FormId), name);
  const error = fieldState.error?.message ?? messageIn(fieldState.error);
  const take = ({ url, alt, width, height }: OfficeMediaPicture): void => {
    field.onChange({ url, alt, width, height });
    onAlt?.(alt);
    setUploading(false);
    setChoosing(false);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <div className="post-picture" role="group" aria-labelledby={heading}>
      <p className="post-picture__label" id={heading}>
        {label}
      </p>
      {picture === null ? <p className="muted">{without}</p> : <Shown key={picture.url} picture={picture} />}
      <div className="acts">
        <Button
          id={id}
          size="xs"
          variant="line"
          aria-expanded={isUploading}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setUploading(!isUploading)}
        >
          Upload a picture
        </Button>
        <Button size="xs" variant="line" onClick={() => setChoosing(true)}>
          Choose an earlier one
        </Button>
        {picture !== null && canRemove ? (
          <Button size="xs" variant="quiet" onClick={() => field.onChange(null)}>
            Remove the picture
          </Button>
        ) : null}
      </div>
      <div aria-live="polite">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
      {isUploading ? <UploadPicture onUploaded={take} onCancel={() => setUploading(false)} /> : null}
      {isChoosing ? (
        <Suspense>
          <ChoosePicture onChoose={take} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The message about a part of the picture, such as its address. */
function messageIn(error: object | undefined): string | undefined {
  const parts = Object.values(error ?? {}) as ({ readonly message?: unknown } | undefined)[];
  const message = parts.map((part) => part?.message).find((one) => typeof one === 'string');
  return typeof message === 'string' ? message : undefined;
}

/** The picture, or its address where it cannot be shown. */
function Shown({ picture: { url, alt } }: { readonly picture: PictureValue }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <p className="muted">{`The picture at ${url}`}</p>
  ) : (
    <img src={url} alt={alt || 'The chosen picture'} onError={() => setBroken(true)} />
  );
}
