import { createFileRoute } from '@tanstack/react-router';
import { RiderFormScreen } from '../../../features/people/riders/rider-form-screen.tsx';
import { personFormSearch } from '../../../features/people/form-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/rider/form')({
  validateSearch: personFormSearch,
  head: titled(text.rider),
  staticData: { heading: text.rider, permission: 'people:write' },
  component: RiderForm,
});

/** Edits the rider in the address, or adds one if there is none. */
function RiderForm() {
  const { id } = Route.useSearch();
  return <RiderFormScreen key={id ?? 0} riderId={id} />;
}
