import type { OfficePost } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { postChecks } from '@detroit-well/validation';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { readSettings } from '../../settings/settings.ts';
import { ConflictPanel } from '../../written/conflict-panel.tsx';
import { EpochContext } from '../../written/epoch.ts';
import { PublishingSection } from '../../written/publishing.tsx';
import { RichTextField } from '../../written/rich-text-field.tsx';
import { SearchAndSharing } from '../../written/search-and-sharing.tsx';
import { usePublishing } from '../../written/use-publishing.ts';
import { useSaving } from '../../written/use-saving.ts';
import { WrittenHead } from '../../written/written-head.tsx';
import { BlockList } from './block-list.tsx';
import { Checks } from './checks.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { postKind } from './post-kind.tsx';
import { postLabels } from './post-labels.ts';
import { PostFacts } from './post-facts.tsx';
import { checkedOf, slugOf, valuesOf, wordCount, type PostValues } from './post-values.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

const sharing = {
  label: 'Share preview',
  dialog: ({ id }: OfficePost, onClose: () => void) => <ShareDialog id={id} onClose={onClose} />,
};

interface PostEditorProps {
  /** The post as it is stored; null for a new one. */
  readonly post: OfficePost | null;
  /** Called when a new post got its id. */
  readonly onMade?: (id: string) => void;
}

/** Writes a post: its text and what lists and search engines show of it. The draft is saved by itself. */
export function PostEditor({ post, onMade }: PostEditorProps) {
  const formId = useId();
  const form = useForm<PostValues>({ defaultValues: valuesOf(post) });
  const saving = useSaving(postKind, post, form);
  const { autosave, state, values, epoch, conflict } = saving;
  const { stored } = state;
  const checks = postChecks(checkedOf(values));
  const errors = checks.filter(({ level }) => level === 'error').length;
  const publishing = usePublishing(saving, errors);
  const [ownsSlug, setOwnsSlug] = useState(() => isOwnSlug(post));
  const title = stored?.title || (stored === null ? 'New post' : 'Untitled');
  useScreen(title);
  const made = useEffectEvent((id: string) => onMade?.(id));
  const madeId = post === null ? stored?.id : undefined;
  useEffect(() => {
    if (madeId !== undefined) made(madeId);
  }, [madeId]);
  useShortcuts([{ keys: 'ctrl+s', label: 'Save', run: () => void autosave.flush() }]);
  return (
    <EpochContext value={epoch}>
      <h1 className="visually-hidden">{title}</h1>
      <WrittenHead
        saving={saving}
        publishing={publishing}
        about={lengthText(wordCount(values), values.body.length)}
        more={sharing}
      />
      {conflict ? <ConflictPanel saving={saving} conflict={conflict} /> : null}
      <div hidden={conflict !== undefined} onBlur={() => autosave.leave()}>
        <Form
          form={form}
          id={formId}
          label="Post"
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
              <FormTextField
                name="title"
                label="Title"
                maxLength={200}
                autoComplete="off"
                rules={{
                  onChange: ({ target }: { target: { value: string } }) => {
                    if (!ownsSlug) form.setValue('slug', slugOf(target.value));
                  },
                }}
              />
            </div>
            <FormTextArea name="subheader" label={postLabels.subheader} optional rows={2} maxLength={300} />
            <Suspense fallback={<Skeleton height={420} />}>
              <RichTextField name="intro" label="Introduction" />
            </Suspense>
            <BlockList />
          </div>
          <aside className="post-side" aria-label="About this post">
            <PublishingSection
              saving={saving}
              publishing={publishing}
              {...(stored?.address && { siteHref: siteUrl(readSettings().publicSiteUrl, stored.address) })}
              afterwards="Its page is gone then, and so is its schedule. Likes stay, and you can publish it again."
            >
              {stored?.status === 'draft' ? <DeleteDraft saving={saving} post={stored} /> : null}
            </PublishingSection>
            <PostFacts
              error={state.error}
              onSlug={(typed) => setOwnsSlug(typed !== '' && typed !== slugOf(values.title))}
            />
            <SearchAndSharing
              path={paths.theStandard()}
              own={values}
              title={values.title}
              titleHint="Empty: the title of the post."
              description={values.excerpt}
              descriptionHint="Empty: the excerpt."
            />
            <Checks formId={formId} checks={checks} body={values.body} />
          </aside>
        </Form>
      </div>
      <LeaveGuard
        unsaved={state.kind !== 'saved'}
        isSaving={state.kind === 'saving' || state.kind === 'waiting'}
        here={stored === null ? undefined : paths.office.post(stored.id)}
        onLeave={() => autosave.leave()}
      />
    </EpochContext>
  );
}

/** Whether the address does not follow the title: somebody chose it, or it was on the site. */
const isOwnSlug = (post: OfficePost | null): boolean =>
  post !== null &&
  (post.status !== 'draft' ||
    (post.slug !== '' && !post.slug.startsWith(slugOf(post.title))) ||
    post.published_at !== null);

function lengthText(words: number, blocks: number): string {
  const minutes = Math.max(1, Math.ceil(words / constants.readingWordsPerMinute));
  return [
    blocks === 1 ? '1 block' : `${blocks} blocks`,
    words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`,
    minutes === 1 ? '1 minute to read.' : `${minutes} minutes to read.`,
  ].join(', ');
}
