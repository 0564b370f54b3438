import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Range } from './range.tsx';

export default { title: 'Fields/Range', component: Range } satisfies Meta;

export const Zoom = () => {
  const [zoom, setZoom] = useState(1.4);
  return (
    <div style={{ maxWidth: 480 }}>
      <Range
        label="Zoom"
        decreaseLabel="Zoom out"
        increaseLabel="Zoom in"
        min={1}
        max={3}
        step={0.1}
        value={zoom}
        valueText={`${Math.round(zoom * 100)}%`}
        onChange={setZoom}
      />
    </div>
  );
};
export const AtTheLimits = () => (
  <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
    {[1, 3].map((zoom) => (
      <Range
        key={zoom}
        label={`Zoom ${zoom}`}
        decreaseLabel="Zoom out"
        increaseLabel="Zoom in"
        min={1}
        max={3}
        step={0.1}
        value={zoom}
        onChange={() => undefined}
      />
    ))}
  </div>
);
