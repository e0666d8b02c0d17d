import { useCurrentStore } from '../../lib/store-context.tsx';
import { BackArrow } from './back-arrow.tsx';
import { actionsText } from './actions.text.ts';

/** The way back from a screen of the business to the hub that leads to it. */
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
