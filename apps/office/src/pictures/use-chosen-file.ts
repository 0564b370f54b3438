import { imageFileField } from '@detroit-well/validation';
import { useEffect, useState } from 'react';

interface ChosenFile {
  readonly file: File;
  /** Shows it; unique for each choice. */
  readonly url: string;
}

/** A picture that was chosen and not sent yet. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useEffect(() => {
    if (chosen === null) return undefined;
    return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);
  /** Returns what is wrong with the file, which is then not taken. */
  const choose = (file: File): string | undefined => {
    const { error } = imageFileField.safeParse({ type: file.type, size: file.size });
    if (error) return error.issues[0]?.message;
    setChosen({ file, url: URL.createObjectURL(file) });
    return undefined;
  };
  return { chosen, choose, drop: () => setChosen(null) };
}
