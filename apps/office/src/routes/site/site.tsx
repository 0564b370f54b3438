import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useMay } from '../../access/access.ts';
import { rolesText } from '../../access/who-may.ts';
import { siteMenuQuery, siteStateQuery, testimonialsQuery } from '../../api/queries.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { MenuForm } from './menu-form.tsx';
import { OpeningForm } from './opening-form.tsx';
import { TestimonialsForm } from './testimonials-form.tsx';

/** What the public site shows besides its pages and sessions: whether it is open, its menu, and what members say. */
export function Screen() {
  useScreen('Site');
  const mayOpen = useMay('site.write');
  const mayWrite = useMay('content.write');
  const state = useQuery({ ...siteStateQuery(), enabled: mayOpen });
  const menu = useQuery({ ...siteMenuQuery(), enabled: mayWrite });
  const testimonials = useQuery({ ...testimonialsQuery(), enabled: mayWrite });
  /** The forms with something that is not saved. */
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const mark = (name: string) => (isUnsaved: boolean) =>
    setUnsaved(
      (before) => new Set([...before].filter((one) => one !== name).concat(isUnsaved ? [name] : [])),
    );
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Site</h1>
          <p>The menu of the public site, what members say there, and whether it is open.</p>
        </hgroup>
      </div>
      {mayWrite ? (
        <div className="site-parts">
          <Part of={menu} failed="The menu did not load.">
            {(data) => <MenuForm stored={data} onUnsaved={mark('menu')} />}
          </Part>
          <Part of={testimonials} failed="The testimonials did not load.">
            {(data) => <TestimonialsForm stored={data} onUnsaved={mark('testimonials')} />}
          </Part>
          {mayOpen ? (
            <Part of={state} failed="Whether the site is open did not load.">
              {(data) => <OpeningForm stored={data} onUnsaved={mark('opening')} />}
            </Part>
          ) : null}
        </div>
      ) : (
        <p>{rolesText('change the words of the site', 'content.write')}</p>
      )}
      <LeaveGuard unsaved={unsaved.size > 0} />
    </>
  );
}

interface PartProps<Data> {
  readonly of: UseQueryResult<Data>;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

function Part<Data>({ of: { data, error, refetch }, failed, children }: PartProps<Data>) {
  if (data !== undefined) return children(data);
  return error ? <PartFailure sentence={failed} onRetry={() => void refetch()} /> : <Skeleton height={240} />;
}
