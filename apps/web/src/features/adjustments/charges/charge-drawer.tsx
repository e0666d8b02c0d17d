import { adjustmentReasonLabel, type Charge } from '@counter/contract/adjustments';
import { pictureUrl } from '@counter/contract/files';
import { formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DetailDrawer } from '../../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import { useNow } from '../../../ui/browser/use-now.ts';
import classes from '../adjustments.module.css';
import { useCharge } from '../adjustments.queries.ts';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { ChargeBadge } from './charge-columns.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { HandoffRecord } from './handoff-record.tsx';
import { text } from '../adjustments.text.ts';

interface ChargeDrawerProps {
  openId: number | undefined;
  onClose: () => void;
}

/** The open charge's details, and the form to dispute it. */
export function ChargeDrawer({ openId, onClose }: ChargeDrawerProps) {
  const id = useLastOpen(openId);
  const query = useCharge(id);
  return (
    <DetailDrawer
      id={id}
      opened={openId !== undefined}
      onClose={onClose}
      what="charge"
      title={text.charges.charge}
      query={query}
    >
      {(charge) => ({
        title: text.charges.chargeFor(charge.orderNumber),
        badge: <ChargeBadge charge={charge} />,
        subtitle: text.charges.openedAt(<Instant at={charge.openedAt} />),
        children: <Content charge={charge} />,
      })}
    </DetailDrawer>
  );
}

function Content({ charge }: { charge: Charge }) {
  const { amount, charged, currency, contest, decision } = charge;
  return (
    <div className={classes.sections}>
      <Amounts>
        <Amount name={text.charges.amountRequested} value={formatMoney(amount, currency)} />
        {charged === null ? null : (
          <Amount
            name={text.charges.chargedToStore}
            value={formatMoney(charged, currency)}
            strong
          />
        )}
      </Amounts>
      <section>
        <h3 className={classes.heading}>{adjustmentReasonLabel(charge.reason)}</h3>
        <blockquote className={classes.quote}>{charge.note}</blockquote>
        <p className={classes.under}>{text.charges.customer(charge.customer)}</p>
      </section>
      <HandoffRecord orderNumber={charge.orderNumber} />
      {contest ? <Disputed contest={contest} /> : <Disputable charge={charge} />}
      {decision ? (
        <section>
          <h3 className={classes.heading}>{text.charges.decision}</h3>
          <blockquote className={classes.quote}>{decision.note}</blockquote>
          <p className={classes.under}>
            {text.charges.byMarketplace(<Instant at={decision.at} />)}
          </p>
        </section>
      ) : null}
    </div>
  );
}

function Disputed({ contest }: { contest: NonNullable<Charge['contest']> }) {
  return (
    <section>
      <h3 className={classes.heading}>{text.charges.yourResponse}</h3>
      <blockquote className={classes.quote}>{contest.text}</blockquote>
      {contest.pictures.length > 0 ? (
        <ul className={classes.pictures}>
          {contest.pictures.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={pictureUrl(url, 'small')} alt={text.charges.proof(index + 1)} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={classes.under}>
        <Instant at={contest.at} /> · {contest.by}
      </p>
    </section>
  );
}

function Disputable({ charge }: { charge: Charge }) {
  const { can } = useCurrentStore();
  const inTime = useNow() < Date.parse(charge.contestBy);
  if (charge.status !== 'OPEN') return null;
  if (!inTime) return <p>{text.charges.timeToDisputeItIs}</p>;
  return (
    <section>
      <h3 className={classes.heading}>{text.charges.doYouAgree}</h3>
      <p>{text.charges.ifNobodyDisputesItBy(<Instant at={charge.contestBy} />)}</p>
      {can('adjustments:write') ? (
        <DisputeForm charge={charge} />
      ) : (
        <p className={classes.muted}>{text.charges.cannotDisputeHint}</p>
      )}
    </section>
  );
}
