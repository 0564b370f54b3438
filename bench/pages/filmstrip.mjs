/** How much of the first screen is there at the first paint, as Lighthouse's own filmstrip counts it. */
import speedline from 'speedline-core';

/** A frame is taken up to one refresh before its paint is counted. Milliseconds. */
const frameMs = 17;

/**
 * The visual progress of the first frame with content, 0 to 1: how near its colours are to those of the last frame.
 * @param {{ traceEvents: any[] }} trace with screenshots
 * @param {{ observedFirstContentfulPaintTs: number }} metrics in microseconds
 */
export async function firstPaintProgress({ traceEvents }, { observedFirstContentfulPaintTs }) {
  const { frames } = await speedline(traceEvents, { include: 'speedIndex' });
  const painted = observedFirstContentfulPaintTs / 1000 - frameMs;
  const first = frames.find((frame) => frame.getTimeStamp() >= painted);
  if (!first) throw new Error('The trace has no frame after the first paint.');
  return first.getProgress() / 100;
}
