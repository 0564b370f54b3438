import { useId } from 'react';
import { CodeLines, CopyButton } from './code-plate.tsx';

export interface CodeTab {
  readonly tab: string;
  readonly code: string;
  readonly lang?: string;
  readonly lines?: string;
}

/**
 * Several samples in one plate. The choice of a tab is remembered for all plates. Without JavaScript, the samples are below
 * each other.
 */
export function CodeTabs({ tabs, label }: { tabs: readonly CodeTab[]; label: string }) {
  const id = useId();
  return (
    <div className="code" data-theme="dark" data-code-tabs>
      <header>
        <div role="tablist" aria-label={label}>
          {tabs.map(({ tab }, index) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}t${index}`}
              aria-controls={`${id}p${index}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {tab}
            </button>
          ))}
        </div>
        <CopyButton />
      </header>
      {tabs.map(({ tab, code, lang, lines }, index) => (
        <div key={tab} role="tabpanel" id={`${id}p${index}`} aria-labelledby={`${id}t${index}`}>
          <p className="panel-title">{tab}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
          <pre tabIndex={0} role="group" aria-label={`${label}: ${tab}`}>
            <CodeLines code={code} lang={lang} lines={lines} />
          </pre>
        </div>
      ))}
    </div>
  );
}

/** `CodeTabs` as guides write it: the samples arrive as JSON, because attributes of MDX are texts. */
export function CodeTabsOfFences({ tabs }: { tabs: string }) {
  return <CodeTabs tabs={JSON.parse(tabs) as CodeTab[]} label="Code" />;
}
