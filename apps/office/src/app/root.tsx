import { lazy } from 'react';
import { NewRecordForms, type NewRecordFormProps } from '../catalogue/new-record.tsx';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { RouterProvider } from 'react-aria-components';
import { RecordPlaces } from '../shell/places.tsx';
import { useLinks } from '../navigation/use-links.ts';
import { recordPlaces } from './records.tsx';

const NewRecordForm = lazy(async () => ({
  default: (await import('./new-record-form.tsx')).NewRecordForm,
}));

const showNewRecord = (props: NewRecordFormProps) => <NewRecordForm {...props} />;

/** The root of every screen. */
export function Root() {
  const navigate = useNavigate();
  useLinks();
  return (
    <RouterProvider navigate={(to) => void navigate(to)}>
      <ScrollRestoration />
      <NewRecordForms value={showNewRecord}>
        <RecordPlaces value={recordPlaces}>
          <Outlet />
        </RecordPlaces>
      </NewRecordForms>
    </RouterProvider>
  );
}
