import type { Review } from '@counter/contract/feedback';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Instant } from '../../../ui/display/instant.tsx';

/** That the marketplace was asked to look at a review, and what it decided. */
export function ReportNotice({ report }: { report: NonNullable<Review['report']> }) {
  const { reason, by, at, decision } = report;
  if (!decision) {
    return (
      <Notice tone="info">
        {by} reported it, <Instant at={at} />: “{reason}” The marketplace has not decided yet.
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      {decision.removed
        ? 'The marketplace removed it from your web store and from the average'
        : 'The marketplace looked at it and keeps it'}
      , <Instant at={decision.at} />: “{decision.note}”
    </Notice>
  );
}
