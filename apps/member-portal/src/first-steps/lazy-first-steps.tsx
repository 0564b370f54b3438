import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { FirstStepsProps } from './first-steps.tsx';

/** Only new members load it. When its file fails to load, the screen does without it. */
export const LazyFirstSteps = lazy((): Promise<{ default: ComponentType<FirstStepsProps> }> =>
  import('./first-steps.tsx').then(
    ({ FirstSteps }) => ({ default: FirstSteps }),
    () => ({ default: () => null }),
  ),
);
