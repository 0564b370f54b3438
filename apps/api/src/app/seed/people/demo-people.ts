import type { TeamRole } from '@detroit-well/api-client/contract';

/** The people of SPEC-B 13 with their demo data. */
export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly phone: string;
  readonly gender: number | null;
  readonly dateOfBirth: string | null;
  readonly role?: TeamRole;
  /** True if the waiver and the payment consent are accepted. */
  readonly signed: boolean;
  /** Tiers with their first and last year, relative to the current one. */
  readonly memberships?: { tier: string; fromYear: number; toYear: number; isActive: boolean }[];
}

export const demoPeople: readonly DemoPerson[] = [
  {
    id: 'person-member',
    email: 'member@demo.test',
    firstName: 'Danielle',
    lastName: 'Whitaker',
    displayName: 'Danielle W.',
    phone: '(313) 555-0187',
    gender: 1,
    dateOfBirth: '1981-06-03',
    signed: true,
    memberships: [
      { tier: 'Standard', fromYear: 0, toYear: 1, isActive: true },
      { tier: 'Founding', fromYear: -1, toYear: -1, isActive: false },
    ],
  },
  {
    id: 'person-new',
    email: 'new@demo.test',
    firstName: 'Nia',
    lastName: '',
    displayName: '',
    phone: '',
    gender: null,
    dateOfBirth: null,
    signed: false,
  },
  {
    id: 'person-public',
    email: 'public@demo.test',
    firstName: 'Paul',
    lastName: 'Ostrowski',
    displayName: 'Paul O.',
    phone: '(313) 555-0121',
    gender: 2,
    dateOfBirth: '1976-11-19',
    signed: true,
  },
  {
    id: 'person-coach',
    email: 'coach@demo.test',
    firstName: 'Renée',
    lastName: 'Alston',
    displayName: 'Coach Renée',
    phone: '(313) 555-0164',
    gender: 1,
    dateOfBirth: '1979-02-11',
    signed: true,
    role: 'coach',
    memberships: [{ tier: 'Coach', fromYear: -2, toYear: 1, isActive: true }],
  },
  {
    id: 'person-staff',
    email: 'staff@demo.test',
    firstName: 'Dana',
    lastName: 'Pruitt',
    displayName: 'Dana P.',
    phone: '(313) 555-0142',
    gender: 3,
    dateOfBirth: '1984-09-27',
    role: 'manager',
    signed: true,
  },
  ofTheTeam('owner', 'Odessa', 'Rawls'),
  ofTheTeam('manager', 'Malik', 'Hargrove'),
  ofTheTeam('front_desk', 'Dee', 'Kowalski', 'desk'),
  ofTheTeam('editor', 'Esme', 'Valdez'),
];

/** A person who works in the office and does not train. */
function ofTheTeam(role: TeamRole, firstName: string, lastName: string, name: string = role): DemoPerson {
  return {
    id: `person-${name}`,
    email: `${name}@demo.test`,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName.charAt(0)}.`,
    phone: '',
    gender: null,
    dateOfBirth: null,
    role,
    signed: false,
  };
}
