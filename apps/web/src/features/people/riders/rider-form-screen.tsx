import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { FormShell } from '../form-shell.tsx';
import { RiderForm } from './rider-form.tsx';
import { useRider } from './riders.queries.ts';
import { text } from '../people.text.ts';

/** The form screen of a new or existing rider. */
export function RiderFormScreen({ riderId }: { riderId: number | undefined }) {
  const { storeUrl } = useCurrentStore();
  const query = useRider(riderId);
  return (
    <FormShell
      title={riderId === undefined ? text.riders.addNewRider : text.riders.editRider}
      what="rider"
      id={riderId}
      query={query}
      back={
        <BackArrow
          to="/dashboard/business/$storeUrl/rider"
          params={{ storeUrl }}
          label={text.riders.backToRiders}
        />
      }
    >
      {(rider) => <RiderForm rider={rider} />}
    </FormShell>
  );
}
