import type { Meta } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

export default { title: 'Words/Progress bar' } satisfies Meta;

export const Some = () => (
  <div style={{ maxWidth: 560 }}>
    <ProgressBar value={62} label="Reading progress" />
  </div>
);
