import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import type { Link } from './chain.ts';

/** One line of evidence: its label and the recorded value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const ways: Readonly<Record<Link['method'], string>> = {
  signature: 'Signature drawn on the screen',
  checkbox: 'Checkbox, when registering as a guest',
  link: 'Signature drawn on the screen, by a link that the studio gave',
};

/**
 * The evidence of an acceptance, as the download prints it, in studio time. The chain does not contain names, because they can
 * be erased on request. The name at signing comes first and today's account holder last; both lines say that they are not part
 * of it.
 */
export function evidenceOf(link: Link, names: { atSigning: string; today: string }): Fact[] {
  const facts = {
    'Signed by': names.atSigning && `${names.atSigning} (name at signing, kept outside the chain)`,
    Account: link.userId,
    How: ways[link.method],
    'Liability waiver': link.waiverAccepted ? 'Accepted' : 'Not accepted',
    'Payment consent': link.paymentConsent ? 'Given' : 'Not given',
    'Time, by our clock': inStudioTime(link.acceptedAt),
    'Time, as the device said': link.clientTime,
    'Address, as we saw it': link.serverAddress,
    'Address, as the device said': link.clientAddress,
    Browser: link.userAgent,
    'Version of the text': link.version,
    'SHA-256 of the text': link.contentHash,
    'SHA-256 of the signature': link.signatureFile ?? '',
    'Number in the chain': String(link.sequence),
    'Hash of the one before': link.previousHash,
    'Hash of this acceptance': link.chainHash,
    'Account holder today': names.today && `${names.today} (from the account, not part of the chain)`,
  };
  return Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value }));
}

/** `Saturday, March 14, 2026, 6:30 PM EDT (2026-03-14T22:30:05.120Z)`. */
function inStudioTime(at: Date): string {
  return `${formatLongDate(at)}, ${formatTime(at)} ${zoneName(at)} (${at.toISOString()})`;
}
