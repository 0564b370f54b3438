import type { Meta } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

export default { title: 'Words/Avatar', component: Avatar } satisfies Meta;

const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2376460f' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

export const Sizes = () => (
  <div className="row" style={{ gap: 18 }}>
    <Avatar name="Renée Alston" size={104} />
    <Avatar name="Danielle Whitaker" size={80} />
    <Avatar name="Marcus Whitfield" size={64} />
    <Avatar name="Imani Brooks" />
    <Avatar name="Photo" src={photo} size={80} />
  </div>
);
export const Initials = () => (
  <div className="row" style={{ gap: 18 }}>
    <Avatar name="Cher" size={120} />
    <Avatar name="Renée de la Cruz" size={80} />
    <Avatar name="" size={80} />
  </div>
);
