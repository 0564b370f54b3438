import type { Meta } from '@storybook/react-vite';
import { Nights } from './nights.tsx';

export default { title: 'Patterns/Nights', component: Nights } satisfies Meta;

const starts = ['11-28', '12-05', '12-12', '12-19', '12-26'].map((day) => `2026-${day}T18:30:00-05:00`);
const all = [...starts, '2027-01-02T18:30:00-05:00'];

export const Ahead = () => <Nights label="The dates of the course" starts={all} next={0} />;
export const Running = () => <Nights label="The dates of the course" starts={all} next={2} />;
