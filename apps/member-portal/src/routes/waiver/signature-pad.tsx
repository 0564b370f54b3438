import { Button } from '@detroit-well/ui/components/button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useCallback, useEffect, useRef } from 'react';
import ImportedCanvas from 'react-signature-canvas';
import { addedStrokes, drawStrokes, signaturePicture } from './signature-drawing.ts';
import type { Stroke } from './signature-drawing.ts';

// The library is a CommonJS module: the bundle imports all its exports, Vitest imports the default one.
const SignatureCanvas = (ImportedCanvas as { default?: typeof ImportedCanvas }).default ?? ImportedCanvas;

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
  const canvas = useRef<ImportedCanvas>(null);
  const strokes = useRef<readonly Stroke[]>([]);
  const isDrawing = useRef(false);

  // A redraw in the middle of a stroke would take the stroke from the library; it follows at the end of the stroke.
  const redraw = useCallback((): void => {
    if (canvas.current && !isDrawing.current) drawStrokes(canvas.current, strokes.current);
  }, []);

  useEffect(() => {
    const element = canvas.current?.getCanvas();
    if (!element) return undefined;
    redraw();
    const size = new ResizeObserver(redraw);
    size.observe(element);
    addEventListener('themechange', redraw);
    return () => {
      size.disconnect();
      removeEventListener('themechange', redraw);
    };
  }, [redraw]);

  const update = (drawn: readonly Stroke[], typed: string): void => {
    strokes.current = drawn;
    redraw();
    const drawing = drawn.length > 0 ? canvas.current?.getCanvas() : undefined;
    onChange(signaturePicture(drawing ?? null, typed), typed);
  };

  const endStroke = (): void => {
    isDrawing.current = false;
    if (canvas.current)
      update([...strokes.current, ...addedStrokes(canvas.current, strokes.current.length)], name);
  };

  return (
    <div className="signature">
      <p className="signature__label" id="signature-label">
        Digital signature
      </p>
      <div className="signature__pad">
        <SignatureCanvas
          ref={canvas}
          clearOnResize={false}
          throttle={0}
          minDistance={2}
          minWidth={0.8}
          maxWidth={1.8}
          onBegin={() => {
            isDrawing.current = true;
          }}
          onEnd={endStroke}
          canvasProps={{ role: 'img', 'aria-labelledby': 'signature-label', onTouchCancel: endStroke }}
        />
        <Button variant="quiet" size="sm" onClick={() => update([], '')}>
          Clear
        </Button>
      </div>
      <TextField
        id={nameId}
        label="Or type your full name"
        autoComplete="name"
        optional
        value={name}
        onChange={(event) => update(strokes.current, event.target.value)}
      />
    </div>
  );
}
