import type { OfferedPlan } from '@detroit-well/booking/joining/sold-plan';
import { codeInAddress } from '@detroit-well/booking/promo-code/address';
import { paths } from '@detroit-well/config/paths';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { PageContext } from '../../page.ts';
import { GuestPanelLoading } from '../../registration/guest-panel-loading.tsx';
import { joinQuery } from '../../sessions/register-href.ts';
import { useVisitor } from '../../visitor/visitor.ts';
import { joinHere, joinInPortal } from './join-link.ts';
import type { JoinPanelProps } from './join-panel.tsx';

interface Joining {
  readonly version: string;
  readonly isPaid: boolean;
}

type Panel = (props: JoinPanelProps) => ReactNode;

function addresses({ version, isPaid }: Joining): { open: string; below: string } {
  const code = codeInAddress();
  const below = location.origin + paths.membership(code === '' ? {} : { code });
  // A reload after the purchase shows the page.
  return { open: isPaid ? below : location.origin + joinHere(version), below };
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The panel in which a visitor joins, and the handler of the links that open it. Its script loads only then. */
export function useJoinPanel(context: PageContext, plans: readonly OfferedPlan[]) {
  const visitor = useVisitor();
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const load = (): void => {
    setFailed(false);
    loadFile(() => import('./join-panel.tsx')).then(
      ({ JoinPanel }) => setPanel(() => JoinPanel),
      () => setFailed(true),
    );
  };
  const layer = useLayer<Joining>('join', {
    addresses,
    named: () => {
      const version = new URLSearchParams(location.search).get('plan');
      if (version === null || !location.search.includes(joinQuery)) return null;
      load();
      return { version, isPaid: false };
    },
    // Two dialogs followed each other. The timeout lets the dialog close first: nothing outside can take the focus.
    onClose: () => setTimeout(() => opener.current?.focus(), 0),
  });
  const joining = layer.shown;
  const isOpen = joining !== null;
  const isMember = visitor.kind === 'member';
  const version = joining?.version;
  // A member joins in the portal, with the card that is saved there.
  useEffect(() => {
    if (version !== undefined && isMember) location.replace(joinInPortal(context, version));
  }, [version, isMember, context]);
  const first = plans.find(({ version_id }) => version_id === version) ?? plans[0];
  const isReady = Panel !== null && visitor.kind === 'guest';
  return {
    onJoin: (event: MouseEvent<HTMLAnchorElement>, chosen: string): void => {
      if (isMember || !isPlain(event)) return;
      event.preventDefault();
      opener.current = event.currentTarget;
      layer.open({ version: chosen, isPaid: false });
      load();
    },
    panel: (
      <>
        <GuestPanelLoading
          title="Join"
          open={isOpen && !isReady && first !== undefined}
          failed={failed}
          href={context.here}
          onRetry={load}
          onClose={layer.close}
        />
        {joining && first && isReady ? (
          <Panel
            context={context}
            plans={plans}
            first={first}
            onClose={layer.close}
            onJoined={() => layer.open({ ...joining, isPaid: true })}
          />
        ) : null}
      </>
    ),
  };
}
