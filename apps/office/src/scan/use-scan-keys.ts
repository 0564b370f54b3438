import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * A scanner is a keyboard: what it types goes into the field wherever the focus is, and does nothing else. Without it, a code would
 * run the shortcuts of its letters. Escape closes.
 */
export function useScanKeys(field: RefObject<HTMLInputElement | null>, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyped = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key === 'Escape' && (!isTyped || event.target === field.current)) return onClose();
    if (isTyped || event.key.length !== 1 || event.key === ' ') return;
    event.stopPropagation();
    field.current?.focus();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
