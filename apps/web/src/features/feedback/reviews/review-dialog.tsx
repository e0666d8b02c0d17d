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

/** The review that the address names, with its reply and what the marketplace says of it. */
export function ReviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useReview(id);
  const review = query.data;
  return (
    <FormDialog
      title={review ? `Review from ${review.userFullName}` : 'Review'}
      unsaved="What you typed is not sent yet."
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
          <p className={classes.muted}>Stars alone, without a word.</p>
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
        Report to the marketplace
      </Button>
    ) : null;
  if (open) {
    return (
      <>
        <ReplyForm
          help="Everybody reads it below the review on your web store."
          send={({ text }) => reply.mutateAsync({ id: review.id, text })}
          onSent={() => {
            toastSuccess('Your reply is on your web store.');
            onClose();
          }}
        />
        {report ? <div>{report}</div> : null}
      </>
    );
  }
  return (
    <FormActions>
      {report}
      <Button variant="default" onClick={onClose}>
        Close
      </Button>
    </FormActions>
  );
}

function ReviewFacts({ review }: { review: Review }) {
  const { currency } = useCurrentStore();
  const { orderNumber, orderTotal, createdAt, changedAt } = review;
  return (
    <Facts>
      <Fact name="Order">
        <TextLink to="/dashboard/orders/$orderNumber" params={{ orderNumber }}>
          {orderNumber}
        </TextLink>
      </Fact>
      <Fact name="Customer paid">{formatMoney(orderTotal, currency)}</Fact>
      <Fact name="Received">
        <Instant at={createdAt} />
      </Fact>
      {changedAt ? (
        <Fact name="Changed">
          <Instant at={changedAt} />
        </Fact>
      ) : null}
    </Facts>
  );
}
