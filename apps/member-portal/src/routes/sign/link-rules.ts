import { guestDetails } from '@detroit-well/validation';
import * as z from 'zod/mini';
import { signingRules, unsigned } from '../../waiver/consents.ts';

// A date of birth under 18 is a valid one here: the screen says that nothing is signed, and offers to change it.
const { first_name, last_name, date_of_birth } = guestDetails.shape;
const identity = { first_name, last_name, date_of_birth };
type Asked = keyof typeof identity;

const isAsked = (name: string): name is Asked => Object.hasOwn(identity, name);

/** A field that is not asked stays empty and is not sent. */
const notAsked = z.pipe(
  z.string(),
  z.transform(() => undefined),
);

/** The rules of the form of a link, which asks these fields. */
export function rulesFor(asks: readonly string[]) {
  const asked = asks.filter(isAsked);
  const rule = <Name extends Asked>(name: Name) => (asked.includes(name) ? identity[name] : notAsked);
  return z.extend(signingRules, {
    first_name: rule('first_name'),
    last_name: rule('last_name'),
    date_of_birth: rule('date_of_birth'),
  });
}

export type Values = z.input<ReturnType<typeof rulesFor>>;
export type Signing = z.output<ReturnType<typeof rulesFor>>;

export const emptyForm: Values = { ...unsigned, first_name: '', last_name: '', date_of_birth: '' };
