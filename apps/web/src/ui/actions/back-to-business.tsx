import { useCurrentStore } from '../../lib/store-context.tsx';
import { BackArrow } from './back-arrow.tsx';
import { actionsText } from './actions.text.ts';

/** The back arrow from a business screen to Manage Business. */
export function BackToBusiness() {
  const { storeUrl } = useCurrentStore();
  return (
    <BackArrow
      to="/dashboard/business/$storeUrl"
      params={{ storeUrl }}
      label={actionsText.backToManageBusiness}
    />
  );
}
