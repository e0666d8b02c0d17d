import type { ReportedReview } from '@counter/contract/feedback';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { Stars } from '../../../ui/display/stars.tsx';
import { Fact, Facts } from '../facts.tsx';
import { MissingDrawer } from '../lists/missing-drawer.tsx';
import { useListed } from '../lists/use-listed.ts';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Instant } from '../when.tsx';
import { reportWords } from '../words.ts';
import { DecideForm } from './decide-form.tsx';
import { text } from '../operator.text.ts';
import { reviewsText } from './reviews.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ReviewDrawerProps {
  /** The current page; undefined while loading. */
  reviews: readonly ReportedReview[] | undefined;
  openId: number | undefined;
  onClose: () => void;
}

/** The open review, over the list. */
export function ReviewDrawer({ reviews, openId, onClose }: ReviewDrawerProps) {
  const reported = useListed(reviews, openId);
  const opened = openId !== undefined;
  if (!reported)
    return (
      <MissingDrawer
        opened={opened && reviews !== undefined}
        onClose={onClose}
        title={reviewsText.review}
        description={reviewsText.missingHelp}
      />
    );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={reviewsText.reviewOf(reported.orderNumber)}
      badge={<StateBadge word={reportWords[reported.state]} />}
      subtitle={reported.storeName}
    >
      <div className={classes.sections}>
        <Content reported={reported} />
        {reported.state === 'REPORTED' ? (
          <DecideForm key={reported.id} reported={reported} />
        ) : null}
      </div>
    </SideDrawer>
  );
}

function Content({ reported }: { reported: ReportedReview }) {
  const { rating, review, userFullName, createdAt, report, reply } = reported;
  return (
    <>
      <section>
        <Stars value={rating} />
        {review ? <blockquote className={classes.quote}>{review}</blockquote> : null}
      </section>
      <Facts>
        <Fact name={uiText.customer}>{userFullName}</Fact>
        <Fact name={text.written}>
          <Instant at={createdAt} />
        </Fact>
      </Facts>
      {report ? (
        <section>
          <h3 className={classes.dialogTitle}>{text.storesResponse}</h3>
          <blockquote className={classes.quote}>{report.reason}</blockquote>
          <p className={classes.muted}>
            {report.by}, <Instant at={report.at} />
          </p>
        </section>
      ) : null}
      {reply ? (
        <section>
          <h3 className={classes.dialogTitle}>{reviewsText.publicReply}</h3>
          <blockquote className={classes.quote}>{reply.text}</blockquote>
        </section>
      ) : null}
      {report?.decision ? (
        <section>
          <h3 className={classes.dialogTitle}>{reviewsText.decision}</h3>
          <blockquote className={classes.quote}>{report.decision.note}</blockquote>
          <p className={classes.muted}>
            <Instant at={report.decision.at} />
          </p>
        </section>
      ) : null}
    </>
  );
}
