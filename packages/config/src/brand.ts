/** The only place that spells the product name; rename the product here (SPEC-A 1). */
export const brand = {
  name: 'Detroit//Well',
  legalName: 'Detroit Well LLC',
  /** Separates the page title from the product name in a document title (SPEC-B 9). */
  titleSeparator: ' | ',
  tagline: 'The Experience. The Standard.',
  city: 'Detroit',
  phone: { label: '(313) 555-0142', href: 'tel:+13135550142' },
  email: 'hello@detroitwell.example',
  address: { locality: 'Detroit', region: 'Michigan', country: 'US' },
  social: [
    { label: 'Instagram', href: 'https://www.instagram.com/detroitwell.example' },
    { label: 'YouTube', href: 'https://www.youtube.com/@detroitwell.example' },
    { label: 'Facebook', href: 'https://www.facebook.com/detroitwell.example' },
    { label: 'TikTok', href: 'https://www.tiktok.com/@detroitwell.example' },
  ],
} as const;

/** The title of a document: `Training | <product>`; without a page title, the product alone (SPEC-A 2, metadata). */
export function pageTitle(page?: string): string {
  const title = page?.trim();
  return title ? title + brand.titleSeparator + brand.name : brand.name;
}
