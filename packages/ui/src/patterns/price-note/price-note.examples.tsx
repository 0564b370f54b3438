import type { Meta } from '@storybook/react-vite';
import { PriceNote } from './price-note.tsx';

export default { title: 'Patterns/Price note', component: PriceNote } satisfies Meta;

const help = <p>The price for members. It applies while a membership is active on the first day.</p>;

export const Course = () => (
  <PriceNote buys="6 Saturdays, Nov 28 to Jan 2" each="$40 a night" rate="Members $180" help={help} />
);
export const OneNight = () => <PriceNote buys="One night, 2 hours" rate="Members $24" />;
export const Free = () => <PriceNote buys="One night, 2 hours" />;
