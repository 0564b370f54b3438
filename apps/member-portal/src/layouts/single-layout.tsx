import { QueryClientProvider } from '@tanstack/react-query';
import { brand } from '@detroit-well/config/brand';
import { studio } from '@detroit-well/config/studio';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { SkipLink } from '@detroit-well/ui/components/skip-link';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { newQueryClient } from '../api/query-client.ts';
import { prefetchLoadFailure } from '../outcomes/load-failure.tsx';
import './single-layout.css';

/** The layout of a page with one task, which somebody opens by a link: one column, no menu and nothing of a sign-in. */
export function SingleLayout() {
  const [queryClient] = useState(newQueryClient);
  useEffect(prefetchLoadFailure, []);
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <div className="single">
        <header className="single__top" data-theme="dark">
          <span className="brand">
            <Lockup name={brand.name} />
          </span>
        </header>
        <main id="main" className="single__main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className="single__foot">
          <p>
            <span>{`${brand.name}, ${studio.address}. `}</span>
            <a href={brand.phone.href}>{brand.phone.label}</a>
          </p>
        </footer>
      </div>
    </QueryClientProvider>
  );
}
