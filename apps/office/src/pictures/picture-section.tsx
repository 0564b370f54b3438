import { isApiError, type OfficePicture, type OfficePictureParams } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { FieldError } from '@detroit-well/ui/components/field';
import { TextField } from '@detroit-well/ui/components/text-field';
import { requiredText } from '@detroit-well/validation/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PictureOfProps } from '../catalogue/kind.ts';
import { FormSection } from '../forms/form-section.tsx';
import { useChange } from '../forms/use-change.ts';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { PictureDrop } from './picture-drop.tsx';
import { useChosenFile } from './use-chosen-file.ts';

interface Pictured {
  readonly id: string;
  readonly picture: OfficePicture | null;
}

/** How the picture of a kind of records looks, and its calls. */
interface PictureKind<Entry> {
  /** Names its queries, such as `sessions`. */
  readonly many: string;
  readonly shape: 'wide' | 'upright';
  /** Where people see it. */
  readonly hint: string;
  readonly set: (id: string, body: OfficePictureParams, idempotencyKey: string) => PromiseLike<Entry>;
  readonly remove: (id: string) => PromiseLike<Entry>;
}

interface PictureSectionProps<Entry extends Pictured> extends PictureOfProps<Entry> {
  readonly kind: PictureKind<Entry>;
}

const textLabel = 'Alternative text';

/** The picture of a record, which is saved by itself. What was chosen and typed stays after a failure. */
export function PictureSection<Entry extends Pictured>({
  entry,
  kind: { many, shape, hint, set, remove },
  onUnsaved,
}: PictureSectionProps<Entry>) {
  const { id, picture } = entry;
  const stored = picture?.alt ?? '';
  const queries = useQueryClient();
  const file = useChosenFile();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ image?: string | undefined; alt?: string | undefined }>({});
  const [removing, setRemoving] = useState(false);
  const alt = typed ?? stored;
  const unsaved = file.chosen !== null || alt.trim() !== stored;
  const tell = useEffectEvent((now: boolean): void => onUnsaved(now));
  useEffect(() => tell(unsaved), [unsaved]);

  const reset = (): void => {
    file.drop();
    setTyped(null);
    setWrong({});
  };
  const show = (saved: Entry, title: string): void => {
    queries.setQueryData(['office', many, id], saved);
    reset();
    showToast({ tone: 'ok', title });
  };
  const saving = useChange({
    send: ({ image, alt: text }: { image: File | undefined; of: string | undefined; alt: string }, key) =>
      set(id, { alt: text, ...(image && { image }) }, key),
    onDone: (saved) => show(saved, 'The picture was saved.'),
  });
  const taking = useChange({
    send: (of: string) => remove(of),
    onDone: (saved) => {
      setRemoving(false);
      show(saved, 'The picture was removed.');
    },
  });

  const save = (): void => {
    const text = alt.trim();
    if (text === '') {
      setWrong({ alt: requiredText(textLabel) });
      return;
    }
    setWrong({});
    const { chosen } = file;
    saving.mutate(
      // A file has no text of its own, by which the change is recognized after an unknown outcome.
      { image: chosen?.file, of: chosen?.url, alt: text },
      {
        onError: (error) => {
          const fields = isApiError(error) ? error.fieldErrors : {};
          setWrong({ image: fields['image']?.[0], alt: fields['alt']?.[0] });
        },
      },
    );
  };
  const choose = (chosen: File): void => {
    const problem = file.choose(chosen);
    setWrong({ image: problem });
  };

  const failure = saving.error && !wrong.image && !wrong.alt ? problemText(saving.error) : undefined;
  return (
    <FormSection title="Picture" hint={hint}>
      <div data-full className="picture-section">
        <PictureDrop
          shape={shape}
          src={file.chosen?.url ?? null}
          stored={picture}
          busy={saving.isPending}
          error={wrong.image}
          onChoose={choose}
          onRemove={picture && !file.chosen ? () => setRemoving(true) : undefined}
        />
        {picture || file.chosen ? (
          <TextField
            label={textLabel}
            hint="Read to people who do not see the picture."
            autoComplete="off"
            maxLength={200}
            value={alt}
            error={wrong.alt}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(({ image }) => ({ image }));
            }}
          />
        ) : null}
        <div aria-live="polite">
          {failure ? <FieldError id={`picture-${id}-error`}>{failure}</FieldError> : null}
        </div>
        {unsaved ? (
          <div className="acts">
            <Button size="xs" busy={saving.isPending} busyLabel="Saving..." onClick={save}>
              Save picture
            </Button>
            {saving.isPending ? (
              <span className="muted" role="status">
                Do not leave this page yet.
              </span>
            ) : (
              <Button size="xs" variant="line" onClick={reset}>
                Discard
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        open={removing}
        title="Remove the picture?"
        confirmLabel="Remove picture"
        cancelLabel="Keep picture"
        busy={taking.isPending}
        busyLabel="Removing..."
        error={taking.error ? problemText(taking.error) : undefined}
        onConfirm={() => taking.mutate(id)}
        onClose={() => {
          taking.reset();
          setRemoving(false);
        }}
      >
        The site shows a drawing in its place.
      </ConfirmDialog>
    </FormSection>
  );
}
