import { useEffect, useEffectEvent } from 'react';

/** Tells the screen, which asks once before it is left, whether a form of it has something that is not saved. */
export function useUnsaved(unsaved: boolean, onUnsaved: (unsaved: boolean) => void): void {
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(unsaved);
    return () => tell(false);
  }, [unsaved]);
}
