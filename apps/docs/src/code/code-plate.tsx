import { CopyIcon } from '../components/icons.tsx';
import { highlight, languageOf } from './highlight.ts';

export interface CodePlateProps {
  readonly code: string;
  /** The language of the fence. */
  readonly lang?: string;
  readonly file?: string;
  /** Highlighted lines, such as `4,6-8`. */
  readonly lines?: string;
  /** Text below the code. */
  readonly caption?: string;
}

const labels: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  json: 'JSON',
  sh: 'Terminal',
  html: 'HTML',
  css: 'CSS',
  http: 'HTTP',
  yaml: 'YAML',
  python: 'Python',
};

/** The line numbers of a list such as `4,6-8`. */
export function lineNumbers(list: string): ReadonlySet<number> {
  const numbers = list.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return new Set(numbers);
}

/** A comment with its slashes apart, because these have the color of the mark. */
function Comment({ text }: { text: string }) {
  const cut = /^(\s*)(\/\/)(.*)$/s.exec(text);
  return (
    <span className="c">
      {cut ? (
        <>
          {cut[1]}
          <i>{cut[2]}</i>
          {cut[3]}
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** The lines of a sample. The browser gets finished markup and no highlighter. */
export function CodeLines({ code, lang, lines = '' }: Pick<CodePlateProps, 'code' | 'lang' | 'lines'>) {
  const marked = lineNumbers(lines);
  return (
    <code>
      {highlight(code, languageOf(lang)).map((tokens, index) => (
        <span key={index} className="ln" data-hl={marked.has(index + 1) || undefined}>
          {tokens.map(({ text, role }, at) =>
            role === 'c' ? (
              <Comment key={at} text={text} />
            ) : role === undefined ? (
              text
            ) : (
              <span key={at} className={role}>
                {text}
              </span>
            ),
          )}
          {'\n'}
        </span>
      ))}
    </code>
  );
}

/** The button that copies the visible sample of its plate. It needs JavaScript and is hidden without. */
export function CopyButton() {
  return (
    <button className="copy" type="button" data-copy aria-label="Copy code">
      <CopyIcon />
      <span aria-hidden="true">Copy</span>
    </button>
  );
}

/** One code sample with its file name. */
export function CodePlate({ code, lang, file, lines, caption }: CodePlateProps) {
  const label = file ?? labels[languageOf(lang) ?? ''] ?? 'Text';
  return (
    <div className="code" data-theme="dark">
      <header>
        <span className="file">{label}</span>
        <CopyButton />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <CodeLines code={code} lang={lang} lines={lines} />
      </pre>
      {caption ? <p className="more-code">{caption}</p> : null}
    </div>
  );
}
