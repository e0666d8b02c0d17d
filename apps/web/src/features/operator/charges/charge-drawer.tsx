import { adjustmentReasonLabel, type Charge } from '@counter/contract/adjustments';
import { pictureUrl } from '@counter/contract/files';
import { formatMoney } from '@counter/contract/shared';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { Fact, Facts } from '../facts.tsx';
import { MissingDrawer } from '../lists/missing-drawer.tsx';
import { useListed } from '../lists/use-listed.ts';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Instant } from '../when.tsx';
import { chargeWords } from '../words.ts';
import { DecideForm } from './decide-form.tsx';
import { text } from '../operator.text.ts';
import { chargesText } from './charges.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ChargeDrawerProps {
  /** The current page; undefined while loading. */
  charges: readonly Charge[] | undefined;
  openId: number | undefined;
  onClose: () => void;
}

/** The open charge, over the list. */
export function ChargeDrawer({ charges, openId, onClose }: ChargeDrawerProps) {
  const charge = useListed(charges, openId);
  const opened = openId !== undefined;
  if (!charge)
    return (
      <MissingDrawer
        opened={opened && charges !== undefined}
        onClose={onClose}
        title={chargesText.charge}
        description={chargesText.missingHelp}
      />
    );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={chargesText.chargeFor(charge.orderNumber)}
      badge={<StateBadge word={chargeWords[charge.status]} />}
      subtitle={charge.storeName}
    >
      <div className={classes.sections}>
        <Content charge={charge} />
        {charge.decision ? null : <DecideForm key={charge.id} charge={charge} />}
      </div>
    </SideDrawer>
  );
}

function Content({ charge }: { charge: Charge }) {
  const { currency, contest, decision } = charge;
  return (
    <>
      <Facts>
        <Fact name={uiText.amount}>{formatMoney(charge.amount, currency)}</Fact>
        {charge.charged === null ? null : (
          <Fact name={chargesText.charged}>{formatMoney(charge.charged, currency)}</Fact>
        )}
        <Fact name={uiText.reason}>{adjustmentReasonLabel(charge.reason)}</Fact>
        <Fact name={uiText.customer}>{charge.customer}</Fact>
        <Fact name={chargesText.opened}>
          <Instant at={charge.openedAt} />
        </Fact>
        {contest ? null : (
          <Fact name={chargesText.disputeUntil}>
            <Instant at={charge.contestBy} />
          </Fact>
        )}
      </Facts>
      <blockquote className={classes.quote}>{charge.note}</blockquote>
      {contest ? (
        <section>
          <h3 className={classes.dialogTitle}>{text.storesResponse}</h3>
          <blockquote className={classes.quote}>{contest.text}</blockquote>
          {contest.pictures.length === 0 ? null : (
            <p className={classes.inline}>
              {contest.pictures.map((url, index) => (
                <a key={url} href={url} target="_blank" rel="noreferrer">
                  <img
                    src={pictureUrl(url, 'small')}
                    alt={chargesText.proof(index + 1)}
                    width={72}
                    height={72}
                  />
                </a>
              ))}
            </p>
          )}
          <p className={classes.muted}>
            {contest.by}, <Instant at={contest.at} inSentence />
          </p>
        </section>
      ) : null}
      {decision ? (
        <section>
          <h3 className={classes.dialogTitle}>{text.decision}</h3>
          <blockquote className={classes.quote}>{decision.note}</blockquote>
          <p className={classes.muted}>
            {decision.by ?? chargesText.automatically}, <Instant at={decision.at} inSentence />
          </p>
        </section>
      ) : null}
    </>
  );
}
