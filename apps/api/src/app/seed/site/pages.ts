import { pageTypes } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import type { PageFields } from '../../../features/pages/view.ts';

export interface SeededPage {
  readonly htmlPath: string;
  readonly type: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly searchDescription: string;
  readonly bodyHtml: string;
  readonly fields: PageFields;
}

/** Adds the trailing slash with which pages store their path. */
export const asHtmlPath = (path: string) => (path.endsWith('/') ? path : `${path}/`);

export const sitePages: readonly SeededPage[] = [
  {
    htmlPath: '/',
    type: pageTypes.home,
    title: 'This is not a Gym. Not a Club. Not a Studio.',
    seoTitle: brand.tagline,
    searchDescription:
      'Rhythm, skate and strength training for grown folks in Detroit. Small cohorts, maple floors, and coaches who know your name by the second song.',
    bodyHtml: '',
    fields: {
      hero: [
        {
          image_url: null,
          sml_header: brand.tagline,
          lrg_subheader: 'This is not a Gym. Not a Club. Not a Studio.',
          copy: 'Rhythm, skate and strength training for grown folks in Detroit. Small cohorts, maple floors, and coaches who know your name by the second song.',
          text_alignment: 'left',
        },
      ],
    },
  },
  {
    htmlPath: asHtmlPath(paths.training()),
    type: pageTypes.trainingIndex,
    title: 'Training',
    seoTitle: `Skate and strength training in ${brand.city}`,
    searchDescription:
      'Six-week cohorts and single sessions on real maple in Detroit: skate, movement and strength training for grown folks, coached in rooms of sixteen.',
    bodyHtml:
      '<h2>How it works</h2><p>Pick a session, read what to bring, and take one of the sixteen places. Members pay the member rate, everybody else the public rate, in one payment or in two or four.</p><p>First time? Start with <a href="/training/skate-well/foundations-on-eight-wheels">Rhythm &amp; Glide</a> or <a href="/training/movement-well/balance-lab">Balance Lab</a>. Both begin standing still. <a href="/first-time">First time here?</a></p>',
    fields: {
      hero: [
        {
          image_url: null,
          sml_header: 'Training',
          lrg_subheader: 'Training',
          copy: 'Six-week cohorts and single sessions on real maple. Pick your count, then hold it with fifteen other grown folks.',
          text_alignment: 'left',
        },
      ],
      introText:
        '<p>Every session is coached, counted in fours, and kept small enough that somebody will miss you.</p>',
    },
  },
  {
    htmlPath: asHtmlPath(paths.theStandard()),
    type: pageTypes.blogIndex,
    title: 'The Standard',
    seoTitle: 'The Standard: rhythm and recovery',
    searchDescription:
      'Notes on rhythm, recovery and growing up on wheels, written by the coaches and regulars who lace up in Detroit. New posts most Fridays.',
    bodyHtml: '',
    fields: {
      introText:
        '<p>Notes on rhythm, recovery and growing up on wheels. Written by the people who lace up.</p>',
    },
  },
  {
    htmlPath: asHtmlPath(paths.about()),
    type: pageTypes.about,
    title: 'About',
    seoTitle: 'About the floor and the people on it',
    searchDescription:
      'Who we are: five coaches, two maple floors and one rule, which is that grown folks deserve a place to learn something out loud in Detroit.',
    bodyHtml:
      '<h2>Where the slashes come from</h2><p>In a rhythm chart a slash means <em>keep time</em>. Two of them side by side is half a bar of patience. It is the best skating advice we know.</p><h2>Who it is for</h2><p>Anybody eighteen and over who wants to get better at something in company. You do not need skates, a background or a good excuse.</p><h2>How we coach</h2><p>In sixteens, with a coach for every eight people. We count out loud, we repeat the record, and we start standing still.</p><p>Nobody learns to fall alone.</p><h2>Where it happens</h2><p>On two maple floors in Detroit. The side door has a ramp and a light, and the kettle is on before the music.</p>',
    fields: {
      hero: [
        {
          image_url: null,
          sml_header: 'About',
          lrg_subheader: 'Grown folks, on the count.',
          copy: 'Five coaches, two maple floors and one rule: everybody deserves a place to learn something out loud.',
          text_alignment: 'left',
        },
      ],
      introText:
        '<p>We train grown folks. On wheels, on the mat, under a bell. Small rooms, real records, and a coach who knows your name by the second song.</p>',
      ctas: [
        { url: paths.training(), text: 'See the sessions' },
        { url: paths.contact(), text: 'Write to us' },
      ],
    },
  },
  {
    htmlPath: asHtmlPath(paths.contact()),
    type: pageTypes.contact,
    title: 'Contact',
    seoTitle: `Contact the studio in ${brand.city}`,
    searchDescription:
      'How to reach the studio in Detroit: by phone, by email, or at the desk half an hour before any session. Private sessions and events as well.',
    bodyHtml:
      '<p>For private sessions and events, tell us how many you are and what you would like to hear.</p>',
    fields: {},
  },
];
