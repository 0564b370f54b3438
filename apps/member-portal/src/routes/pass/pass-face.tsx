import type { DoorPass } from '@detroit-well/api-client/contract';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { inGroups } from './code-groups.ts';

/** The code as a picture, white at night too, with the name beside which the desk puts a face. */
export function PassFace({ pass: { code, name } }: { pass: DoorPass }) {
  const qr = generate(code);
  return (
    <section className="pass-face" aria-label="Your pass">
      <header>
        <Avatar name={name} size={64} />
        <h2>{name}</h2>
      </header>
      <svg
        className="pass-face__code"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code of your pass"
        shapeRendering="crispEdges"
      >
        <path d={toSvgPath(qr)} />
      </svg>
      <p translate="no">{inGroups(code)}</p>
    </section>
  );
}
