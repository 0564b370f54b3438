import { centeredCrop } from '@detroit-well/ui/crop-geometry';
import type { Crop } from '@detroit-well/ui/crop-geometry';
import { imageFileField } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import { useState } from 'react';
import { cropPicture, openPicture } from './picture-file.ts';
import type { OpenedPicture } from './picture-file.ts';
import { useRevoke } from './use-revoke.ts';

interface CropDraft {
  readonly opened: OpenedPicture;
  readonly crop: Crop;
  /** Object URL of the whole picture. */
  readonly url: string;
}

interface ChosenPicture {
  readonly opened: OpenedPicture;
  readonly crop: Crop;
  /** The file to upload: the part inside the ring. */
  readonly cut: File;
  /** Object URL of the cropped part. */
  readonly url: string;
}

/** The state of a new picture, from the chosen file through the crop to the file to upload. It sends nothing. */
export function usePicture() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [draft, setDraft] = useState<CropDraft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useRevoke(chosen?.url);
  useRevoke(draft?.url);

  const startCrop = (opened: OpenedPicture, crop: Crop): void =>
    setDraft({ opened, crop, url: URL.createObjectURL(opened.file) });

  return {
    chosen,
    /** The crop step is open while this is set. */
    draft,
    problem,
    setProblem,
    choose: async (file: File): Promise<void> => {
      const checked = imageFileField.safeParse(file);
      if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? messages.imageTypeInvalid);
      try {
        const opened = await openPicture(file);
        startCrop(opened, centeredCrop(opened.size));
        setProblem(null);
      } catch {
        setProblem(messages.previewFailed);
      }
    },
    cropAgain: (): void => {
      if (chosen) startCrop(chosen.opened, chosen.crop);
    },
    changeCrop: (crop: Crop): void => setDraft((old) => old && { ...old, crop }),
    cancelCrop: (): void => setDraft(null),
    acceptCrop: async (): Promise<void> => {
      if (!draft) return;
      const { opened, crop } = draft;
      try {
        const cut = await cropPicture(opened, crop);
        setChosen({ opened, crop, cut, url: URL.createObjectURL(cut) });
      } catch {
        setProblem(messages.previewFailed);
      }
      setDraft(null);
    },
    remove: (): void => {
      setChosen(null);
      setProblem(null);
    },
  };
}

export type Picture = ReturnType<typeof usePicture>;
