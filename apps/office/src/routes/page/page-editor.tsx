import type { OfficePage } from '@detroit-well/api-client';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useId } from 'react';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { pageTypeOf } from '../../pages/page-types.ts';
import { readSettings } from '../../settings/settings.ts';
import { ConflictPanel } from '../../written/conflict-panel.tsx';
import { EpochContext } from '../../written/epoch.ts';
import { PublishingSection } from '../../written/publishing.tsx';
import { SearchAndSharing } from '../../written/search-and-sharing.tsx';
import { usePublishing } from '../../written/use-publishing.ts';
import { useSaving } from '../../written/use-saving.ts';
import { WrittenHead } from '../../written/written-head.tsx';
import { pageKind, pageLabels } from './page-kind.tsx';
import { PageParts } from './page-parts.tsx';
import { valuesOf, type PageValues } from './page-values.ts';

/** Writes a page of the public site: what the site shows of its type, and what search engines show. It is saved by itself. */
export function PageEditor({ page }: { readonly page: OfficePage }) {
  const formId = useId();
  const form = useForm<PageValues>({ defaultValues: valuesOf(page) });
  const saving = useSaving(pageKind, page, form);
  const { autosave, state, values, epoch, conflict } = saving;
  const publishing = usePublishing(saving, 0);
  const title = state.stored?.title || 'Untitled';
  const { label, note, without } = pageTypeOf(page.type);
  useScreen(title);
  useShortcuts([{ keys: 'ctrl+s', label: 'Save', run: () => void autosave.flush() }]);
  return (
    <EpochContext value={epoch}>
      <h1 className="visually-hidden">{title}</h1>
      <WrittenHead
        saving={saving}
        publishing={publishing}
        about={
          <>
            {`${label}, ${page.html_path} `}
            {(state.stored?.published_version ?? null) === null ? null : (
              <TextLink href={siteUrl(readSettings().publicSiteUrl, page.html_path)}>
                View on the site
              </TextLink>
            )}
          </>
        }
      />
      {conflict ? <ConflictPanel saving={saving} conflict={conflict} /> : null}
      <div hidden={conflict !== undefined} onBlur={() => autosave.leave()}>
        <Form
          form={form}
          id={formId}
          label="Page"
          className="post-editor"
          summary={false}
          pending={false}
          error={null}
          onSubmit={async () => {
            await autosave.flush();
          }}
        >
          <div className="post-canvas">
            <div className="post-title">
              <FormTextField name="title" label={pageLabels.title} maxLength={200} autoComplete="off" />
            </div>
            {note ? <p className="muted">{note}</p> : null}
            <PageParts type={page.type} />
          </div>
          <aside className="post-side" aria-label="About this page">
            <PublishingSection
              saving={saving}
              publishing={publishing}
              afterwards={`${without} You can publish it again.`}
            />
            <SearchAndSharing
              path={page.html_path}
              own={values}
              title={values.title}
              titleHint="Empty: the title of the page."
              description=""
            />
          </aside>
        </Form>
      </div>
      <LeaveGuard
        unsaved={state.kind !== 'saved'}
        isSaving={state.kind === 'saving' || state.kind === 'waiting'}
        here={paths.office.record('pages', page.id)}
        onLeave={() => autosave.leave()}
      />
    </EpochContext>
  );
}
