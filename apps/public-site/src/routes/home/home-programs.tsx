import { artPath } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { slug } from '@detroit-well/config/slug';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { ArrowIcon } from '@detroit-well/ui/icons';
import type { ReactNode } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import type { HomeData } from './loader.ts';

interface Panel {
  readonly line: ReactNode;
  readonly picture: string;
  readonly ground: 'ink' | 'bone' | 'maple';
}

const panels: Readonly<Record<string, Panel>> = {
  'skate-well': {
    line: (
      <>
        Balance, edges and <span data-part="word">Detroit-style</span> rhythm on eight wheels.
      </>
    ),
    picture: artPath.named('tile-skate'),
    ground: 'ink',
  },
  'movement-well': {
    line: 'Mobility and flow for joints that have lived a little.',
    picture: artPath.named('tile-movement'),
    ground: 'bone',
  },
  'core-strength': {
    line: 'Carry, hinge, brace. The trunk that keeps you rolling.',
    picture: artPath.named('tile-core'),
    ground: 'maple',
  },
};

/** The three programs, separated by the two slashes. */
export function HomePrograms({ categories }: Pick<HomeData, 'categories'>) {
  return (
    <section className="home-programs" aria-label="Programs">
      {categories.map(({ name, count }) => {
        const panel = panels[slug(name)];
        if (!panel) return null;
        return (
          <a key={name} href={paths.training({ category: name })} data-ground={panel.ground}>
            <span data-part="in">
              <Picture path={panel.picture} width={820} height={900} />
              <span data-part="text">
                <Lockup name={name} />
                <span data-part="line">{panel.line}</span>
                {count > 0 ? (
                  <b className="text-link">
                    <span>{count === 1 ? '1 session' : `${count} sessions`}</span>
                    <ArrowIcon />
                  </b>
                ) : null}
              </span>
            </span>
          </a>
        );
      })}
    </section>
  );
}
