import { TextLink } from '../../../ui/actions/text-link.tsx';
import { isSignedIn, updateCurrentStore, useSession } from '../../../lib/session.ts';
import { useOwnStores } from './viewing.queries.ts';
import { text } from './viewing.text.ts';

/** Links to the store that this session already views, perhaps in another tab. */
export function RunningView() {
  const session = useSession();
  const { data } = useOwnStores(isSignedIn(session) ? session.user.userId : undefined);
  const viewed = data?.find(({ viewedUntil }) => viewedUntil !== undefined);
  if (!viewed) return null;
  return (
    <TextLink to="/dashboard/app" onClick={() => updateCurrentStore(viewed.id)}>
      {text.goTo(`${viewed.name}, ${viewed.branchName}`)}
    </TextLink>
  );
}
