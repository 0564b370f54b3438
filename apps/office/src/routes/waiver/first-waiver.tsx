import { isApiError, type PublishWaiverParams } from '@detroit-well/api-client';
import { waiverQueries } from '@detroit-well/api-client/queries';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { TextField } from '@detroit-well/ui/components/text-field';
import { requiredText } from '@detroit-well/validation/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

/** The first waiver of the studio: its text beside how people will read it. */
export function FirstWaiver() {
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<{
    readonly title?: string | undefined;
    readonly text?: string | undefined;
  }>({});
  const [asking, setAsking] = useState(false);
  const publish = useChange({
    send: (body: PublishWaiverParams, idempotencyKey) =>
      client.office.waiver.publish({ body }, { idempotencyKey }),
    onDone: () => {
      setAsking(false);
      showToast({ tone: 'ok', title: 'The waiver is in force.' });
      void queries.invalidateQueries({ queryKey: waiverQueries(client).content().queryKey });
    },
  });
  const confirm = (): void =>
    publish.mutate(
      { title: title.trim(), text: text.trim() },
      {
        onError: (error) => {
          if (!isApiError(error)) return;
          const { title: [first] = [], text: [second] = [] } = error.fieldErrors;
          setWrong({ title: first, text: second });
          // The fields are below the dialog.
          if (first ?? second) setAsking(false);
        },
      },
    );
  const ask = (): void => {
    const missing = {
      title: title.trim() === '' ? requiredText('Title') : undefined,
      text: text.trim() === '' ? requiredText('Text') : undefined,
    };
    setWrong(missing);
    if (!missing.title && !missing.text) setAsking(true);
  };
  return (
    <div className="waiver-editor">
      <div className="card">
        <TextField
          label="Title"
          maxLength={120}
          autoComplete="off"
          value={title}
          error={wrong.title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label="Text"
          hint="Plain text. An empty line begins a paragraph."
          rows={16}
          value={text}
          error={wrong.text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="acts">
          <Button variant="signal" slash onClick={ask}>
            Publish
          </Button>
        </div>
      </div>
      <section aria-label="Preview" className="waiver-preview">
        <h2>{title.trim() || 'Title'}</h2>
        {paragraphsOf(text).map((paragraph, index) => (
          // Paragraphs have no identity of their own, and hold no state.
          <p key={index}>{paragraph}</p>
        ))}
      </section>
      <ConfirmDialog
        open={asking}
        title="Publish the waiver?"
        confirmLabel="Publish"
        cancelLabel="Keep writing"
        busy={publish.isPending}
        busyLabel="Publishing..."
        error={publish.error ? problemText(publish.error) : undefined}
        onConfirm={confirm}
        onClose={() => {
          publish.reset();
          setAsking(false);
        }}
      >
        <p>From now on everybody signs this text before a session. It cannot be changed afterwards.</p>
      </ConfirmDialog>
    </div>
  );
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
