import { pageTypes } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { currentRefundPolicy } from '@detroit-well/pricing';
import { asHtmlPath, type SeededPage } from './pages.ts';

/** The three legal pages. These are demo texts: a business needs its own from a lawyer. */
export const legalPages: readonly SeededPage[] = [
  {
    htmlPath: asHtmlPath(paths.privacyPolicy()),
    type: pageTypes.privacyPolicy,
    title: 'Privacy Policy',
    seoTitle: 'Privacy Policy',
    searchDescription: `What ${brand.name} keeps about you, why, for how long, and how to have it corrected or deleted. Written to be read in five minutes.`,
    bodyHtml: `<p>${brand.legalName} runs this site from ${brand.address.locality}, ${brand.address.region}. This page says what we keep about you and why.</p>`,
    fields: {
      rules: [
        {
          title: 'What we keep',
          content:
            '<p>Your name, address, phone number and date of birth, because a training floor needs to know who is on it. Your registrations and payments, because the books need to add up. Your signed waiver, because the law says so. Notes and tags of our staff, such as an injury you told us about, so that everybody who helps you knows. If you give a gift card: the name and email address of the person who gets it, because we send it.</p>',
        },
        {
          title: 'What we do not keep',
          content:
            '<p>Card numbers. They go from your browser to the payment provider, and we see the brand and the last four digits.</p>',
        },
        {
          title: 'Who sees it',
          content:
            '<p>Our staff, your coach as far as the session needs it, and the providers who carry mail and payments for us. Nobody buys it.</p>',
        },
        {
          title: 'Your say',
          content: `<p>Ask for a copy, a correction or deletion at <a href="mailto:${brand.email}">${brand.email}</a>. We answer within thirty days.</p>`,
        },
      ],
    },
  },
  {
    htmlPath: asHtmlPath(paths.terms()),
    type: pageTypes.terms,
    title: 'Terms and Conditions',
    seoTitle: 'Terms and Conditions',
    searchDescription: `The terms for registering, paying, cancelling and being on the floor at ${brand.name} in Detroit, in plain words and in one place.`,
    bodyHtml: '<p>By registering for a session you agree to these terms. They are short on purpose.</p>',
    fields: {
      rules: [
        {
          title: 'Registering',
          content:
            '<p>You are 18 or over and have signed the waiver. A spot is yours when we have confirmed it.</p>',
        },
        {
          title: 'Paying',
          content:
            '<p>In one payment, in two payments two weeks apart, or in four payments one week apart. Members pay the member rate while their membership is active on the day of the session.</p>',
        },
        {
          title: 'Cancelling',
          content: `<p>Cancel ${currentRefundPolicy.fullRefundBeforeHours} or more hours before the session starts and everything you paid goes back to you. Later than that nothing is refunded, and nothing further is charged. If we cancel, you get everything back.</p>`,
        },
        {
          title: 'On the floor',
          content:
            '<p>Helmet and wrist guards on wheels. Phones on the bench. The coach and the floor guard have the last word.</p>',
        },
      ],
    },
  },
  {
    htmlPath: asHtmlPath(paths.cookies()),
    type: pageTypes.cookiePolicy,
    title: 'Cookie Policy',
    seoTitle: 'Cookie Policy and storage',
    searchDescription: `Which cookies and local storage ${brand.name} uses: what keeps you signed in, what remembers your theme, and why nothing follows you around.`,
    bodyHtml: '<p>We use as little of this as the site can run on.</p>',
    fields: {
      rules: [
        {
          title: 'To keep you signed in',
          content:
            '<p>Your session lives in the storage of your browser and one cookie that says you are signed in.</p>',
        },
        {
          title: 'To remember your choices',
          content:
            '<p>Whether you like the lights up or down, and a random key so that your like counts once. Also the last five sessions you opened, so that the membership page can add them up; they never leave your device.</p>',
        },
        {
          title: 'What we do not do',
          content:
            '<p>No advertising cookies, no fingerprinting, nothing that follows you to another site.</p>',
        },
      ],
    },
  },
];
