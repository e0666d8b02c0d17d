import { createFileRoute } from '@tanstack/react-router';
import { ManageBusinessScreen } from '../../../features/store/businesses/hub/manage-business-screen.tsx';
import { isSignedIn, useSession } from '../../../lib/session.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/')({
  head: titled(text.manageBusiness),
  staticData: { withoutStore: true },
  component: ManageBusiness,
});

/** The hub of the business in the address, even before its approval. */
function ManageBusiness() {
  const session = useSession();
  const { storeUrl } = Route.useParams();
  return isSignedIn(session) ? (
    <ManageBusinessScreen userId={session.user.userId} storeUrl={storeUrl} />
  ) : null;
}
