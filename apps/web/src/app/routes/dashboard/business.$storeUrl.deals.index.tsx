import { createFileRoute } from '@tanstack/react-router';
import { DealsScreen } from '../../../features/deals/deals-screen.tsx';
import { titled } from '../../titled.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The deals of the store in the address, which the dashboard has selected. */
export const Route = createFileRoute('/dashboard/business/$storeUrl/deals/')({
  head: titled(uiText.deals),
  staticData: { heading: uiText.deals, permission: 'menu:read' },
  component: DealsScreen,
});
