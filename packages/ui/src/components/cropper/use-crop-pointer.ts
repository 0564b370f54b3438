import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { moveCrop, ringDiameter } from './crop-geometry.ts';
import type { Crop, PictureSize } from './crop-geometry.ts';

interface Drag {
  readonly pointer: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly crop: Crop;
}

/** A shorter movement, in screen pixels, is a tap. */
const tapLimitPx = 4;

/**
 * Drags the picture under the ring. A tap centers the picture on that point, because dragging must not be the only way
 * to move it (WCAG 2.5.7). `share`: fraction of the stage that the ring takes.
 */
export function useCropPointer(size: PictureSize, crop: Crop, share: number, onChange: (crop: Crop) => void) {
  const drag = useRef<Drag | null>(null);
  // Picture pixels per stage pixel.
  const scale = (stage: Element): number =>
    ringDiameter(size, crop) / (share * stage.getBoundingClientRect().width);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, fromX: event.clientX, fromY: event.clientY, crop };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = drag.current;
      if (from?.pointer !== event.pointerId) return;
      const pixels = scale(event.currentTarget);
      const [dx, dy] = [event.clientX - from.fromX, event.clientY - from.fromY];
      onChange(moveCrop(size, from.crop, -dx * pixels, -dy * pixels));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = drag.current;
      drag.current = null;
      if (from?.pointer !== event.pointerId) return;
      if (Math.hypot(event.clientX - from.fromX, event.clientY - from.fromY) > tapLimitPx) return;
      const stage = event.currentTarget.getBoundingClientRect();
      const pixels = scale(event.currentTarget);
      const dx = event.clientX - (stage.left + stage.width / 2);
      const dy = event.clientY - (stage.top + stage.height / 2);
      onChange(moveCrop(size, from.crop, dx * pixels, dy * pixels));
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
}
