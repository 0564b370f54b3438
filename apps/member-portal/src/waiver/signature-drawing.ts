import { cleanLine } from '@detroit-well/validation/clean-text';
import type SignatureCanvas from 'react-signature-canvas';

type Point = ReturnType<SignatureCanvas['toData']>[number][number];

/** The points of one stroke, with x and y as fractions of the pad's width and height, so that a resize keeps the drawing. */
export type Stroke = readonly Pick<Point, 'x' | 'y' | 'time'>[];

const exported = { width: 600, height: 190 };
const exportedInk = '#0c0d10';

/** Fits the pad's canvas to its box and the screen's resolution, and draws the strokes in the color of the box's text. */
export function drawStrokes(pad: SignatureCanvas, strokes: readonly Stroke[]): void {
  const canvas = pad.getCanvas();
  const { clientWidth, clientHeight } = canvas;
  const ratio = devicePixelRatio || 1;
  canvas.width = Math.round(clientWidth * ratio);
  canvas.height = Math.round(clientHeight * ratio);
  canvas.getContext('2d')?.scale(ratio, ratio);
  const { color } = getComputedStyle(canvas);
  pad.getSignaturePad().penColor = color;
  pad.fromData(
    strokes.map((stroke) => {
      const points = stroke.map(({ x, y, time }) => ({
        x: x * clientWidth,
        y: y * clientHeight,
        time,
        color,
      }));
      const end = points.at(-1);
      // `fromData` leaves out the last two segments of a stroke, and draws a single point as a dot.
      return (end && points.length > 1 ? [...points, end, end] : points) as Point[];
    }),
  );
}

/** Returns the strokes that were added to the pad after the first `known` ones. */
export function addedStrokes(pad: SignatureCanvas, known: number): Stroke[] {
  const { clientWidth, clientHeight } = pad.getCanvas();
  return pad
    .toData()
    .slice(known)
    .map((points) =>
      // The pad ends each stroke of several points with one of the earlier points.
      (points.length > 1 ? points.slice(0, -1) : points).map(({ x, y, time }) => ({
        x: x / clientWidth,
        y: y / clientHeight,
        time,
      })),
    );
}

/**
 * Renders a signature as dark ink on white in every theme: the drawing, otherwise the typed name. Returns null when there is
 * neither.
 */
export function signaturePicture(drawing: HTMLCanvasElement | null, typedName: string): string | null {
  const name = cleanLine(typedName);
  if (!drawing && name === '') return null;
  const canvas = document.createElement('canvas');
  const { width, height } = Object.assign(canvas, exported);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = exportedInk;
  if (drawing) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(drawing, 0, 0, width, height);
    context.globalCompositeOperation = 'source-in';
    context.fillRect(0, 0, width, height);
  } else {
    context.font = 'italic 44px Georgia, serif';
    context.textBaseline = 'middle';
    context.fillText(name, 32, height / 2, width - 64);
  }
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/png');
}
