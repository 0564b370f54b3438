import type { Meta } from '@storybook/react-vite';
import { ListWaiting } from './list-waiting.tsx';

export default { title: 'Patterns/List waiting', component: ListWaiting } satisfies Meta;

export const Loading = () => <ListWaiting phase="loading" seconds={3} limit={25} />;
export const Slow = () => <ListWaiting phase="slow" seconds={12} limit={25} />;
export const AlmostOver = () => <ListWaiting phase="almost-over" seconds={21} limit={25} />;
