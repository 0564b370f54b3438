import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PageContext } from '../page.ts';
import { isRegistered } from '../sessions/card-action.ts';
import { joinHref } from '../sessions/member-rate-help.tsx';
import { joinQuery, openingQuery, registerQuery } from '../sessions/register-href.ts';
import { rateOf } from '../sessions/visitor-session.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { useVisitor, type Visitor } from '../visitor/visitor.ts';
import type { CarriedOver } from './guest-panel.tsx';
import { GuestPanelLoading } from './guest-panel-loading.tsx';
import { useGuestPanel } from './use-guest-panel.ts';
import { useRegisterClicks } from './use-register-clicks.ts';

interface GuestPanelHostProps {
  readonly sessions: readonly SessionSummary[];
  readonly context: PageContext;
  /** A guest has registered, so the spots on the page are out of date. */
  readonly onBooked?: () => void;
}

interface Registration {
  readonly session: SessionSummary;
  readonly isBooked: boolean;
  /** Begins with the membership chosen. */
  readonly joins: boolean;
}

const MemberPanel = lazy(async () => ({
  default: (await loadFile(() => import('./member-panel.tsx'))).MemberPanel,
}));

/** True if a member pays for a seat of this session in the panel. */
const mayOpen = (session: SessionSummary, visitor: Visitor): boolean =>
  visitor.kind === 'member' &&
  visitor.waiverAccepted &&
  visitor.paymentConsent &&
  !isRegistered(session, visitor) &&
  rateOf(session, visitor).cents > 0;

const isJoining = (search: string): boolean => search.includes(joinQuery);

/** The URL of the open panel, and that of the page without it. A reload after the registration shows the page. */
function addresses({ session, isBooked, joins }: Registration): { open: string; below: string } {
  const url = new URL(location.href);
  url.searchParams.delete('register');
  url.searchParams.delete('opening');
  url.searchParams.delete('join');
  if (!url.pathname.startsWith('/training/')) url.searchParams.delete('id');
  const below = url.href;
  if (isBooked) return { open: below, below };
  url.searchParams.set('id', session.public_id);
  url.searchParams.set('register', '1');
  if (joins) url.searchParams.set('join', '1');
  return { open: url.href, below };
}

/**
 * Opens the registration of a guest or member in place when a register link is pressed (SPEC-A 4), or immediately when the URL says `register=1`.
 * The form's script loads only then; a waiting panel is shown until it arrives.
 */
export function GuestPanelHost({ sessions, context, onBooked }: GuestPanelHostProps) {
  const { panel, load } = useGuestPanel();
  const opener = useRef<HTMLElement | null>(null);
  const [carried, setCarried] = useState<CarriedOver | null>(null);
  const visitor = useVisitor();

  const find = (search: string): SessionSummary | undefined => {
    const query = new URLSearchParams(search);
    const id = query.get('id') ?? query.get('session');
    return sessions.find(({ public_id }) => public_id === id);
  };
  const layer = useLayer<Registration>('registration', {
    addresses,
    named: () => {
      const session = location.search.includes(registerQuery) ? find(location.search) : undefined;
      // The spot of an email is taken again, which the page says.
      if (!session || (session.is_full && location.search.includes(openingQuery))) return null;
      load();
      return { session, isBooked: false, joins: isJoining(location.search) };
    },
    onClose: ({ isBooked }) => {
      // Includes the card and the password.
      setCarried(null);
      // A seat was taken, so the page is out of date (SPEC-A 4, success reloads the page).
      if (isBooked) location.reload();
      // Two dialogs followed each other, so only the link's ref knows where the focus came from. The timeout lets the
      // dialog close first: nothing outside a modal dialog can take the focus.
      else setTimeout(() => opener.current?.focus(), 0);
    },
  });
  const selected = layer.shown?.session ?? null;
  const joins = layer.shown?.joins === true;
  useRegisterClicks(find, (session, link) => {
    // A link inside the panel disappears with it, so the focus returns to the link that opened the first panel.
    if (!selected) opener.current = link;
    layer.open({ session, isBooked: false, joins: isJoining(link.search) });
    load();
  });
  const mayRegister = selected !== null && !joins && mayOpen(selected, visitor);
  // A member joins in the portal. One who cannot register, or pays nothing, continues on the session's page.
  useEffect(() => {
    if (!selected || visitor.kind !== 'member' || mayRegister) return;
    if (joins) location.replace(joinHref(context, selected, visitor));
    else if (location.pathname === selected.href.split('?')[0]) layer.end();
    // Replaces the panel's history entry, so that Back does not return here.
    else location.replace(selected.href);
  }, [selected, visitor, layer, mayRegister, joins, context]);
  const guestSession = visitor.kind === 'member' ? null : selected;
  const Panel = panel.kind === 'ready' && visitor.kind === 'guest' ? panel.Panel : null;
  const loading = guestSession !== null && Panel === null;
  return (
    <>
      <GuestPanelLoading
        open={loading}
        failed={panel.kind === 'failed'}
        href={context.here}
        onRetry={load}
        onClose={layer.close}
      />
      {selected && mayRegister ? (
        <Suspense fallback={null}>
          <MemberPanel
            key={selected.public_id}
            session={selected}
            context={context}
            onClose={layer.close}
            onChanged={() => onBooked?.()}
          />
        </Suspense>
      ) : null}
      {guestSession && Panel ? (
        <Panel
          key={guestSession.public_id}
          session={guestSession}
          context={context}
          joins={joins}
          carried={carried}
          onCarry={setCarried}
          onClose={layer.close}
          onBooked={() => {
            layer.open({ session: guestSession, isBooked: true, joins: false });
            onBooked?.();
          }}
        />
      ) : null}
    </>
  );
}
