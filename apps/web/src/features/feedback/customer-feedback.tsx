import { Stars } from '../../ui/display/stars.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { LineList, type Line } from '../../ui/lists/line-list.tsx';
import { DrawerWaiting } from '../../ui/overlays/drawer-waiting.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FeedbackBadge } from './feedback-status.tsx';
import { useCustomerFeedback } from './feedback.queries.ts';
import { text } from './feedback.text.ts';

/** A customer's reviews and questions, latest first. */
export function CustomerFeedback({ customerId }: { customerId: number }) {
  const query = useCustomerFeedback(customerId);
  if (!query.data) {
    return (
      <Panel title={text.reviewsAndQuestions}>
        <DrawerWaiting what={text.reviews} query={query} />
      </Panel>
    );
  }
  const { reviews, inquiries } = query.data;
  const lines = [
    ...reviews.map((review) => ({
      at: review.createdAt,
      key: `review ${review.id}`,
      title: (
        <>
          <Stars value={review.rating} /> {review.review}
        </>
      ),
      value: <FeedbackBadge status={review.status} />,
      note: (
        <>
          <Instant at={review.createdAt} /> ·{' '}
          <TextLink to="/dashboard/customers/reviews" search={{ open: review.id }}>
            {text.reviewOf(review.orderNumber)}
          </TextLink>
        </>
      ),
    })),
    ...inquiries.map((inquiry) => ({
      at: inquiry.createdAt,
      key: `inquiry ${inquiry.id}`,
      title: inquiry.message,
      value: <FeedbackBadge status={inquiry.status} />,
      note: (
        <>
          <Instant at={inquiry.createdAt} /> ·{' '}
          <TextLink to="/dashboard/customers/inquiries" search={{ open: inquiry.id }}>
            {text.question}
          </TextLink>
        </>
      ),
    })),
  ] satisfies (Line & { at: string })[];
  const latestFirst = lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Panel title={text.reviewsAndQuestions}>
      <LineList label={text.reviewsAndQuestions} lines={latestFirst} empty={text.noFeedbackYet} />
    </Panel>
  );
}
