import type { Meta } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { title: 'Words/Visually hidden', component: VisuallyHidden } satisfies Meta;

export const NounOfACount = () => (
  <p className="d3">
    128<VisuallyHidden> likes</VisuallyHidden>
  </p>
);
