import type { ReactNode } from 'react';

export interface TodoItem {
  readonly title: string;
  readonly text: ReactNode;
  /** Already done; it stays in its place. */
  readonly done?: boolean;
}

/**
 * Steps in their order, each with a large number.
 *
 * @do Keep it to three steps, and each to one or two sentences.
 * @dont Use it for steps without an order.
 * @accessibility An ordered list. A finished step says so in words, not only by its tick.
 */
export function TodoList({ items }: { items: readonly TodoItem[] }) {
  return (
    <ol className="todo-list">
      {items.map(({ title, text, done = false }, index) => (
        <li key={title} data-done={done || undefined}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <b>
              {title}
              {done ? <span className="visually-hidden">: done</span> : null}
            </b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
