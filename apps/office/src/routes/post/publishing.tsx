import type { OfficePost } from '@detroit-well/api-client';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { TextField } from '@detroit-well/ui/components/text-field';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { postQuery } from '../../api/post-queries.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { PostState } from '../../posts/post-state.tsx';
import { readSettings } from '../../settings/settings.ts';
import type { PostPublishing } from './use-publishing.ts';
import type { PostSaving } from './use-post-saving.ts';

interface PublishingProps {
  readonly saving: PostSaving;
  readonly publishing: PostPublishing;
}

/** Whether the post is on the site, and when it goes there or off it. */
export function Publishing({ saving, publishing }: PublishingProps) {
  const { stored } = saving.state;
  const { isLater, day, time, wrongTime } = publishing;
  return (
    <section aria-labelledby="post-publishing">
      <h2 id="post-publishing">Publishing</h2>
      {stored === null ? <p className="muted">A draft until you publish it.</p> : <State post={stored} />}
      <RadioCards
        legend="Goes on the site"
        value={isLater ? 'later' : 'now'}
        onChange={(value) => publishing.setLater(value === 'later')}
        options={[
          { value: 'now', label: 'Now' },
          {
            value: 'later',
            label: 'At a time',
            detail: 'In Detroit. Later changes wait for the next publishing.',
            opened: (
              <div className="post-pair">
                <TextField
                  label="Day"
                  type="date"
                  value={day}
                  error={wrongTime}
                  onChange={({ target }) => publishing.setDay(target.value)}
                />
                <TextField
                  label="Time"
                  type="time"
                  value={time}
                  onChange={({ target }) => publishing.setTime(target.value)}
                />
              </div>
            ),
          },
        ]}
      />
      {stored === null ? null : (
        <div className="acts">
          {stored.status === 'published' || stored.status === 'scheduled' ? (
            <Unpublish saving={saving} post={stored} />
          ) : null}
          {stored.status === 'draft' ? <DeleteDraft saving={saving} post={stored} /> : null}
        </div>
      )}
    </section>
  );
}

function State({ post }: { readonly post: OfficePost }) {
  const { published_at: at, address } = post;
  return (
    <div className="post-state">
      <PostState post={post} problems={0} />
      {address === null || at === null ? null : (
        <small>
          {`On the site since ${formatMediumDate(at)}, ${formatTime(at)}. `}
          <TextLink href={siteUrl(readSettings().publicSiteUrl, address)}>Read it there</TextLink>
        </small>
      )}
    </div>
  );
}

interface ActionProps {
  readonly saving: PostSaving;
  readonly post: OfficePost;
}

function Unpublish({ saving: { autosave }, post }: ActionProps) {
  const [asking, setAsking] = useState(false);
  const isShown = post.published_version !== null;
  const change = useChange({
    send: ({ id, version }: { id: string; version: number }, idempotencyKey) =>
      client.office.posts.unpublish({ params: { id }, body: { version } }, { idempotencyKey }),
    onDone: (taken) => {
      autosave.accept(taken);
      setAsking(false);
      showToast({ tone: 'ok', title: isShown ? 'It is off the site.' : 'It is not scheduled any more.' });
    },
  });
  const label = isShown ? 'Unpublish' : 'End the schedule';
  return (
    <>
      <Button size="xs" variant="line" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isShown ? 'Take this post off the site?' : 'End the schedule of this post?'}
        confirmLabel={label}
        cancelLabel="Keep it"
        busy={change.isPending}
        busyLabel="Saving..."
        error={change.error ? problemText(change.error) : undefined}
        onConfirm={() => {
          const { stored } = autosave.state();
          change.mutate({ id: post.id, version: stored?.version ?? post.version });
        }}
        onClose={() => {
          change.reset();
          setAsking(false);
        }}
      >
        {isShown
          ? 'Its page is gone then, and so is its schedule. Likes stay, and you can publish it again.'
          : 'It does not go on the site by itself then.'}
      </ConfirmDialog>
    </>
  );
}

function DeleteDraft({ saving: { state, autosave }, post }: ActionProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useChange({
    send: (id: string) => client.office.posts.remove({ params: { id } }),
    onDone: () => {
      autosave.close();
      showToast({ tone: 'ok', title: 'The draft was deleted.' });
      queries.removeQueries({ queryKey: postQuery(post.id).queryKey });
      void navigate(paths.office.posts(), { replace: true });
    },
  });
  return (
    <>
      <Button
        size="xs"
        variant="line"
        disabledReason={state.kind === 'saving' ? 'The draft is being saved.' : undefined}
        onClick={() => setAsking(true)}
      >
        Delete draft
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this draft?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        busy={remove.isPending}
        busyLabel="Deleting..."
        error={remove.error ? problemText(remove.error) : undefined}
        onConfirm={() => remove.mutate(post.id)}
        onClose={() => {
          remove.reset();
          setAsking(false);
        }}
      >
        All its revisions go with it.
      </ConfirmDialog>
    </>
  );
}
