import { poorStars, type Review } from '@counter/contract/feedback';
import { formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { Stars } from '../../../ui/display/stars.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import { FeedbackAction } from '../feedback-action.tsx';
import { FeedbackBadge, NotAnswered } from '../feedback-status.tsx';
import classes from '../feedback.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../feedback.text.ts';
import { text as reviewsText } from './reviews.text.ts';

type Open = (review: Review) => void;

/** Returns the columns. The button in the last one says whether a reply is needed. */
export function reviewColumns(onOpen: Open): readonly Column<Review>[] {
  return [
    {
      id: 'customer',
      header: uiText.customer,
      width: 208,
      cell: (review) => (
        <TwoLines
          top={
            <span className={classes.named}>
              <span className={classes.cut}>{review.userFullName}</span>
              <Marker review={review} />
            </span>
          }
          bottom={reviewsText.order(review.orderNumber)}
        />
      ),
    },
    {
      id: 'rating',
      header: reviewsText.rating,
      width: 112,
      cell: ({ rating }) => <Stars value={rating} />,
    },
    {
      id: 'review',
      header: reviewsText.review,
      cell: ({ review }) => (
        <span className={classes.fill}>
          <span className={classes.twoLines}>{review || '–'}</span>
        </span>
      ),
    },
    {
      id: 'total',
      header: reviewsText.customerPaid,
      width: 116,
      numeric: true,
      cell: (review) => <Total review={review} />,
    },
    {
      id: 'received',
      header: text.received,
      width: 144,
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      id: 'action',
      header: text.action,
      head: <span className={classes.unseen}>{text.action}</span>,
      width: 112,
      numeric: true,
      control: true,
      cell: (review) => (
        <FeedbackAction
          status={review.status}
          name={review.userFullName}
          onOpen={() => onOpen(review)}
        />
      ),
    },
  ];
}

const elsewhere = new Set(['total', 'received']);

/** Returns the columns of narrow views. The day moves below the stars to leave room for the text. */
export function narrowReviewColumns(onOpen: Open): readonly Column<Review>[] {
  return reviewColumns(onOpen)
    .filter(({ id }) => !elsewhere.has(id))
    .map((column) =>
      column.id === 'rating' ? { ...column, width: 136, cell: ratingAndDay } : column,
    );
}

function ratingAndDay({ rating, createdAt }: Review) {
  return <TwoLines top={<Stars value={rating} />} bottom={<Instant at={createdAt} />} />;
}

/** A review as a card, for phones. */
export function reviewCard(review: Review, onOpen: Open): CardParts {
  const { userFullName: name, status, createdAt } = review;
  return {
    title: name,
    badge: <Marker review={review} />,
    value: <Stars value={review.rating} />,
    detail: <span className={classes.twoLines}>{review.review}</span>,
    note: (
      <>
        <Instant at={createdAt} /> · <Total review={review} />
      </>
    ),
    action: <FeedbackAction status={status} name={name} onOpen={() => onOpen(review)} />,
  };
}

/** Shows the status of a review. A read one is only marked if its rating is poor and it has no reply. */
function Marker({ review: { status, rating, report } }: { review: Review }) {
  if (report?.decision?.removed)
    return <StatusBadge tone="cancelled">{reviewsText.removed}</StatusBadge>;
  if (status !== 'READ') return <FeedbackBadge status={status} />;
  return rating <= poorStars ? <NotAnswered /> : null;
}

function Total({ review: { orderTotal } }: { review: Review }) {
  const { currency } = useCurrentStore();
  return formatMoney(orderTotal, currency);
}
