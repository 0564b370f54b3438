const copiedFor = 2000;
const rememberedTab = 'docs-code-tab';

/** Connects the copy buttons and the tabs of all code plates. */
export function connectCodePlates(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy], [data-copy-text]')) {
    button.addEventListener('click', () => void copy(button));
  }
  const plates = [...document.querySelectorAll<HTMLElement>('[data-code-tabs]')];
  for (const plate of plates) connectTabs(plate, plates);
  const remembered = readTab();
  if (remembered !== null) for (const plate of plates) select(plate, remembered);
}

function textOf(button: HTMLElement): string {
  const { copyText } = button.dataset;
  if (copyText !== undefined) return copyText;
  const samples = [...(button.closest('.code')?.querySelectorAll<HTMLElement>('pre') ?? [])];
  const visible = samples.find((sample) => sample.offsetParent !== null) ?? samples[0];
  return visible?.textContent?.trimEnd() ?? '';
}

async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(textOf(button));
  const label = button.querySelector('span');
  const name = button.getAttribute('aria-label');
  if (label) label.textContent = 'Copied';
  button.setAttribute('aria-label', 'Copied');
  setTimeout(() => {
    if (label) label.textContent = 'Copy';
    if (name !== null) button.setAttribute('aria-label', name);
  }, copiedFor);
}

const tabsOf = (plate: HTMLElement) => [...plate.querySelectorAll<HTMLElement>('[role="tab"]')];

/** Shows the tab with this name; leaves a plate alone that has none. */
function select(plate: HTMLElement, name: string): void {
  const tabs = tabsOf(plate);
  if (!tabs.some((tab) => tab.textContent === name)) return;
  for (const tab of tabs) {
    const isSelected = tab.textContent === name;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function connectTabs(plate: HTMLElement, all: readonly HTMLElement[]): void {
  const tabs = tabsOf(plate);
  const choose = (tab: HTMLElement): void => {
    const top = tab.getBoundingClientRect().top;
    const name = tab.textContent ?? '';
    for (const other of all) select(other, name);
    keepTab(name);
    tab.focus({ preventScroll: true });
    // Plates above this one may have changed their height.
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const next = tabs.at((index + (steps[event.key] ?? 0)) % tabs.length);
      if (steps[event.key] === undefined || !next) return;
      event.preventDefault();
      choose(next);
    });
  }
  select(plate, tabs[0]?.textContent ?? '');
  plate.dataset['ready'] = '';
}

function readTab(): string | null {
  try {
    return localStorage.getItem(rememberedTab);
  } catch {
    // Storage may be blocked; then each page starts with the first tab.
    return null;
  }
}

function keepTab(name: string): void {
  try {
    localStorage.setItem(rememberedTab, name);
  } catch {
    // The choice still applies to this page.
  }
}
