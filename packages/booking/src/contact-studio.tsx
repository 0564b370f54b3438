import { brand } from '@detroit-well/config/brand';

/** The ways to reach the studio when a part of a page does not work. The middle of a sentence. */
export const ContactStudio = () => (
  <>
    call <a href={brand.phone.href}>{brand.phone.label}</a> or write to{' '}
    <a href={`mailto:${brand.email}`}>{brand.email}</a>
  </>
);
