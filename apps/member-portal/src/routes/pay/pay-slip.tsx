import type { OpenPaymentLink } from '@detroit-well/api-client/contract';
import { dollars } from '../../format/money.ts';

interface PaySlipProps {
  readonly link: Pick<OpenPaymentLink, 'title' | 'detail' | 'amount'>;
  readonly label: string;
}

/** What is paid for, and its sum. */
export const PaySlip = ({ link: { title, detail, amount }, label }: PaySlipProps) => (
  <dl className="pay-slip">
    <div>
      <dt>
        <span>{title}</span>
        <small>{detail}</small>
      </dt>
    </div>
    <div data-part="sum">
      <dt>{label}</dt>
      <dd>{dollars(amount)}</dd>
    </div>
  </dl>
);
