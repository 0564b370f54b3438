/** The supported countries and their states (SPEC-A 3, SPEC-B 9). */
export interface Region {
  readonly code: string;
  readonly name: string;
}

export const countries = [
  { code: 'US', name: 'United States' },
  { code: 'CA', name: 'Canada' },
  { code: 'MX', name: 'Mexico' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'AU', name: 'Australia' },
  { code: 'DE', name: 'Germany' },
  { code: 'FR', name: 'France' },
  { code: 'IT', name: 'Italy' },
  { code: 'ES', name: 'Spain' },
  { code: 'JP', name: 'Japan' },
] as const satisfies readonly Region[];

export type CountryCode = (typeof countries)[number]['code'];

export const countryCodes: readonly CountryCode[] = countries.map((country) => country.code);

export const defaultCountry: CountryCode = 'US';

/** `CODE Name` pairs, separated by commas. */
function parseRegions(list: string): readonly Region[] {
  return list.split(',').map((entry) => {
    const pair = entry.trim();
    return { code: pair.slice(0, 2), name: pair.slice(3) };
  });
}

const statesByCountry: Readonly<Partial<Record<string, readonly Region[]>>> = {
  US: parseRegions(`AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
    DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana,
    IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan,
    MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire,
    NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma,
    OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas,
    UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`),
  CA: parseRegions(`AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
    NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec,
    SK Saskatchewan, YT Yukon`),
};

/** The states of a country; empty for countries without a list, where the field is optional free text. */
export function statesOf(country: string): readonly Region[] {
  return (Object.hasOwn(statesByCountry, country) ? statesByCountry[country] : undefined) ?? [];
}

/** `Michigan` for `US`, `MI`; the code itself when it is not in the list. */
export function stateName(country: string, code: string): string {
  return statesOf(country).find((state) => state.code === code)?.name ?? code;
}

/** `United States` for `US`; the code itself when the country is not supported. */
export function countryName(code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code;
}
