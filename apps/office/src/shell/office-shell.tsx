import { useQuery } from '@tanstack/react-query';
import { SkipLink } from '@detroit-well/ui/components/skip-link';
import { isApiError } from '@detroit-well/api-client';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { accessQuery } from '../api/queries.ts';
import { KeyList } from '../keyboard/key-list.tsx';
import { useKeyboard, useShortcuts } from '../keyboard/shortcuts.ts';
import { LoadFailure } from '../outcomes/load-failure.tsx';
import { NoRole } from '../outcomes/no-role.tsx';
import { OpenSearchContext } from '../outcomes/search-button.tsx';
import { AccessContext } from '../access/access.ts';
import { Bar, TopBar } from './bars.tsx';
import { FootBar } from './foot-bar.tsx';
import { startSignOut } from './leave.ts';
import { Palette } from './palette.tsx';
import { PaletteDialogs, type PaletteDialog } from './palette-dialogs.tsx';
import { usePlaces } from './places.tsx';
import { Rail } from './rail.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

const SyncBar = lazy(async () => ({ default: (await import('../roster/sync-bar.tsx')).SyncBar }));

/** The frame of every screen of the office, for people with a role. */
export function OfficeShell() {
  const access = useQuery(accessQuery());
  if (access.data) {
    return (
      <AccessContext value={access.data}>
        <Frame permissions={access.data.permissions} />
      </AccessContext>
    );
  }
  if (isApiError(access.error) && access.error.status === 403) return <NoRole />;
  return (
    <main id="main" className="office__alone">
      {access.error ? <LoadFailure error={access.error} onRetry={() => void access.refetch()} /> : null}
    </main>
  );
}

function Frame({ permissions }: { permissions: readonly string[] }) {
  const navigate = useNavigate();
  const [layer, setLayer] = useState<'palette' | 'keys' | null>(null);
  const [dialog, setDialog] = useState<PaletteDialog | null>(null);
  const places = usePlaces(permissions);
  const close = (): void => setLayer(null);
  const openSearch = (): void => setLayer('palette');
  const onSignOut = (): void => void startSignOut(() => setDialog({ does: 'sign-out' }));
  useKeyboard();
  useFocusFallback();
  useShortcuts([
    { keys: 'ctrl+k', label: 'Search and commands', run: openSearch },
    { keys: '?', label: 'This list', run: () => setLayer('keys') },
    ...places.map(({ label, href, key }) => ({
      keys: `g ${key}`,
      label: `Go to ${label}`,
      run: () => void navigate(href),
    })),
  ]);
  return (
    <div className="office">
      <SkipLink />
      <Rail places={places} onKeys={() => setLayer('keys')} onSignOut={onSignOut} />
      <TopBar onSearch={openSearch} />
      <div className="desk">
        <Bar onSearch={openSearch} />
        <Suspense>
          <SyncBar />
        </Suspense>
        <main id="main" className="work" tabIndex={-1}>
          <OpenSearchContext value={openSearch}>
            <Outlet />
          </OpenSearchContext>
        </main>
      </div>
      <FootBar places={places} onSignOut={onSignOut} />
      <Palette
        open={layer === 'palette'}
        onClose={close}
        onKeys={() => setLayer('keys')}
        onSignOut={onSignOut}
        onDialog={setDialog}
        places={places}
      />
      <PaletteDialogs dialog={dialog} onClose={() => setDialog(null)} />
      <KeyList open={layer === 'keys'} onClose={close} />
    </div>
  );
}
