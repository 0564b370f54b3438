import { useEffect, useEffectEvent, useRef } from 'react';

/** Nobody types this fast. Milliseconds between two keys. */
const burstMs = 50;
/** A code is longer than anything that people press by accident. */
const leastLength = 20;

/** Whether a text could be the code of a pass: a scanner may type it into a field for names. */
export const looksLikeCode = (text: string): boolean => /^[A-Z2-7]{26}$/.test(text.trim());

/** A key that a code can have. Nothing but a shortcut is lost if it comes a moment later. */
const isOfCode = ({ key }: KeyboardEvent): boolean => /^[a-z\d]$/i.test(key);

/** Keys that wait until it is known whether a scanner types them. */
interface Burst {
  keys: KeyboardEvent[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Hears a scanner while no field has the focus. A letter waits until none follows as fast as a scanner types; then a person pressed
 * it, and it does what it would have done at once.
 */
export function useScanBurst(isOn: boolean, onCode: (code: string) => void): void {
  const burst = useRef<Burst>({ keys: [], timer: undefined });
  const press = useEffectEvent((event: KeyboardEvent): void => {
    // A key that is held down moves through the rows; the second time, a key was heard before.
    if (event.repeat || heard.has(event)) return;
    const { keys } = burst.current;
    const isTyped = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    const isElsewhere = isTyped || document.querySelector('dialog[open]') !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return release(burst.current);
    if (event.key === 'Enter' && keys.length >= leastLength) {
      halt(event);
      event.preventDefault();
      clearTimeout(burst.current.timer);
      burst.current.keys = [];
      onCode(keys.map(({ key }) => key).join(''));
    } else if (isOfCode(event)) {
      halt(event);
      keys.push(event);
      clearTimeout(burst.current.timer);
      burst.current.timer = setTimeout(() => release(burst.current), burstMs);
    } else if (event.key.length === 1 || event.key === 'Enter') release(burst.current);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [isOn]);
}

const halt = (event: KeyboardEvent): void => event.stopImmediatePropagation();

/** Keys that go on after they waited. */
const heard = new WeakSet<KeyboardEvent>();

/** Lets keys go on that a person pressed. A code without its end is no shortcut. */
async function goOn(burst: Burst): Promise<void> {
  clearTimeout(burst.timer);
  const { keys } = burst;
  burst.keys = [];
  if (keys.length >= leastLength) return;
  for (const { key, code, shiftKey } of keys) {
    const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    heard.add(again);
    (document.activeElement ?? document.body).dispatchEvent(again);
    // The next one finds what this one did, such as the row that it moved to.
    await Promise.resolve();
  }
}

const release = (burst: Burst): void => void goOn(burst);
