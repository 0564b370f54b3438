/** A point of a stroke, as fractions of the pad's width and height, so that strokes survive a resize. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Stroke = readonly Point[];

const exported = { width: 600, height: 190 };

/** Draws strokes scaled to the whole canvas. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[], ink: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  inkUp(context, canvas, strokes, ink);
}

/**
 * Renders a signature on white in every theme: the drawn strokes, otherwise the typed name. Returns null when there is
 * neither.
 */
export function signaturePicture(strokes: readonly Stroke[], typedName: string): string | null {
  const name = typedName.trim();
  if (strokes.length === 0 && name === '') return null;
  const canvas = document.createElement('canvas');
  canvas.width = exported.width;
  canvas.height = exported.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (strokes.length > 0) inkUp(context, canvas, strokes, '#0c0d10');
  else {
    context.fillStyle = '#0c0d10';
    context.font = 'italic 44px Georgia, serif';
    context.textBaseline = 'middle';
    context.fillText(name, 32, canvas.height / 2, canvas.width - 64);
  }
  return canvas.toDataURL('image/png');
}

function inkUp(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  strokes: readonly Stroke[],
  ink: string,
): void {
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = Math.max(2, height / 70);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    const [first, ...others] = stroke;
    if (!first) continue;
    context.beginPath();
    context.moveTo(first.x * width, first.y * height);
    // A dot is a line of length zero, which the round cap draws.
    for (const { x, y } of others.length > 0 ? others : [first]) context.lineTo(x * width, y * height);
    context.stroke();
  }
}
