import type { OfficePerson } from '@detroit-well/api-client';
import type { MouseEvent } from 'react';
import { useMay } from '../../access/access.ts';

/** Moves the focus with the view, so that the keyboard goes on in that part. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector(event.currentTarget.hash);
  const heading = part?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  event.preventDefault();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  part?.scrollIntoView();
}

/** The way to the parts of the page of a person. */
export function SectionLinks({ person: { registrations, notes } }: { person: OfficePerson }) {
  const mayReadMoney = useMay('payments.read');
  const mayReadLog = useMay('audit.read');
  const links = [
    { id: 'profile', label: 'Profile' },
    { id: 'tags', label: 'Tags' },
    { id: 'emergency-contacts', label: 'Emergency contacts' },
    { id: 'membership', label: 'Membership' },
    { id: 'passes', label: 'Passes' },
    ...(mayReadMoney ? [{ id: 'studio-credit', label: 'Studio credit' }] : []),
    { id: 'registrations', label: 'Registrations', count: registrations.length },
    ...(mayReadMoney ? [{ id: 'ledger', label: 'Ledger' }] : []),
    { id: 'notes', label: 'Notes', count: notes.filter(({ removed }) => !removed).length },
    { id: 'waiver', label: 'Waiver' },
    { id: 'attendance', label: 'Attendance' },
    { id: 'emails', label: 'Emails' },
    ...(mayReadLog ? [{ id: 'history', label: 'History' }] : []),
  ];
  return (
    <nav className="section-links" aria-label="On this page">
      {links.map(({ id, label, count }) => (
        <a key={id} href={`#${id}`} onClick={follow}>
          {label}
          {count ? <span className="tnum">{count}</span> : null}
        </a>
      ))}
    </nav>
  );
}
