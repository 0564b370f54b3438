/** Calculates how complete the first screen is at the first paint, from Lighthouse's own filmstrip. */
import speedline from 'speedline-core';

/** Milliseconds. A frame is captured up to one refresh before its paint is counted. */
const frameMs = 17;

/**
 * The visual progress of the first frame with content, 0 to 1: how close its colors are to those of the last frame.
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
