import { useState } from 'react';
import type { HumanCheck, HumanCheckState } from '@detroit-well/booking/human-check';

/** Replaces the human check: a press passes it immediately. */
export function useHumanCheck(): HumanCheck {
  const [state, setState] = useState<HumanCheckState>('idle');
  const token = (): Promise<string> => {
    setState('done');
    return Promise.resolve('token');
  };
  const start = (): void => void token();
  return { state, widget: undefined, help: null, start, touch: start, token, reset: () => setState('idle') };
}
