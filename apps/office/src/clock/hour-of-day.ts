import { toStudioIso } from '@detroit-well/config/studio-time';

/** The time of day in Detroit in hours: `18.5` for 6:30 PM. */
export const hourOf = (at: string | number): number => {
  const [hours = 0, minutes = 0] = toStudioIso(at).slice(11, 16).split(':').map(Number);
  return hours + minutes / 60;
};
