import { lostWheelPicture } from '../pictures/paths.ts';

/** 404, whose zero is a wheel that rolled off. */
export function LostWheel() {
  return (
    <div data-part="number" role="img" aria-label="404">
      <span aria-hidden="true">4</span>
      <img src={lostWheelPicture} alt="" width={900} height={900} fetchPriority="high" />
      <span aria-hidden="true">4</span>
    </div>
  );
}
