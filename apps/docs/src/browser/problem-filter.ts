/** Connects the filter of the problem table. `?q=waiver` in the address fills it. */
export function connectProblemFilter(): void {
  const filter = document.querySelector<HTMLElement>('[data-problem-filter]');
  const input = filter?.querySelector('input');
  const count = filter?.querySelector('output');
  if (!filter || !input || !count) return;
  const chips = [...filter.querySelectorAll('button')];
  const groups = [...document.querySelectorAll<HTMLElement>('.errs tbody')];
  const none = document.querySelector<HTMLElement>('[data-problem-none]');
  let chip = 'all';

  const apply = (): void => {
    const typed = input.value.trim().toLowerCase();
    let shown = 0;
    let total = 0;
    for (const group of groups) {
      const rows = [...group.querySelectorAll<HTMLElement>('tr[data-chip]')];
      for (const row of rows) {
        const matches = (row.textContent ?? '').toLowerCase().includes(typed) || row.id.includes(typed);
        row.hidden = !(matches && (chip === 'all' || row.dataset['chip'] === chip));
      }
      const visible = rows.filter((row) => !row.hidden).length;
      group.hidden = visible === 0;
      shown += visible;
      total += rows.length;
    }
    count.textContent = `${shown} of ${total} problems`;
    if (none) none.hidden = shown > 0;
  };

  input.addEventListener('input', apply);
  for (const button of chips) {
    button.addEventListener('click', () => {
      chip = button.value;
      for (const other of chips) other.setAttribute('aria-pressed', String(other === button));
      apply();
    });
  }
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  apply();
}
