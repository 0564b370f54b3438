import { fromCents } from '@detroit-well/pricing';
import * as z from 'zod';

/** Cents as a wire amount, which may be below zero: -1000 is `-10.00`. */
export const signedAmount = (cents: number): string => `${cents < 0 ? '-' : ''}${fromCents(Math.abs(cents))}`;

/** A column of cents as a wire amount. */
export const amount = z.int().transform(fromCents);
