import { isSiteLink } from '@detroit-well/validation';

/** Whether a text may lead there: an https address, a path of the site, an email address or a phone number. */
export const isLinkAddress = (address: string): boolean =>
  isSiteLink(address) || /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+)$/i.test(address);

export const wrongLink =
  'This is no address. Use one that begins with https://, a path such as /training, mailto: or tel:.';
