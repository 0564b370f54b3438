import { useQuery } from '@tanstack/react-query';
import { coachChoicesQuery, locationChoicesQuery, programChoicesQuery } from '../api/queries.ts';
import type { ValueProps } from '../catalogue/kind.ts';
import { exactDollars } from '../format/dollars.ts';
import { wirePrice } from '../format/amount.ts';

/** A value of a session or series as people read it: the names of what was chosen. */
export function OfferValue({ name, value }: ValueProps) {
  const choices = {
    program_id: useQuery(programChoicesQuery()).data,
    coach_id: useQuery(coachChoicesQuery()).data,
    location_id: useQuery(locationChoicesQuery()).data,
  };
  if (value === '') return 'None';
  const amount = name.startsWith('price_') ? wirePrice(value) : undefined;
  if (amount !== undefined) return exactDollars(amount);
  const chosen = Object.hasOwn(choices, name) ? choices[name as keyof typeof choices] : [];
  return chosen?.find((choice) => choice.value === value)?.label ?? value;
}
