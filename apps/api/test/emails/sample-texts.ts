export const portal = 'https://members.detroitwell.example';
export const site = 'https://www.detroitwell.example';

/** The texts that people type. */
export interface Texts {
  readonly firstName: string;
  readonly title: string;
  readonly program: string;
  readonly coach: string;
  readonly place: string;
  readonly message: string;
}
