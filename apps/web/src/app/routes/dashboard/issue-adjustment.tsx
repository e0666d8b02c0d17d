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

/** Gives money of the order, or the line of it, that the address names back. */
function IssueAdjustment() {
  return <IssueScreen {...Route.useSearch()} />;
}
