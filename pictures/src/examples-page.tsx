import '@detroit-well/ui/styles.css';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import './examples-page.css';

declare global {
  interface Window {
    /** Shows all examples of these files in each theme. Resolves when nothing moves any more. */
    showExamples(names: readonly string[], themes: readonly ('light' | 'dark')[]): Promise<void>;
  }
}

const files = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/**/*.examples.tsx', {
  eager: true,
});

const nameOf = (path: string): string => /([^/]+)\.examples\.tsx$/.exec(path)?.[1] ?? path;

const examplesByName = new Map(
  Object.entries(files).map(([path, exported]) => [
    nameOf(path),
    Object.entries(exported).filter(
      (entry): entry is [string, ComponentType] => typeof entry[1] === 'function',
    ),
  ]),
);

// A modal dialog covers the window. Here each one stays in the frame of its example.
HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;

interface ExamplesProps {
  readonly names: readonly string[];
  readonly themes: readonly string[];
}

function Examples({ names, themes }: ExamplesProps) {
  return themes.map((theme) => (
    <section key={theme} data-theme={theme}>
      {names.flatMap((name) =>
        (examplesByName.get(name) ?? []).map(([title, Example]) => (
          <figure key={`${name} ${title}`}>
            <figcaption>{title}</figcaption>
            <div className="stage">
              <Example />
            </div>
          </figure>
        )),
      )}
    </section>
  ));
}

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no root.');
const root = createRoot(container);

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

window.showExamples = async (names, themes) => {
  flushSync(() => root.render(<Examples key={[...names, ...themes].join()} names={names} themes={themes} />));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  await nextFrame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
};
