import { uiText } from '../../../../ui/ui.text.ts';
import { text } from '../businesses.text.ts';
import { hubScreens, type HubScreen } from './hub-screens.ts';
import { hubText } from './hub.text.ts';

interface HubGroup {
  label: string;
  screens: readonly HubScreen[];
}

const people = new Set<string>([
  text.employee,
  text.timeClock,
  text.plannedShifts,
  text.hoursWorked,
  text.rider,
]);
const selling = new Set<string>([uiText.orders, text.products, uiText.deals, text.sale]);

/** The hub's screens, grouped by purpose. */
export const hubGroups: readonly HubGroup[] = [
  group(hubText.sell, ({ label }) => selling.has(label)),
  group(hubText.people, ({ label }) => people.has(label)),
  group(hubText.costs, ({ label }) => !selling.has(label) && !people.has(label)),
];

function group(label: string, belongs: (screen: HubScreen) => boolean): HubGroup {
  return { label, screens: hubScreens.filter(belongs) };
}
