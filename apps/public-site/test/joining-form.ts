import { type } from './guest-page.tsx';
import { email } from './joining-server.ts';

export const password = 'Roll//Bounce7';

/** Fills in who joins. */
export function fillAccount(): void {
  type('First name', 'Tanya');
  type('Last name', 'Ellery');
  type('Email', email);
  type('Password', password);
  type('Month', '06');
  type('Day', '14');
  type('Year', '1981');
}

/** Fills in a card that pays. */
export function fillCard(): void {
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
}
