import type { Till as Drawer } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { tillQuery } from '../../api/money-queries.ts';
import { centsOf, figureText } from '../../figures/cents.ts';
import { exactDollars, signedDollars } from '../../format/dollars.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { MoneyNav } from '../../money/money-nav.tsx';
import { Slip } from '../../money/slip.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { MayRead } from '../../outcomes/may-read.tsx';
import { ByMethod } from './by-method.tsx';
import { ByPerson } from './by-person.tsx';
import { sinceText } from './till-texts.ts';

/** What came in and went back since the last closing, and the cash that should be there. */
export function Screen() {
  useScreen('Till');
  return (
    <MayRead title="Till" what="the till" permission="payments.write">
      <Loaded />
    </MayRead>
  );
}

function Loaded() {
  const { data, error, refetch } = useQuery(tillQuery());
  if (data) return <Till till={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Till({ till }: { till: Drawer }) {
  const navigate = useNavigate();
  const { cash_taken: taken, cash_given_back: givenBack, expected_cash: expected, results } = till;
  useShortcuts([
    { keys: 'c', label: 'Count the drawer', run: () => void navigate(paths.office.countTill()) },
  ]);
  return (
    <>
      <MoneyNav />
      <div className="head">
        <hgroup>
          <h1>Till</h1>
          <p>{sinceText(till)}</p>
        </hgroup>
      </div>
      <div className="till-grid">
        <div>
          {results.length === 0 ? <p className="muted">Nothing is in the till yet.</p> : null}
          {results.length > 0 ? <ByMethod rows={results} /> : null}
          {results.length > 0 ? <ByPerson rows={results} /> : null}
        </div>
        <aside aria-label="The drawer">
          <p>Cash that should be in the drawer</p>
          <span className="num">{figureText(centsOf(expected))}</span>
          <Slip
            rows={[
              { label: 'Cash taken', value: exactDollars(taken) },
              { label: 'Cash given back', value: signedDollars(-centsOf(givenBack)), kind: 'minus' },
              { label: 'Expected above the float', value: signedDollars(centsOf(expected)), kind: 'sum' },
            ]}
          />
          <p className="muted sm">The float stays in the drawer and is not counted here.</p>
          <ButtonLink variant="signal" size="sm" slash href={paths.office.countTill()}>
            Count the drawer
          </ButtonLink>
        </aside>
      </div>
    </>
  );
}
