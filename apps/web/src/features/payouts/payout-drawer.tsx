import type { PayoutDetail } from '@counter/contract/payouts';
import { longInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { actionsText } from '../../ui/actions/actions.text.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { DownloadButton } from '../../ui/actions/download-button.tsx';
import { ExportMenu } from '../../ui/actions/export-menu.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DetailDrawer } from '../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { LinedSections } from '../../ui/layout/lined-sections.tsx';
import { PayoutAmounts, PayoutPlans } from './payout-amounts.tsx';
import { PayoutDifference } from './payout-comparison.tsx';
import { PayoutAdjustments, PayoutOrders } from './payout-parts.tsx';
import { PayoutStatusBadge } from './payout-status.tsx';
import { periodWords } from './payout-words.ts';
import classes from './payouts.module.css';
import { usePayout, usePrintPayout, useSavePayoutStatement } from './payouts.queries.ts';
import { text } from './payouts.text.ts';

interface PayoutDrawerProps {
  openId: string | undefined;
  onClose: () => void;
}

/** The open payout over the list: its breakdown, orders and adjustments. */
export function PayoutDrawer({ openId, onClose }: PayoutDrawerProps) {
  const id = useLastOpen(openId);
  const query = usePayout(id);
  const title = <span className={classes.number}>{id}</span>;
  return (
    <DetailDrawer
      id={id}
      opened={openId !== undefined}
      onClose={onClose}
      what="payout"
      title={title}
      query={query}
    >
      {(payout) => ({
        title,
        badge: <PayoutStatusBadge status={payout.status} />,
        subtitle: periodWords(payout),
        footer: <Statement id={payout.transactionId} />,
        children: <Content payout={payout} />,
      })}
    </DetailDrawer>
  );
}

function Statement({ id }: { id: string }) {
  const saveStatement = useSavePayoutStatement();
  const printPayout = usePrintPayout();
  return (
    <div className={classes.actions}>
      <LinkButton
        variant="default"
        to="/dashboard/reports/payouts/$transactionId/statement"
        params={{ transactionId: id }}
      >
        {text.statement}
      </LinkButton>
      <DownloadButton
        what={text.statementFile}
        label={actionsText.savePdf}
        save={() => printPayout(id)}
      />
      <ExportMenu what={text.statementFile} save={(kind) => saveStatement(kind, id)} />
    </div>
  );
}

function Content({ payout }: { payout: PayoutDetail }) {
  const { timeZone } = useCurrentStore();
  return (
    <LinedSections>
      {payout.failure === null ? null : <Returned payout={payout} failure={payout.failure} />}
      <section aria-label={text.steps}>
        <dl className={classes.lines}>
          <Step name={text.created} at={payout.transactionStartTime} timeZone={timeZone} />
          <Step name={text.sentToBank} at={payout.sentAt} timeZone={timeZone} />
          <Step
            name={payout.status === 'FAILED' ? text.returned : text.arrived}
            at={payout.settledAt}
            timeZone={timeZone}
          />
        </dl>
      </section>
      <PayoutAmounts payout={payout} />
      <PayoutDifference payout={payout} />
      <PayoutPlans payout={payout} />
      <PayoutAdjustments payout={payout} />
      <PayoutOrders payout={payout} />
    </LinedSections>
  );
}

/** Says that the bank returned a payout, with a link to the payout that now includes its amount. */
function Returned({ payout, failure }: { payout: PayoutDetail; failure: string }) {
  const { includedIn } = payout;
  if (!includedIn) return <Notice tone="danger">{text.returnedWarning(failure)}</Notice>;
  const { transactionId, status } = includedIn;
  const link = (
    <TextLink to="/dashboard/reports/payouts" search={{ payout: transactionId }}>
      {transactionId}
    </TextLink>
  );
  const paid = status === 'PAID';
  return (
    <Notice tone={paid ? 'info' : 'danger'}>{text.returnedAndCarried(failure, link, paid)}</Notice>
  );
}

function Step({ name, at, timeZone }: { name: string; at: string | null; timeZone: string }) {
  if (at === null) return null;
  return (
    <div className={classes.line}>
      <dt>{name}</dt>
      <dd>
        <time dateTime={at}>{longInstant(at, timeZone)}</time>
      </dd>
    </div>
  );
}
