interface SayProps {
  readonly tone: 'ok' | 'wait';
  readonly title: string;
  readonly children: string;
}

/** The meaning of the figures above, in a sentence. */
export const Say = ({ tone, title, children }: SayProps) => (
  <p data-part="say" data-tone={tone}>
    <span>
      <b>{title}</b> <span>{children}</span>
    </span>
  </p>
);
