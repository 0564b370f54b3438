import { networkOf } from '../../platform/rate-limits/network.ts';

/** The facts by which a person recognizes one of their sign-ins. Coarse on purpose: they identify no device and no household. */
export interface SignInOrigin {
  /** Browser and system, such as `Safari on iPhone`; empty if unknown. */
  readonly device: string;
  /** The first part of the network address, such as `203.0.113.x`; empty if unknown. */
  readonly network: string;
}

/** The first match names it. Chromium's siblings also call themselves Chrome, and Chrome also calls itself Safari. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Android also calls itself Linux, and iPhones say `like Mac OS X`. */
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Where a request comes from, as far as a list of sign-ins shows it. */
export function signInOrigin({ userAgent, address }: { userAgent: string; address: string }): SignInOrigin {
  const named = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return {
    device: [named(browsers), named(systems)].filter((name) => name !== undefined).join(' on '),
    network: coarse(networkOf(address)),
  };
}

/** Keeps the first three bytes of an IPv4 address and the first 48 bits of an IPv6 network. */
function coarse(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::`;
  const bytes = network.split('.');
  return bytes.length === 4 ? [...bytes.slice(0, 3), 'x'].join('.') : '';
}
