import type { Meta } from '@storybook/react-vite';
import { OfflineBar } from './offline-bar.tsx';

export default { title: 'Patterns/Offline bar', component: OfflineBar } satisfies Meta;

const nothing = () => undefined;

export const Offline = () => <OfflineBar asOf="5:04 PM EDT" trying={false} onTry={nothing} />;
export const Trying = () => <OfflineBar asOf="5:04 PM EDT" trying onTry={nothing} />;
