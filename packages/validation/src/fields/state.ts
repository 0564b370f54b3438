import { statesOf } from '@detroit-well/config/regions';

/** A state of the country's list, by code or name; without a list, any text or none. */
export function isStateOf(country: string, state: string): boolean {
  const states = statesOf(country);
  const wanted = state.toLowerCase();
  return (
    states.length === 0 ||
    states.some(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)
  );
}
