import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { centeredCrop, cropSquare, zoomCrop } from '../src/components/cropper/crop-geometry.ts';
import { Cropper } from '../src/components/cropper/cropper.tsx';

const size = { width: 600, height: 400 };
let latest = centeredCrop(size);

function Example() {
  const [crop, setCrop] = useState(zoomCrop(size, centeredCrop(size), 2));
  useEffect(() => {
    latest = crop;
  }, [crop]);
  return <Cropper src="data:," size={size} crop={crop} onChange={setCrop} />;
}

const ring = () => screen.getByRole('application', { name: /arrow keys/ });

it('the cropper moves the picture with the arrow keys and announces its position', async () => {
  render(<Example />);
  const before = cropSquare(size, latest);
  ring().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(latest.x).toBeCloseTo(300 + 4);
  expect(latest.y).toBeCloseTo(200 - 4);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(latest.x).toBeCloseTo(300 + 4 - 20);
  expect(cropSquare(size, latest).side).toBe(before.side);
  expect(screen.getByRole('status').textContent).toBe(
    'Center at 47% from the left, 49% from the top, zoom 200%',
  );
});

it('the cropper zooms with plus and minus, the buttons and the slider', async () => {
  render(<Example />);
  ring().focus();
  await userEvent.keyboard('+++-');
  expect(latest.zoom).toBeCloseTo(2.2);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(latest.zoom).toBeCloseTo(2.1);
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '3' } });
  expect(latest.zoom).toBe(3);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('300%');
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
  expect(zoomIn.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(zoomIn);
  expect(latest.zoom).toBe(3);
});

it('the cropper does not handle other keys', () => {
  render(<Example />);
  expect(fireEvent.keyDown(ring(), { key: 'Escape' })).toBe(true);
  expect(fireEvent.keyDown(ring(), { key: 'ArrowLeft' })).toBe(false);
  expect(fireEvent.keyDown(ring(), { key: 'ArrowLeft', altKey: true })).toBe(true);
});
