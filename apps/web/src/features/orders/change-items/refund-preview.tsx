import { isPrepaid, type ChangePreview, type Order } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { explainFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import classes from './change-items.module.css';
import { changeText } from './change-items.text.ts';

interface RefundPreviewProps {
  order: Order;
  preview: ChangePreview | undefined;
  /** The refund of earlier choices, dimmed until the new one has loaded. */
  last: ChangePreview | undefined;
  /** Says what is missing for a refund. */
  wanting: string;
  error: Error | null;
  onRetry: () => void;
}

/** The refund of a change, as computed by the server. */
export function RefundPreview(props: RefundPreviewProps) {
  const { order, preview, last, wanting, error, onRetry } = props;
  return (
    <section className={classes.refund} aria-live="polite">
      {preview ? (
        <Refund order={order} preview={preview} />
      ) : error ? (
        <p className={classes.problem}>
          {changeText.previewFailed(explainFailure(error))}{' '}
          <Button size="xs" variant="default" onClick={onRetry}>
            {uiText.tryAgain}
          </Button>
        </p>
      ) : (
        <>
          <p className={classes.details}>{wanting}</p>
          {last ? (
            <div className={classes.earlier}>
              <Refund order={order} preview={last} />
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

function Refund({ order, preview }: { order: Order; preview: ChangePreview }) {
  const money = (minor: number) =>
    minor < 0 ? `− ${formatMoney(-minor, order.currency)}` : formatMoney(minor, order.currency);
  const { refund, refundItems, refundTax, refundOther, payable, cheaper, cancels } = preview;
  return (
    <>
      {cancels ? <p className={classes.problem}>{changeText.cancels}</p> : null}
      <Amounts>
        <Amount
          name={isPrepaid(order.payment) ? changeText.refund : changeText.paysLess}
          value={money(refund)}
          strong
        />
        <Amount name={changeText.items} value={money(refundItems)} />
        <Amount name={uiText.tax} value={money(refundTax)} />
        {refundOther === 0 ? null : (
          <Amount name={changeText.tipAndDelivery} value={money(refundOther)} />
        )}
        <Amount name={changeText.customerPays} value={money(payable)} strong />
      </Amounts>
      {cheaper.map(({ name, menuPrice, price }, index) => (
        <p key={index} className={classes.details}>
          {changeText.cheaper(name, money(menuPrice), money(price))}
        </p>
      ))}
    </>
  );
}
