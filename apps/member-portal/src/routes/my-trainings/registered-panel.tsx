import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { registeredSessionQuery } from '../../api/queries.ts';

const RegisteredDone = lazy(async () => ({
  default: (await loadFile(() => import('../../registration/registered-done.tsx'))).RegisteredDone,
}));

/** The session in `?registered=`, which the public site names after a member has registered there. */
const namedSession = (): string => new URLSearchParams(location.search).get('registered') ?? '';

/** My Trainings without the query: a reload shows the list. */
function withoutQuery(): { open: string; below: string } {
  const url = new URL(location.href);
  url.searchParams.delete('registered');
  return { open: url.href, below: url.href };
}

/**
 * The end of a booking that a member made on the public site (SPEC-A 4): the registration as the server has it now. It opens
 * only for a registration that is confirmed; otherwise the list says what there is.
 */
export function RegisteredPanel({ now }: { now: Date }) {
  const [id] = useState(namedSession);
  const { data } = useQuery({
    ...registeredSessionQuery(id),
    enabled: id !== '',
    meta: { background: true },
  });
  const layer = useLayer<RegisteredSessionDetail>('registered', {
    addresses: withoutQuery,
    remember: () => null,
  });
  const isReady = data?.registration.status === 'confirmed';
  const open = useEffectEvent(() => {
    if (data) layer.open(data);
  });
  useEffect(() => {
    if (isReady) open();
  }, [isReady]);
  if (layer.shown === null) return null;
  return (
    <Suspense fallback={null}>
      <RegisteredDone
        session={layer.shown}
        registration={layer.shown.registration}
        message=""
        now={now}
        onClose={layer.close}
      />
    </Suspense>
  );
}
