import { officeRecord } from '@detroit-well/api-client/office';
import { FilterIcon, Icon, PersonIcon } from '@detroit-well/ui/icons';
import type { RouteObject } from 'react-router-dom';
import { recordNames, type KeptNoun } from '../navigation/record-names.ts';
import type { Place } from '../shell/places.tsx';
import { recordScreens } from './record-screens.tsx';

interface RecordRow {
  readonly place: Pick<Place, 'group' | 'key' | 'icon'>;
  readonly screens: readonly RouteObject[];
}

/** Where each kind of records stands in the rail, and its screens. */
const records: Readonly<Record<KeptNoun, RecordRow>> = {
  plan: {
    place: { group: 'people', key: 'b', icon: <Icon d="M3 4.500h14v11H3zM6.500 8h3M6.500 12h7" /> },
    screens: recordScreens('plan', async () => (await import('../routes/plans/plan-kind.tsx')).planKind),
  },
  promo_code: {
    place: {
      group: 'people',
      key: 'v',
      icon: <Icon d="M3 9.500V3h6.500L17 10.500 10.500 17zM6.500 6.500v.010" />,
    },
    screens: recordScreens(
      'promo_code',
      async () => (await import('../routes/promo-codes/promo-code-kind.tsx')).promoCodeKind,
    ),
  },
  program: {
    place: { group: 'catalogue', key: 'g', icon: <Icon d="M4 4h12v4H4zM4 11h12v5H4z" /> },
    screens: recordScreens(
      'program',
      async () => (await import('../routes/programs/program-kind.tsx')).programKind,
    ),
  },
  category: {
    place: { group: 'catalogue', key: 'c', icon: <FilterIcon /> },
    screens: recordScreens(
      'category',
      async () => (await import('../routes/categories/category-kind.tsx')).categoryKind,
    ),
  },
  coach: {
    place: { group: 'catalogue', key: 'o', icon: <PersonIcon /> },
    screens: recordScreens('coach', async () => (await import('../routes/coaches/coach-kind.tsx')).coachKind),
  },
  location: {
    place: {
      group: 'catalogue',
      key: 'l',
      icon: <Icon d="M10 17.500 5 11a6 6 0 1 1 10 0zM10 7v.500" />,
    },
    screens: recordScreens(
      'location',
      async () => (await import('../routes/locations/location-kind.tsx')).locationKind,
    ),
  },
};

export const keptNouns = Object.keys(records) as KeptNoun[];

export const recordRoutes: RouteObject[] = Object.values(records).flatMap(({ screens }) => screens);

export const recordPlaces: readonly Place[] = keptNouns.map((one) => {
  const { place } = records[one];
  const { title, listHref } = recordNames(one);
  return { ...place, label: title, href: listHref, permission: officeRecord(one).read };
});
