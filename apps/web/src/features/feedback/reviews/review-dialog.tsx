import type { Review } from '@counter/contract/feedback';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { FormActions } from '../../../ui/forms/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Stars } from '../../../ui/display/stars.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../feedback.module.css';
import { useReplyToReview, useReview } from '../feedback.queries.ts';
import { Instant } from '../../../ui/display/instant.tsx';
import { ReplyForm } from '../reply-form.tsx';
import { Reply } from '../reply.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportNotice } from './report-notice.tsx';
import { text as sentences } from '../feedback.text.ts';
import { text as reviewsText } from './reviews.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The review in the address, with its reply and the marketplace's decision. */
export function ReviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useReview(id);
  const review = query.data;
  return (
    <FormDialog
      title={review ? reviewsText.reviewFrom(review.userFullName) : reviewsText.review}
      unsaved={reviewsText.unsavedWarning}
      onClose={onClose}
    >
      {review ? (
        <Content review={review} onClose={onClose} />
      ) : (
        <DrawerWaiting what="review" query={query} />
      )}
    </FormDialog>
  );
}

interface ContentProps {
  review: Review;
  onClose: () => void;
}

function Content({ review, onClose }: ContentProps) {
  const [reporting, setReporting] = useState(false);
  return (
    <div className={classes.content}>
      <div>
        <Stars value={review.rating} />
        {review.review ? (
          <blockquote className={classes.quote}>{review.review}</blockquote>
        ) : (
          <p className={classes.muted}>{reviewsText.noWrittenReview}</p>
        )}
      </div>
      <ReviewFacts review={review} />
      {review.report ? <ReportNotice report={review.report} /> : null}
      {review.reply ? <Reply reply={review.reply} /> : null}
      {reporting ? (
        <ReportForm
          review={review}
          onReported={() => setReporting(false)}
          onBack={() => setReporting(false)}
        />
      ) : (
        <Answer review={review} onReport={() => setReporting(true)} onClose={onClose} />
      )}
    </div>
  );
}

function Answer({ review, onReport, onClose }: ContentProps & { onReport: () => void }) {
  const { can } = useCurrentStore();
  const reply = useReplyToReview();
  const writes = can('feedback:write');
  const open = writes && review.status !== 'REPLIED' && !review.report?.decision?.removed;
  const report =
    writes && !review.report ? (
      <Button variant="subtle" onClick={onReport}>
        {reviewsText.reportToMarketplace}
      </Button>
    ) : null;
  if (open) {
    return (
      <ReplyForm
        help={reviewsText.replyHelp}
        send={({ text }) => reply.mutateAsync({ id: review.id, text })}
        onSent={() => {
          toastSuccess(reviewsText.replySentToast);
          onClose();
        }}
        aside={report}
      />
    );
  }
  return (
    <FormActions>
      {report}
      <Button variant="default" onClick={onClose}>
        {uiText.close}
      </Button>
    </FormActions>
  );
}

function ReviewFacts({ review }: { review: Review }) {
  const { currency } = useCurrentStore();
  const { orderNumber, orderTotal, createdAt, changedAt } = review;
  return (
    <Facts>
      <Fact name={uiText.order}>
        <TextLink to="/dashboard/orders/$orderNumber" params={{ orderNumber }}>
          {orderNumber}
        </TextLink>
      </Fact>
      <Fact name={reviewsText.customerPaid}>{formatMoney(orderTotal, currency)}</Fact>
      <Fact name={sentences.received}>
        <Instant at={createdAt} />
      </Fact>
      {changedAt ? (
        <Fact name={reviewsText.changed}>
          <Instant at={changedAt} />
        </Fact>
      ) : null}
    </Facts>
  );
}
