import { Button } from '@detroit-well/ui/components/button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { drawStrokes, signaturePicture } from './signature-drawing.ts';
import type { Point, Stroke } from './signature-drawing.ts';

export interface SignaturePadProps {
  /** Id of the field for a typed name. */
  readonly nameId: string;
  /** The typed name; a drawing stays in the pad. */
  readonly name: string;
  /** The signature as a data URL, or null while there is none, and the typed name. */
  readonly onChange: (picture: string | null, name: string) => void;
}

/** A signature by pen, finger or mouse, or a typed name for members who use a keyboard. */
export function SignaturePad({ nameId, name, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const drawing = useRef<Point[] | null>(null);

  // The canvas is outside React. It is redrawn for new strokes, and when its size or the theme changes.
  useEffect(() => {
    const pad = canvas.current;
    if (!pad) return undefined;
    const redraw = (): void => {
      const ratio = devicePixelRatio || 1;
      pad.width = Math.round(pad.clientWidth * ratio);
      pad.height = Math.round(pad.clientHeight * ratio);
      drawStrokes(pad, strokes, getComputedStyle(pad).color);
    };
    redraw();
    const size = new ResizeObserver(redraw);
    size.observe(pad);
    addEventListener('themechange', redraw);
    return () => {
      size.disconnect();
      removeEventListener('themechange', redraw);
    };
  }, [strokes]);

  const settle = (next: readonly Stroke[], typed: string): void => {
    setStrokes(next);
    onChange(signaturePicture(next, typed), typed);
  };

  const pointOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };

  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!drawing.current) return;
    drawing.current.push(pointOf(event));
    drawStrokes(
      event.currentTarget,
      [...strokes, drawing.current],
      getComputedStyle(event.currentTarget).color,
    );
  };

  const end = (): void => {
    if (!drawing.current) return;
    const stroke = drawing.current;
    drawing.current = null;
    settle([...strokes, stroke], name);
  };

  return (
    <div className="signature">
      <p className="signature__label" id="signature-label">
        Digital signature
      </p>
      <div className="signature__pad">
        <canvas
          ref={canvas}
          aria-labelledby="signature-label"
          role="img"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drawing.current = [pointOf(event)];
          }}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
        <Button variant="quiet" size="sm" onClick={() => settle([], '')}>
          Clear
        </Button>
      </div>
      <TextField
        id={nameId}
        label="Or type your full name"
        autoComplete="name"
        optional
        value={name}
        onChange={(event) => settle(strokes, event.target.value)}
      />
    </div>
  );
}
