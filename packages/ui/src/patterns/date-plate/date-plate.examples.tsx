import type { Meta } from '@storybook/react-vite';
import { DatePlate } from './date-plate.tsx';

export default { title: 'Patterns/Date plate', component: DatePlate } satisfies Meta;

export const Plate = () => <DatePlate day="14" lines={['Saturday', 'March']} label="Saturday, March 14" />;
export const WithoutLabel = () => <DatePlate day="3" lines={['Tue', 'Mar']} />;
