import { Button } from '@detroit-well/ui/components/button';
import { Field, useFieldLinks, type FieldTexts } from '@detroit-well/ui/components/field';
import { TextField } from '@detroit-well/ui/components/text-field';
import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { documentOf, htmlOf } from './html.ts';
import { isLinkAddress, wrongLink } from './link-address.ts';
import { leftOutOf, pasteHtml } from './pasted.ts';
import { schema } from './schema.ts';

export interface RichTextProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly label: string;
  /** HTML. Only its first value counts: another text is another editor, by `key`. */
  readonly value: string;
  readonly onChange: (html: string) => void;
}

const { nodes, marks } = schema;

const inserted: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const keys = keymap({
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  'Shift-Enter': chainCommands(exitCode, inserted),
  Enter: splitListItem(nodes.list_item),
  // Only in a list. Elsewhere Tab leaves the editor.
  Tab: sinkListItem(nodes.list_item),
  'Shift-Tab': liftListItem(nodes.list_item),
});

interface Tool {
  readonly name: string;
  readonly shown: string;
  readonly run: Command;
  readonly isOn: (state: EditorState) => boolean;
}

const hasMark = (type: MarkType) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};
const isIn =
  (type: NodeType, attrs: Readonly<Record<string, unknown>> = {}) =>
  ({ selection: { $from } }: EditorState) =>
    Array.from({ length: $from.depth + 1 }, (_each, depth) => $from.node(depth)).some((node) =>
      node.hasMarkup(type, { ...node.attrs, ...attrs }),
    );

/** Sets a heading, or takes it back. */
const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(nodes.heading, { level })(state)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

/** Makes a list, or ends it. */
const list =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isIn(type)(state) ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(type)(state, dispatch);

const never = () => false;

const tools: readonly Tool[] = [
  { name: 'Bold', shown: 'B', run: toggleMark(marks.strong), isOn: hasMark(marks.strong) },
  { name: 'Italic', shown: 'I', run: toggleMark(marks.em), isOn: hasMark(marks.em) },
  { name: 'H2, heading', shown: 'H2', run: heading(2), isOn: isIn(nodes.heading, { level: 2 }) },
  { name: 'H3, smaller heading', shown: 'H3', run: heading(3), isOn: isIn(nodes.heading, { level: 3 }) },
  { name: 'List', shown: '• List', run: list(nodes.bullet_list), isOn: isIn(nodes.bullet_list) },
  { name: 'Numbered list', shown: 'Numbered', run: list(nodes.ordered_list), isOn: isIn(nodes.ordered_list) },
  { name: 'Quote', shown: '“ ”', run: wrapIn(nodes.blockquote), isOn: isIn(nodes.blockquote) },
  { name: 'Undo', shown: 'Undo', run: undo, isOn: never },
  { name: 'Redo', shown: 'Redo', run: redo, isOn: never },
];

/** A text with headings, lists and links, as far as pages show them. Arrow keys move along its tools, Tab goes into the text. */
export function RichText({ id: given, label, hint, value, error, optional, onChange }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const linkBox = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  const [address, setAddress] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [leftOut, setLeftOut] = useState('');
  const links = useFieldLinks({ hint, error }, { id: given });
  const { id } = links;
  const described = links['aria-describedby'];
  const tell = useEffectEvent((doc: Node): void => onChange(htmlOf(doc)));
  const start = useEffectEvent(() =>
    EditorState.create({ doc: documentOf(value), plugins: [history(), keys, keymap(baseKeymap)] }),
  );
  // The editor of ProseMirror keeps its own document.
  useEffect(() => {
    if (box.current === null) return undefined;
    const editor = new EditorView(box.current, {
      state: start(),
      handleDOMEvents: {
        paste: (target, event) => {
          const html = event.clipboardData?.getData('text/html') ?? '';
          setLeftOut(leftOutOf(html));
          return pasteHtml(target, event, html);
        },
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (transaction.docChanged) tell(next.doc);
      },
    });
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': 'true' }),
      },
    });
  }, [id, label, described, error]);

  const isAsking = address !== null;
  useEffect(() => {
    if (isAsking) linkBox.current?.querySelector('input')?.focus();
  }, [isAsking]);

  const run = (command: Command): void => {
    const editor = view.current;
    if (editor === null) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const isLinked = state !== undefined && hasMark(marks.link)(state);
  const link = (): void => {
    const href = address?.trim() ?? '';
    if (!isLinkAddress(href)) {
      setWrong(true);
      return;
    }
    ask(null);
    run(toggleMark(marks.link, { href }));
  };
  const ask = (next: string | null): void => {
    setAddress(next);
    setWrong(false);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div
        className="rich-text-tools"
        role="toolbar"
        tabIndex={-1}
        aria-label={`Format of ${label}`}
        aria-controls={id}
        onKeyDown={moveAlong}
      >
        {tools.map(({ name, shown, run: command, isOn }, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-pressed={isOn === never ? undefined : state !== undefined && isOn(state)}
            tabIndex={index === 0 ? 0 : -1}
            aria-disabled={state === undefined || !command(state)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          >
            {shown}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isLinked}
          tabIndex={-1}
          aria-disabled={state === undefined || (state.selection.empty && !isLinked)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (isLinked) run(toggleMark(marks.link));
            else if (state && !state.selection.empty) ask('https://');
          }}
        >
          Link
        </button>
      </div>
      {address === null ? null : (
        <div className="rich-text-link" ref={linkBox}>
          <TextField
            label="Web address"
            type="url"
            value={address}
            error={isWrong ? wrongLink : undefined}
            onChange={({ target }) => ask(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                ask(null);
                view.current?.focus();
              }
              if (event.key !== 'Enter') return;
              event.preventDefault();
              link();
            }}
          />
          <Button size="xs" variant="line" onClick={link}>
            Set link
          </Button>
        </div>
      )}
      <div ref={box} className="rich-text" />
      <p data-part="hint" role="status">
        {leftOut}
      </p>
    </Field>
  );
}

/** Arrow keys, Home and End move along a toolbar. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = all.findIndex((one) => one === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[(to + all.length) % all.length]?.focus();
}
