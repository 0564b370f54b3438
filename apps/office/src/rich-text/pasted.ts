import type { EditorView } from 'prosemirror-view';
import { sliceOf } from './html.ts';

/** What pages cannot show, as people call it. */
const names: Readonly<Record<string, string>> = {
  iframe: 'an embedded page',
  object: 'an embedded page',
  embed: 'an embedded page',
  video: 'a video',
  audio: 'a sound',
  form: 'a form',
  canvas: 'a drawing',
  svg: 'a drawing',
};

/** Says what of a pasted text is left out, beside its looks; empty if nothing is. */
export function leftOutOf(html: string): string {
  const tags = [...html.matchAll(/<(iframe|object|embed|video|audio|form|canvas|svg)\b/gi)];
  const found = [...new Set(tags.map(([, tag = '']) => names[tag.toLowerCase()] ?? tag))];
  return found.length === 0 ? '' : `Pages do not show ${found.join(', ')}, so it was left out.`;
}

/** Pastes HTML. ProseMirror would parse it with a policy for trusted types that pages do not allow. Returns whether it did. */
export function pasteHtml(view: EditorView, event: ClipboardEvent, html: string): boolean {
  const { state } = view;
  if (html === '' || state.selection.$from.parent.type.spec.code) return false;
  event.preventDefault();
  view.dispatch(state.tr.replaceSelection(sliceOf(html)).scrollIntoView());
  return true;
}
