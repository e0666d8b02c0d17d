import { dialAddress } from '@counter/browser/dial-address';
import type { Order } from '@counter/contract/orders';
import { vehicleLabel, type Rider } from '@counter/contract/people';
import { formatPhone } from '@counter/contract/shared';
import { Menu } from '@mantine/core';
import { IconMotorbike, IconUsers, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { explainFailure } from '../../../lib/api.ts';
import { useRiders } from '../../people/index.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from './order-drawer.module.css';
import { useAssignRider, type Assignment } from './order-rider.queries.ts';
import { isOpen } from '../display/order-times.tsx';
import { drawerText } from './order-drawer.text.ts';

/** Shows the rider and a choice of others; renders nothing for pickups. */
export function OrderRider({ order }: { order: Order }) {
  const { can } = useCurrentStore();
  const { deliveryMethod, rider } = order;
  const changes = isOpen(order) && can('orders:move');
  if (deliveryMethod === 'PICKUP' || (!rider && !changes)) return null;
  return (
    <section aria-label={drawerText.rider}>
      <h3 className={classes.heading}>{drawerText.rider}</h3>
      <div className={classes.rider}>
        {rider ? <Named id={rider.id} name={rider.name} /> : <p>{drawerText.noRiderYet}</p>}
        {changes ? <Choice order={order} /> : null}
      </div>
    </section>
  );
}

/** The rider's name, with the phone number while they work for the store. */
function Named({ id, name }: { id: number; name: string }) {
  const { data } = useRiders();
  const phone = data?.find((one) => one.id === id)?.phone;
  return (
    <div>
      <p className={classes.name}>{name}</p>
      {phone === undefined ? null : (
        <a className={classes.phone} href={dialAddress(phone)}>
          {formatPhone(phone)}
        </a>
      )}
    </div>
  );
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function Choice({ order }: { order: Order }) {
  const { data, error } = useRiders();
  const { assign, busy } = useAssign();
  const { rider } = order;
  const able = data?.filter(({ id, onDuty }) => onDuty && id !== rider?.id);
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <PendingButton variant="default" busy={busy}>
          {rider ? drawerText.changeRider : drawerText.assignRider}
        </PendingButton>
      </Menu.Target>
      <Menu.Dropdown>
        {able?.map((one) => (
          <RowMenuItem
            key={one.id}
            icon={<IconMotorbike {...icon} />}
            onClick={() => assign({ order, rider: one })}
          >
            {describe(one)}
          </RowMenuItem>
        ))}
        {rider ? (
          <RowMenuItem icon={<IconX {...icon} />} onClick={() => assign({ order, rider: null })}>
            {drawerText.takeOff(rider.name)}
          </RowMenuItem>
        ) : null}
        {able && able.length > 0 ? null : <NobodyElse waiting={!data && !error} error={error} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function describe({ name, vehicle }: Rider): string {
  return `${name}, ${vehicleLabel(vehicle).toLowerCase()}`;
}

function NobodyElse({ waiting, error }: { waiting: boolean; error: Error | null }) {
  const { storeUrl } = useCurrentStore();
  const navigate = useNavigate();
  if (waiting) return <Menu.Label>{drawerText.loadingRiders}</Menu.Label>;
  if (error) return <Menu.Label>{explainFailure(error)}</Menu.Label>;
  return (
    <>
      <Menu.Label>{drawerText.nobodyElseIsOnDuty}</Menu.Label>
      <RowMenuItem
        icon={<IconUsers {...icon} />}
        onClick={() =>
          void navigate({ to: '/dashboard/business/$storeUrl/rider', params: { storeUrl } })
        }
      >
        {drawerText.riders}
      </RowMenuItem>
    </>
  );
}

function useAssign() {
  const { mutate, isPending } = useAssignRider();

  function assign(asked: Assignment): void {
    const { order, rider } = asked;
    const { orderNumber } = order;
    mutate(asked, {
      onSuccess: () =>
        toastSuccess(
          rider
            ? drawerText.riderAssignedToast(rider.name, orderNumber)
            : drawerText.riderRemovedToast(orderNumber),
        ),
      onError: (error) => toastRefusal(drawerText.riderNotChanged, error, () => assign(asked)),
    });
  }

  return { assign, busy: isPending };
}
