import type { Meta } from '@storybook/react-vite';
import { MapPlate } from './map-plate.tsx';

export default { title: 'Patterns/Map plate', component: MapPlate } satisfies Meta;

export const Drawn = () => (
  <div style={{ maxWidth: 560 }}>
    <MapPlate href="https://www.openstreetmap.org/" address="2100 Alder Court, Detroit" />
  </div>
);
