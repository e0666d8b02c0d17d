import type { ReportedReview } from '@counter/contract/feedback';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { Stars } from '../../../ui/display/stars.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Instant } from '../when.tsx';
import { reportWords } from '../words.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../operator.text.ts';
import { reviewsText } from './reviews.text.ts';

export const reviewColumns: readonly Column<ReportedReview>[] = [
  {
    id: 'order',
    header: uiText.order,
    width: 220,
    cell: ({ orderNumber, storeName }) => <TwoLines top={orderNumber} bottom={storeName} />,
  },
  {
    id: 'review',
    header: reviewsText.review,
    minWidth: 240,
    cell: (reported) => (
      <TwoLines
        top={<Stars value={reported.rating} />}
        bottom={
          <span className={classes.fill}>
            <span className={classes.cut}>{reported.review}</span>
          </span>
        }
      />
    ),
  },
  {
    id: 'reported',
    header: reviewsText.reported,
    width: 152,
    cell: ({ report, createdAt }) => <Instant at={report?.at ?? createdAt} />,
  },
  {
    id: 'state',
    header: text.state,
    width: 140,
    cell: ({ state }) => <StateBadge word={reportWords[state]} />,
  },
];

/** A reported review as a card, for phones. */
export function reviewCard(reported: ReportedReview): CardParts {
  const { orderNumber, storeName, state, rating, review, report, createdAt } = reported;
  return {
    title: orderNumber,
    badge: <StateBadge word={reportWords[state]} />,
    value: <Stars value={rating} />,
    detail: review || storeName,
    note: (
      <>
        {storeName} · <Instant at={report?.at ?? createdAt} />
      </>
    ),
  };
}
