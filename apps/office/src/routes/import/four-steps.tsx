const steps = [
  ['File', 'What, and from where'],
  ['Columns', 'What is what'],
  ['Plan', 'What would change'],
  ['Import', 'Can be undone for 7 days'],
] as const;

/** The way of an import, and where it is. */
export const FourSteps = ({ at }: { readonly at: number }) => (
  <ol className="import-steps">
    {steps.map(([title, detail], index) => (
      <li
        key={title}
        aria-current={index + 1 === at ? 'step' : undefined}
        data-done={index + 1 < at || undefined}
      >
        <b>{`${index + 1} ${title}`}</b>
        <small>{detail}</small>
      </li>
    ))}
  </ol>
);
