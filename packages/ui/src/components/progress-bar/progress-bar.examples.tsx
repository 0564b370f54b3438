import type { Meta } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

export default { title: 'Words/Progress bar', component: ProgressBar } satisfies Meta;

export const Some = () => (
  <div style={{ maxWidth: 560 }}>
    <ProgressBar value={62} label="Reading progress" />
  </div>
);
export const Ends = () => (
  <div style={{ display: 'grid', gap: 24, maxWidth: 560 }}>
    <ProgressBar value={0} label="Nothing read" />
    <ProgressBar value={100} label="Everything read" />
  </div>
);
export const WithoutTrack = () => (
  <div style={{ maxWidth: 560 }}>
    <ProgressBar value={62} track={false} />
  </div>
);
