import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { centeredCrop } from './crop-geometry.ts';
import { Cropper } from './cropper.tsx';

export default { title: 'Fields/Cropper', component: Cropper } satisfies Meta;

const size = { width: 600, height: 400 };
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 400'%3E%3Cpath fill='%2376460f' d='M0 0h600v400H0z'/%3E%3Ccircle fill='%23e3a04a' cx='240' cy='170' r='90'/%3E%3C/svg%3E";

export const Landscape = () => {
  const [crop, setCrop] = useState(centeredCrop(size));
  return (
    <div style={{ maxWidth: 704 }}>
      <Cropper src={picture} size={size} crop={crop} onChange={setCrop} />
    </div>
  );
};
const portrait = { width: 400, height: 600 };

export const ZoomedPortrait = () => {
  const [crop, setCrop] = useState({ x: 160, y: 150, zoom: 2.2 });
  return (
    <div style={{ maxWidth: 704 }}>
      <Cropper src={picture} size={portrait} crop={crop} onChange={setCrop} />
    </div>
  );
};
