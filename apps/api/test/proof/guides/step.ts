import { mockPassword } from '@detroit-well/api-client/testing';
import type { Side } from './sides.ts';

export const id = (value: string) => ({ params: { id: value } });
export const card = (number: string, over: object = {}) => ({
  body: { number, exp_month: 8, exp_year: 2099, cvc: '123', ...over },
});

/** A step of the guides: the call, what it sends, and what later steps need of its response. */
export interface Step {
  readonly call: string;
  readonly does?: string;
  readonly send?: (side: Side) => object | Promise<object>;
  readonly keep?: (data: Record<string, unknown>, side: Side) => void;
}

export const signInAs = (name: string): Step => ({
  call: 'auth.signIn',
  does: `as ${name}`,
  send: () => ({ body: { email: `${name}@demo.test`, password: mockPassword } }),
  keep: ({ access }, side) => (side.token = String(access)),
});
export const keepCard: Step['keep'] = ({ payment_method_id: method }, { told }) =>
  void told.set('card', String(method));
export const told = ({ told: known }: Side, name: string) => known.get(name) ?? '';
