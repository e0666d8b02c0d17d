import type { RefundableOrder } from '@counter/contract/adjustments';
import { orderStatusLabel } from '@counter/contract/orders';
import { ApiProblem } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { ReceiptDrawing } from '../../../ui/display/drawings/receipt.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import classes from '../adjustments.module.css';
import type { RefundSearch } from '../adjustments-search.ts';
import { useRefundableOrder } from '../adjustments.queries.ts';
import { PaymentDetails } from './payment-details.tsx';
import { RefundForm } from './refund-form.tsx';
import { text } from '../adjustments.text.ts';

/** Refund screen of a completed order, with its payment beside the form. */
export function IssueScreen({ order, line }: RefundSearch) {
  return (
    <Page>
      <PageHeader
        title={order === undefined ? text.issueAdjustment : text.issueAdjustmentFor(order)}
        back={<BackArrow to="/dashboard/adujstment" label={text.refund.backToAdjustments} />}
      />
      <Content order={order} line={line} />
    </Page>
  );
}

function Content({ order, line }: RefundSearch) {
  if (order === undefined) {
    return <Absent title={text.refund.noOrderChosen} description={text.refund.noOrderChosenHelp} />;
  }
  return <OfOrder key={`${order} ${line}`} orderNumber={order} line={line} />;
}

interface OfOrderProps {
  orderNumber: string;
  line: number | undefined;
}

function OfOrder({ orderNumber, line }: OfOrderProps) {
  const query = useRefundableOrder(orderNumber);
  const { data, error } = query;
  if (data) return <Refunding order={data} line={line} />;
  if (!error) return <Loading />;
  if (error instanceof ApiProblem && error.status === 404) {
    return <Absent title={text.refund.orderNotFound} description={error.message} />;
  }
  return (
    <Panel flush>
      <FailedToLoad title={text.refund.orderNotLoaded} query={query} />
    </Panel>
  );
}

interface RefundingProps {
  order: RefundableOrder;
  line: number | undefined;
}

function Refunding({ order, line }: RefundingProps) {
  const { can } = useCurrentStore();
  const why = whyNot(order, can('adjustments:write'));
  if (why === undefined) return <RefundForm order={order} line={line} />;
  return (
    <div className={classes.columns}>
      <Absent {...why} />
      <div className={classes.side}>
        <PaymentDetails order={order} amount={0} />
      </div>
    </div>
  );
}

function whyNot({ status, refundable, orderNumber }: RefundableOrder, mayWrite: boolean) {
  if (status !== 'COMPLETED') {
    return {
      title: text.refund.cannotBeRefunded(orderNumber),
      description: text.refund.onlyCompletedHelp(orderStatusLabel(status)),
    };
  }
  if (refundable === 0) {
    return {
      title: text.refund.nothingLeftTitle,
      description: text.refund.nothingLeftHelp(orderNumber),
    };
  }
  if (!mayWrite) {
    return {
      title: text.refund.youCantIssueRefunds,
      description: text.refund.cannotIssueHelp,
    };
  }
  return undefined;
}

function Absent({ title, description }: { title: string; description: string }) {
  return (
    <Panel flush>
      <EmptyState
        drawing={<ReceiptDrawing large />}
        title={title}
        description={description}
        action={<LinkButton to="/dashboard/adujstment">{text.refund.chooseOrder}</LinkButton>}
      />
    </Panel>
  );
}

const fields = ['type', 'reason', 'comment'];

function Loading() {
  return (
    <Delayed>
      <div className={classes.columns} aria-busy>
        <Panel>
          <div className={classes.loading}>
            {fields.map((field) => (
              <Skeleton key={field} height={56} />
            ))}
          </div>
        </Panel>
        <Panel>
          <Skeleton height={220} />
        </Panel>
      </div>
    </Delayed>
  );
}
