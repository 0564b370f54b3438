import { useEffect } from 'react';

/** Revokes an object URL when it is replaced and when the component unmounts. */
export function useRevoke(url: string | undefined): void {
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
}
