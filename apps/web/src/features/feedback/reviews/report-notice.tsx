import type { Review } from '@counter/contract/feedback';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { text } from './reviews.text.ts';

/** Shows that a review was reported, and the marketplace's decision. */
export function ReportNotice({ report }: { report: NonNullable<Review['report']> }) {
  const { reason, by, at, decision } = report;
  if (!decision) {
    return <Notice tone="info">{text.reportedNotice(by, <Instant at={at} />, reason)}</Notice>;
  }
  return (
    <Notice tone="info">
      {decision.removed ? text.removedNotice : text.keptNotice}, <Instant at={decision.at} />: "
      {decision.note}"
    </Notice>
  );
}
