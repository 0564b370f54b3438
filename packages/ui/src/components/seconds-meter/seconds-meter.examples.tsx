import type { Meta } from '@storybook/react-vite';
import { SecondsMeter } from './seconds-meter.tsx';

export default { title: 'Words/Seconds meter', component: SecondsMeter } satisfies Meta;

export const Begun = () => <SecondsMeter total={25} gone={3} />;
export const Late = () => <SecondsMeter total={25} gone={21} late />;
export const Over = () => <SecondsMeter total={25} gone={25} late />;
