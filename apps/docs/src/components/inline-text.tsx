import { Fragment } from 'react';

const part = /`([^`]+)`|\{@link ([^}]+)\}|\*\*([^*]+)\*\*/g;

/** A sentence with `code` in backticks, as docstrings and changesets write it. */
export function InlineText({ text }: { text: string }) {
  const found = [...text.matchAll(part)];
  const starts = [0, ...found.map(({ 0: whole, index }) => index + whole.length)];
  return (
    <>
      {starts.map((start, at) => {
        const match = found[at];
        const plain = text.slice(start, match?.index ?? text.length);
        const code = match?.[1] ?? match?.[2];
        return (
          <Fragment key={start}>
            {plain}
            {match === undefined ? null : code === undefined ? <b>{match[3]}</b> : <code>{code}</code>}
          </Fragment>
        );
      })}
    </>
  );
}
