import type { Meta } from '@storybook/react-vite';
import { SeatMeter } from './seat-meter.tsx';

export default { title: 'Words/Seat meter', component: SeatMeter } satisfies Meta;

export const Available = () => <SeatMeter taken={5} max={16} label="5 of 16 spots taken" />;
export const AlmostFull = () => <SeatMeter taken={14} max={16} tone="hot" label="14 of 16 spots taken" />;
export const Full = () => <SeatMeter taken={16} max={16} label="16 of 16 spots taken" />;
export const Large = () => <SeatMeter taken={11} max={16} size="lg" label="11 of 16 spots taken" />;
export const UnlimitedDrawsNothing = () => <SeatMeter taken={3} max={null} label="unlimited" />;
export const Empty = () => <SeatMeter taken={0} max={16} label="0 of 16 spots taken" />;
export const MostBars = () => <SeatMeter taken={9} max={24} tone="open" label="9 of 24 spots taken" />;
