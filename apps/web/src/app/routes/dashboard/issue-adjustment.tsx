import { createFileRoute } from '@tanstack/react-router';
import { refundSearch } from '../../../features/adjustments/adjustments-search.ts';
import { IssueScreen } from '../../../features/adjustments/refund/issue-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/issue-adjustment')({
  validateSearch: refundSearch,
  head: titled(text.issueAdjustment),
  staticData: { permission: 'adjustments:read' },
  component: IssueAdjustment,
});

/** Refunds the order, or the order line, in the address. */
function IssueAdjustment() {
  return <IssueScreen {...Route.useSearch()} />;
}
