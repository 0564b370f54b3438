import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The quiet zone that scanners need, in modules. */
const quiet = 4;

/** A text as a QR code: dark on white in every theme, so that a scanner reads it at night. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const size = code.size + 2 * quiet;
  return (
    <svg
      className="qr"
      data-theme="light"
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="qr__paper" d={`M${-quiet}-${quiet}h${size}v${size}h-${size}z`} />
      <path className="qr__ink" d={toSvgPath(code)} />
    </svg>
  );
}
