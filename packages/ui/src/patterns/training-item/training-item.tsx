import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { Status } from '../../components/status/status.tsx';

export interface TrainingItemProps {
  readonly title: string;
  readonly href: string;
  /** Day of the month, and two short lines, for example Tue and Mar. */
  readonly date: { day: string; lines: readonly [string, string] };
  /** The coach, and the page of the coach. */
  readonly coach?: string | undefined;
  readonly coachHref?: string | undefined;
  readonly location?: string | undefined;
  /** Today, Tomorrow, 4 days, Mar 22 or Completed. */
  readonly when: string;
  /** The state of the payment. `note` says what is wrong with it, for example Overdue since Mar 3, 2026. */
  readonly payment: {
    label: string;
    tone: 'ok' | 'wait' | 'bad' | 'plain';
    note?: string | undefined;
  };
  readonly newUpdates?: boolean;
  /** Recent change of the row, for example Just registered. */
  readonly mark?: string | undefined;
  readonly headingLevel?: 3 | 4;
}

type DetailProps = Pick<TrainingItemProps, 'coach' | 'coachHref' | 'location'>;

/** Coach and place in one line. */
function Detail({ coach, coachHref, location }: DetailProps) {
  return (
    <p className="sm muted">
      {coach && coachHref ? <a href={coachHref}>{coach}</a> : <span>{coach}</span>}
      <span>{coach && location ? `, ${location}` : location}</span>
    </p>
  );
}

function States({ payment, newUpdates, mark }: Pick<TrainingItemProps, 'payment' | 'newUpdates' | 'mark'>) {
  return (
    <>
      {mark ? <Status tone="hot">{mark}</Status> : null}
      {newUpdates ? (
        <Status tone="hot" double>
          New Updates
        </Status>
      ) : null}
      <Status tone={payment.tone}>{payment.label}</Status>
      {payment.note ? <Status tone="bad">{payment.note}</Status> : null}
    </>
  );
}

/**
 * A session of the member as a row.
 *
 * @do Say when in the words of a person: Today, Tomorrow, 4 days.
 * @dont Show more than three states in one row.
 * @accessibility A list item with a heading. A press anywhere follows the link of the title, except on the coach's name.
 */
export function TrainingItem(props: TrainingItemProps) {
  const { title, href, date, when, payment, newUpdates = false, mark } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <li className="training-item">
      <div data-part="date">
        <span className="num">{date.day}</span>
        <small>
          <span>{date.lines[0]}</span>
          <br />
          <span>{date.lines[1]}</span>
        </small>
      </div>
      <div>
        <Heading className="h4">
          <a href={href}>{title}</a>
        </Heading>
        <Detail {...props} />
      </div>
      <div data-part="state">
        <span data-part="when">{when}</span>
        <States payment={payment} newUpdates={newUpdates} mark={mark} />
      </div>
    </li>
  );
}

export type NextTrainingProps = TrainingItemProps & {
  /** A wide picture with its subject at the right. */
  picture?: ReactNode;
};

/**
 * The member's next session, large, and dark in both themes.
 *
 * @do Use it for the first session of the list only.
 * @dont Show it without a date, even when the picture has not loaded.
 * @accessibility A list item of the same list, dark in both themes. The picture is decoration.
 */
export function NextTraining(props: NextTrainingProps) {
  const { title, href, date, when, payment, newUpdates = false, mark, picture } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <li className="training-next" data-theme="dark">
      {picture}
      <div>
        <p data-part="state">
          <Badge tone="signal">{when}</Badge>
          <States payment={payment} newUpdates={newUpdates} mark={mark} />
        </p>
        <p data-part="date">
          <span className="num">{date.day}</span>
          <small>
            <span>{date.lines[0]}</span>
            <br />
            <span>{date.lines[1]}</span>
          </small>
        </p>
        <Heading className="d3">
          <a href={href}>{title}</a>
        </Heading>
        <Detail {...props} />
      </div>
    </li>
  );
}

export function TrainingList({ children }: { children: ReactNode }) {
  return <ol className="training-list">{children}</ol>;
}
