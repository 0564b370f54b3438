const names: Readonly<Record<string, string>> = {
  ctrl: 'Ctrl',
  Enter: 'Enter',
  Escape: 'Esc',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};

/** The keys of a shortcut, as they are printed on a keyboard. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="keys">
      {keys.split(/[ +]/).map((key, index) => (
        // The keys of a shortcut do not change.
        <kbd key={index} className="kbd">
          {names[key] ?? key.toUpperCase()}
        </kbd>
      ))}
    </span>
  );
}
