/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- role application: arrow keys reach the ring */
import { useId, useState } from 'react';
import type { CSSProperties, KeyboardEvent, Ref } from 'react';
import { Range } from '../range/range.tsx';
import { moveCrop, pictureBox, ringDiameter, zoomCrop, zoomRange } from './crop-geometry.ts';
import type { Crop, PictureSize } from './crop-geometry.ts';
import { useCropPointer } from './use-crop-pointer.ts';

export interface CropperProps {
  readonly src: string;
  readonly size: PictureSize;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
  /** Receives the focus; the arrow keys then move the picture. */
  readonly ringRef?: Ref<HTMLDivElement>;
}

/** Fraction of the stage that the ring takes. The stylesheet draws it with an inset of 7 percent. */
const ringShare = 0.86;

/** The direction in which each arrow key moves the picture. */
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Readonly<Record<string, number>> = {
  '+': zoomRange.step,
  '=': zoomRange.step,
  '-': -zoomRange.step,
  _: -zoomRange.step,
};

/**
 * Moves and zooms a picture under a fixed ring. A 120 px preview shows exactly the content of the ring.
 *
 * @do Start with `centeredCrop`, and move the focus to the ring with `ringRef` when the picture has loaded.
 * @dont Offer it before a picture was chosen.
 * @dont Cut the picture on each change. Do it once, when the user saves.
 * @accessibility The ring is one tab stop. Arrow keys move the picture, Shift makes larger steps, plus and minus zoom.
 *   A tap centers a point, so nothing needs dragging. The new position is announced politely.
 */
export function Cropper({ src, size, crop, onChange, ringRef }: CropperProps) {
  const hintId = useId();
  const [announcement, setAnnouncement] = useState('');
  const pointer = useCropPointer(size, crop, ringShare, onChange);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const way = arrows[event.key];
    const zoom = zooms[event.key];
    if (!way && zoom === undefined) return;
    event.preventDefault();
    const step = ringDiameter(size, crop) * (event.shiftKey ? 0.1 : 0.02);
    // The picture follows the arrow key, so the ring moves in the opposite direction over it.
    const next = way
      ? moveCrop(size, crop, -way[0] * step, -way[1] * step)
      : zoomCrop(size, crop, crop.zoom + (zoom ?? 0));
    onChange(next);
    setAnnouncement(position(size, next));
  }

  return (
    <div className="cropper">
      <div>
        <div data-part="stage" {...pointer}>
          <img src={src} alt="" draggable={false} style={styleOf(size, crop, ringShare)} />
          <div
            ref={ringRef}
            data-part="ring"
            role="application"
            tabIndex={0}
            aria-label="Picture. Move it with the arrow keys, zoom with plus and minus."
            aria-describedby={hintId}
            onKeyDown={onKeyDown}
          />
        </div>
        <Range
          label="Zoom"
          decreaseLabel="Zoom out"
          increaseLabel="Zoom in"
          {...zoomRange}
          value={crop.zoom}
          valueText={percent(crop.zoom)}
          onChange={(zoom) => onChange(zoomCrop(size, crop, zoom))}
        />
      </div>
      <div data-part="preview">
        <span
          className="avatar"
          role="img"
          aria-label="Preview"
          style={{ '--size': '120px' } as CSSProperties}
        >
          <span data-part="cut">
            <img src={src} alt="" style={styleOf(size, crop, 1)} />
          </span>
        </span>
        <p id={hintId}>
          This is how it looks on your profile and beside your messages. Drag the picture, tap the point you
          want in the center, or use the arrow keys.
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function position(size: PictureSize, { x, y, zoom }: Crop): string {
  return `Center at ${percent(x / size.width)} from the left, ${percent(y / size.height)} from the top, zoom ${percent(zoom)}`;
}

function styleOf(size: PictureSize, crop: Crop, share: number): CSSProperties {
  const { width, height, left, top } = pictureBox(size, crop, share);
  return { width: `${width}%`, height: `${height}%`, left: `${left}%`, top: `${top}%` };
}
