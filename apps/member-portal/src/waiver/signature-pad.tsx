import { Button } from '@detroit-well/ui/components/button';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import ImportedCanvas from 'react-signature-canvas';
import { addedStrokes, drawStrokes, signaturePicture } from './signature-drawing.ts';
import type { Stroke } from './signature-drawing.ts';

// The library is a CommonJS module: the bundle imports all its exports, Vitest imports the default one.
const SignatureCanvas = (ImportedCanvas as { default?: typeof ImportedCanvas }).default ?? ImportedCanvas;

export interface SignaturePadProps {
  /** The drawing as a data URL; null while the pad is empty. */
  readonly onChange: (picture: string | null) => void;
  readonly onClear: () => void;
  /** The field for a typed name, for members who use a keyboard. */
  readonly children: ReactNode;
}

/** A signature by pen, finger or mouse. */
export function SignaturePad({ onChange, onClear, children }: SignaturePadProps) {
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

  const update = (drawn: readonly Stroke[]): void => {
    strokes.current = drawn;
    redraw();
    const drawing = drawn.length > 0 ? canvas.current?.getCanvas() : undefined;
    onChange(drawing ? signaturePicture(drawing, '') : null);
  };

  const endStroke = (): void => {
    isDrawing.current = false;
    if (canvas.current) update([...strokes.current, ...addedStrokes(canvas.current, strokes.current.length)]);
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
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            update([]);
            onClear();
          }}
        >
          Clear
        </Button>
      </div>
      {children}
    </div>
  );
}
