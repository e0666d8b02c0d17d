import { createFileRoute } from '@tanstack/react-router';
import { businessesSearch } from '../../../features/store/businesses/businesses-search.ts';
import { MyBusinessScreen } from '../../../features/store/businesses/my-business-screen.tsx';
import { isSignedIn, useSession } from '../../../lib/session.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/my-business')({
  validateSearch: businessesSearch,
  head: titled(text.myBusiness),
  staticData: { withoutStore: true },
  component: MyBusiness,
});

function MyBusiness() {
  const session = useSession();
  const search = Route.useSearch();
  return isSignedIn(session) ? (
    <MyBusinessScreen userId={session.user.userId} search={search} />
  ) : null;
}
