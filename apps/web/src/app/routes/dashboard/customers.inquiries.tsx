import { createFileRoute } from '@tanstack/react-router';
import { inquiriesSearch } from '../../../features/feedback/feedback-search.ts';
import { InquiriesScreen } from '../../../features/feedback/inquiries/inquiries-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/customers/inquiries')({
  validateSearch: inquiriesSearch,
  head: titled(text.inquiries),
  component: Inquiries,
});

function Inquiries() {
  return <InquiriesScreen search={Route.useSearch()} />;
}
