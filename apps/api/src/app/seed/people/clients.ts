import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { between } from '../rows/chance.ts';
import { awakeOn } from '../rows/human-time.ts';

/**
 * The way a client pays: by card, in instalments, in cash at the desk, or not yet (`later`); with a pass; or at the member rate,
 * with a membership that was bought (by the month or year; it ends, is paused, past due or over) or granted. `once` came once,
 * `unsigned` never did.
 */
type Habit =
  | 'card'
  | 'plan'
  | 'cash'
  | 'later'
  | 'once'
  | 'unsigned'
  | 'pass_5'
  | 'pass_10'
  | 'month'
  | 'year'
  | 'ending'
  | 'paused'
  | 'past_due'
  | 'over'
  | 'granted';

type Line = readonly [name: string, gender: 1 | 2 | 3, born: number, joinedDaysAgo: number, habit: Habit];

/** The clients of the studio, which opened four months ago. They are invented. */
const lines: readonly Line[] = [
  ['Alicia Baker', 1, 1985, 124, 'month'],
  ['Andre Calloway', 2, 1979, 124, 'month'],
  ['Bettye Dixon', 1, 1958, 123, 'granted'],
  ['Carl Ellery', 2, 1962, 123, 'card'],
  ['Cheryl Ford', 1, 1971, 122, 'year'],
  ['Darnell Grant', 2, 1988, 122, 'month'],
  ['Denise Hudson', 1, 1974, 121, 'month'],
  ['Earl Ivory', 2, 1955, 121, 'granted'],
  ['Fatima Jakes', 1, 1991, 120, 'month'],
  ['Gwen Kowalski', 1, 1968, 120, 'pass_10'],
  ['Hector Lindsey', 2, 1983, 119, 'month'],
  ['Ines Moreno', 1, 1990, 119, 'plan'],
  ['Jerome Nash', 2, 1976, 118, 'past_due'],
  ['Kayla Okoye', 1, 1997, 118, 'month'],
  ['Lamar Pitts', 2, 1986, 117, 'over'],
  ['Mireya Quinn', 1, 1980, 117, 'plan'],
  ['Nadine Reyes', 1, 1972, 116, 'month'],
  ['Omar Salas', 2, 1993, 116, 'cash'],
  ['Priya Tate', 1, 1989, 115, 'year'],
  ['Quentin Underwood', 2, 1967, 115, 'card'],
  ['Rosalind Vance', 1, 1964, 114, 'month'],
  ['Terrell Whitmore', 2, 1981, 114, 'month'],
  ['Latoya Abernathy', 1, 1984, 113, 'plan'],
  ['Stan Wojcik', 2, 1959, 113, 'cash'],
  ['Yolanda Bledsoe', 1, 1977, 112, 'past_due'],
  ['Marisol Cárdenas', 1, 1992, 112, 'month'],
  ['Reggie Dupree', 2, 1970, 111, 'over'],
  ['Hanan Saad', 1, 1987, 111, 'card'],
  ['Ty Englewood', 3, 1998, 110, 'month'],
  ['Joanne Fitzgerald', 1, 1961, 110, 'year'],
  ['Isaiah Gaines', 2, 1994, 109, 'plan'],
  ['Beatriz Huerta', 1, 1982, 109, 'month'],
  ['Walter Jankowski', 2, 1957, 108, 'card'],
  ['Simone Kirkland', 1, 1988, 107, 'over'],
  ['Deshawn Lockett', 2, 1995, 106, 'once'],
  ['Annette Mayfield', 1, 1966, 105, 'pass_10'],
  ['Karim Nasser', 2, 1985, 104, 'plan'],
  ['Tamika Osborne', 1, 1983, 103, 'month'],
  ['Greg Pawlak', 2, 1973, 102, 'cash'],
  ['Vivian Rutledge', 1, 1969, 101, 'once'],
  ['Malcolm Sinclair', 2, 1978, 100, 'plan'],
  ['Elena Torres', 1, 1990, 98, 'month'],
  ['Dwight Upshaw', 2, 1960, 97, 'card'],
  ['Aaliyah Vaughn', 1, 1999, 96, 'month'],
  ['Pete Zielinski', 2, 1965, 95, 'once'],
  ['Corinne Ashford', 1, 1980, 93, 'month'],
  ['Rashid Beydoun', 2, 1986, 92, 'card'],
  ['Lorraine Chappell', 1, 1956, 91, 'granted'],
  ['Javier Delgado', 2, 1989, 90, 'plan'],
  ['Monique Everett', 1, 1975, 88, 'month'],
  ['Kevin Flanagan', 2, 1971, 87, 'card'],
  ['Ruby Gadson', 1, 1963, 86, 'pass_5'],
  ['Amir Haddad', 2, 1991, 85, 'card'],
  ['Tasha Ingram', 1, 1987, 84, 'month'],
  ['Bernard Jessup', 2, 1954, 82, 'once'],
  ['Leticia Kessler', 1, 1979, 81, 'plan'],
  ['Devon Langston', 3, 1996, 80, 'month'],
  ['Maureen Mazur', 1, 1962, 79, 'pass_5'],
  ['Curtis Norwood', 2, 1977, 78, 'cash'],
  ['Sofia Ortega', 1, 1993, 76, 'month'],
  ['Harold Pettway', 2, 1958, 75, 'once'],
  ['Nicole Rayford', 1, 1985, 74, 'year'],
  ['Zach Stroud', 2, 1992, 73, 'pass_5'],
  ['Carmen Trujillo', 1, 1974, 72, 'plan'],
  ['Julian Usher', 2, 1990, 70, 'card'],
  ['Brenda Vick', 1, 1967, 69, 'ending'],
  ['Tomasz Wrona', 2, 1982, 68, 'later'],
  ['Ebony Yarbrough', 1, 1988, 67, 'month'],
  ['Lionel Ames', 2, 1969, 66, 'once'],
  ['Gloria Benavides', 1, 1961, 64, 'pass_10'],
  ['Marquis Cobb', 2, 1994, 63, 'plan'],
  ['Janelle Durant', 1, 1986, 62, 'paused'],
  ['Ray Esposito', 2, 1972, 61, 'cash'],
  ['Shanice Fuller', 1, 1995, 60, 'month'],
  ['Ibrahim Ghannam', 2, 1984, 58, 'card'],
  ['Paulette Hines', 1, 1965, 57, 'paused'],
  ['Oscar Ibarra', 2, 1980, 56, 'plan'],
  ['Keisha Jernigan', 1, 1991, 55, 'month'],
  ['Frank Krawczyk', 2, 1956, 54, 'once'],
  ['Adrienne Lyle', 1, 1978, 52, 'paused'],
  ['Tariq McCrary', 2, 1989, 51, 'pass_5'],
  ['Wanda Novak', 1, 1963, 50, 'card'],
  ['Trevor Oakes', 2, 1987, 49, 'once'],
  ['Jasmine Pruett', 1, 1996, 48, 'month'],
  ['Eduardo Quiroga', 2, 1975, 46, 'plan'],
  ['Sheila Ransom', 1, 1968, 45, 'ending'],
  ['Kofi Sarpong', 2, 1990, 44, 'once'],
  ['Melanie Thibodeaux', 1, 1983, 43, 'pass_10'],
  ['Alonzo Vickers', 2, 1979, 41, 'later'],
  ['Tiana Westbrook', 1, 1998, 40, 'month'],
  ['Joseph Zaremba', 2, 1964, 39, 'cash'],
  ['Carla Alvarado', 1, 1986, 37, 'once'],
  ['Damon Bridges', 2, 1981, 36, 'plan'],
  ['Leah Cohen', 1, 1992, 35, 'pass_5'],
  ['Roosevelt Daniels', 2, 1953, 34, 'granted'],
  ['Noor Elias', 1, 1994, 32, 'month'],
  ['Vernon Forrest', 2, 1970, 31, 'once'],
  ['Whitney Gibbs', 1, 1989, 30, 'year'],
  ['Paulo Henriques', 2, 1985, 28, 'later'],
  ['Camille Isom', 1, 1977, 27, 'pass_5'],
  ['Steve Jaworski', 2, 1966, 26, 'once'],
  ['Renita Kemp', 1, 1973, 24, 'month'],
  ['Emilio Lozano', 2, 1993, 23, 'plan'],
  ['Patrice Mabry', 1, 1980, 22, 'cash'],
  ['Hassan Nouri', 2, 1988, 20, 'later'],
  ['Dorothy Oglesby', 1, 1959, 19, 'pass_10'],
  ['Jalen Porter', 2, 1999, 18, 'once'],
  ['Michelle Rusk', 1, 1976, 16, 'unsigned'],
  ['Caleb Stanton', 2, 1991, 15, 'later'],
  ['Aisha Tolliver', 1, 1990, 13, 'month'],
  ['Raymond Urban', 2, 1960, 12, 'pass_5'],
  ['Gabriela Villegas', 1, 1987, 11, 'later'],
  ['Otis Winfrey', 2, 1971, 10, 'unsigned'],
  ['Lydia Yoder', 1, 1984, 8, 'once'],
  ['Dante Braxton', 2, 1995, 7, 'unsigned'],
  ['Kim Nguyen', 1, 1982, 6, 'pass_5'],
  ['Nate Kozlowski', 2, 1978, 5, 'unsigned'],
  ['Imelda Santos', 1, 1969, 4, 'unsigned'],
  ['Clarence Mims', 2, 1957, 3, 'unsigned'],
  ['Tyra Holloway', 1, 1997, 2, 'unsigned'],
];

export interface Client {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: number;
  readonly dateOfBirth: string;
  readonly phone: string;
  readonly joinedOn: string;
  readonly joinedAt: Date;
  readonly habit: Habit;
}

/** Their ids, which do not depend on the clock. */
export const clientIds = lines.map((_, index) => idOf(index));

/** All clients of the day of the seed. */
export const clientsAt = (now: Date): Client[] =>
  lines.map(([name, gender, born, joinedDaysAgo, habit], index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const id = idOf(index);
    const joinedOn = addDays(studioDay(now), -joinedDaysAgo);
    return {
      id,
      email: `${plain(firstName)}.${plain(lastName)}@floor.demo.test`,
      firstName,
      lastName,
      gender,
      dateOfBirth: addDays(`${born}-01-01`, between(`${id} birthday`, 0, 364)),
      phone: `(${areaCodes[index % areaCodes.length]}) 555-0${100 + Math.floor(index / areaCodes.length)}`,
      joinedOn,
      joinedAt: awakeOn(joinedOn, `${id} joins`),
      habit,
    };
  });

function idOf(index: number): string {
  return `person-floor-${index + 1}`;
}

/** With the numbers 555-0100 to 555-0199, which are not assigned. */
const areaCodes = [313, 248, 734, 586] as const;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
