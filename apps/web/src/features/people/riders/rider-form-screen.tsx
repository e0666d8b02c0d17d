import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { FormShell } from '../form-shell.tsx';
import { RiderForm } from './rider-form.tsx';
import { useRider } from './riders.queries.ts';

/** A new rider, or the one who is edited. */
export function RiderFormScreen({ riderId }: { riderId: number | undefined }) {
  const { storeUrl } = useCurrentStore();
  const query = useRider(riderId);
  return (
    <FormShell
      title={riderId === undefined ? 'Add New Rider' : 'Edit Rider'}
      what="rider"
      id={riderId}
      query={query}
      back={
        <BackArrow
          to="/dashboard/business/$storeUrl/rider"
          params={{ storeUrl }}
          label="Back to Riders"
        />
      }
    >
      {(rider) => <RiderForm rider={rider} />}
    </FormShell>
  );
}
