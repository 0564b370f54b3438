import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { homeHeadline, homeStatement, whatWeTrain } from './headline.ts';

export interface KnownPage {
  /** The name in the page's heading and on its share picture. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

const { city } = brand;

/** Titles and descriptions of the site's fixed paths; the content system may override them (SPEC-A 2). */
const knownPages: Readonly<Record<string, KnownPage>> = {
  [paths.home()]: {
    name: homeHeadline.join(' '),
    title: brand.tagline,
    description: homeStatement,
  },
  [paths.comingSoon()]: {
    name: `Coming soon to ${city}`,
    title: `Coming soon to ${city}: early access`,
    description: `${whatWeTrain} Leave your address for early access: early names get the first cohort.`,
  },
  [paths.training()]: {
    name: 'Training',
    title: `Skate, movement and strength in ${city}`,
    description: `Six-week cohorts and single sessions on real maple in ${city}: skate, movement and strength training for grown folks, coached in rooms of sixteen.`,
  },
  [paths.firstTime()]: {
    name: 'First time here',
    title: `Your first night on wheels in ${city}`,
    description: `What to expect on a first night at ${brand.name}: the evening minute by minute, skates and sizes, parking, accessibility, refunds and questions.`,
  },
  [paths.membership()]: {
    name: 'Membership',
    title: `Membership at the studio in ${city}`,
    description: `What a membership at ${brand.name} in ${city} costs, what it saves on the sessions you would come to, and from how many sessions on it pays.`,
  },
  [paths.gift()]: {
    name: 'Gift card',
    title: `Gift cards for the studio in ${city}`,
    description: `Give a night on the floor at ${brand.name} in ${city}: choose an amount, write a few words, and we email it on the day you pick. It never expires.`,
  },
  [paths.coaches()]: {
    name: 'Coaches',
    title: `Skate and strength coaches in ${city}`,
    description: `Who teaches at ${brand.name} in ${city}: their faces, what they are certified in, and the next sessions with each of them. Pick a coach, then a night.`,
  },
  [paths.theStandard()]: {
    name: 'The Standard',
    title: 'The Standard: rhythm and recovery',
    description: `Notes on rhythm, recovery and growing up on wheels, written by the coaches and regulars who lace up in ${city}. New posts most Fridays.`,
  },
  [paths.about()]: {
    name: 'About',
    title: 'About the floor and its people',
    description: `Who we are: five coaches, two maple floors and one rule, which is that grown folks deserve a place to learn something out loud in ${city}.`,
  },
  [paths.contact()]: {
    name: 'Contact',
    title: `Contact the studio in ${city}`,
    description: `How to reach the studio in ${city}: by phone, by email, or at the desk half an hour before any session. Ask about private sessions and events as well.`,
  },
  [paths.privacyPolicy()]: {
    name: 'Privacy Policy',
    title: 'Privacy Policy',
    description: `What ${brand.name} keeps about you, why, for how long, and how to have it corrected or deleted. Written to be read in five minutes.`,
  },
  [paths.terms()]: {
    name: 'Terms and Conditions',
    title: 'Terms and Conditions',
    description: `The terms for registering, paying, cancelling and being on the floor at ${brand.name} in ${city}, in plain words and in one place.`,
  },
  [paths.cookies()]: {
    name: 'Cookie Policy',
    title: 'Cookie Policy and storage',
    description: `Which cookies and local storage ${brand.name} uses: what keeps you signed in, what remembers your theme, and why nothing follows you around.`,
  },
};

export function knownPage(path: string): KnownPage | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  return Object.hasOwn(knownPages, pathname) ? knownPages[pathname] : undefined;
}
