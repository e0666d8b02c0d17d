import { dialAddress } from '@counter/browser/dial-address';
import { vehicleLabel, type Rider } from '@counter/contract/people';
import { formatPhone } from '@counter/contract/shared';
import { pictureUrl } from '@counter/contract/files';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import classes from '../people.module.css';
import { DutySwitch } from './duty-switch.tsx';
import { initialsOf } from './rider-words.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../people.text.ts';

type OnRemove = (rider: Rider) => void;

/** Returns the columns, with actions for people who may edit riders. */
export function riderColumns(onRemove: OnRemove | undefined): readonly Column<Rider>[] {
  return onRemove ? [...columns, actionsColumn(onRemove)] : columns;
}

const columns: readonly Column<Rider>[] = [
  { id: 'name', header: uiText.name, cell: (rider) => <Named rider={rider} /> },
  {
    id: 'phone',
    header: uiText.phone,
    width: 200,
    cell: (rider) => <TwoLines top={<Phone rider={rider} />} bottom={cnicOf(rider)} />,
  },
  {
    id: 'vehicle',
    header: text.riders.vehicle,
    width: 160,
    cell: (rider) => <TwoLines top={vehicleLabel(rider.vehicle)} bottom={rider.plate} />,
  },
  {
    id: 'duty',
    header: text.riders.onDuty,
    width: 152,
    cell: (rider) => <DutySwitch rider={rider} />,
  },
];

function actionsColumn(onRemove: OnRemove): Column<Rider> {
  return {
    id: 'actions',
    header: uiText.actions,
    head: <span className={classes.unseen}>{uiText.actions}</span>,
    width: 64,
    numeric: true,
    cell: (rider) => <RiderMenu rider={rider} onRemove={onRemove} />,
  };
}

/** A rider as a card, for phones. */
export function riderCard(rider: Rider, onRemove: OnRemove | undefined): CardParts {
  return {
    title: rider.name,
    badge: <Picture rider={rider} />,
    detail: <Phone rider={rider} />,
    value: <VehicleWithPlate rider={rider} />,
    note: <DutySwitch rider={rider} />,
    action: onRemove ? <RiderMenu rider={rider} onRemove={onRemove} /> : null,
  };
}

function VehicleWithPlate({ rider: { vehicle, plate } }: { rider: Rider }) {
  const label = vehicleLabel(vehicle);
  return (
    <span className={classes.vehicle}>
      {plate === '' ? (
        label
      ) : (
        <>
          {label}, <span className={classes.plate}>{plate}</span>
        </>
      )}
    </span>
  );
}

function cnicOf({ cnic }: Rider): string {
  return cnic === undefined ? '' : text.riders.cnic(cnic);
}

function Named({ rider }: { rider: Rider }) {
  return (
    <span className={classes.rider}>
      <Picture rider={rider} />
      {rider.name}
    </span>
  );
}

function Picture({ rider: { image, name } }: { rider: Rider }) {
  return (
    <span className={classes.picture} aria-hidden>
      {image === null ? (
        initialsOf(name)
      ) : (
        <img src={pictureUrl(image, 'small')} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}

function Phone({ rider: { phone } }: { rider: Rider }) {
  return (
    <a className={classes.phone} href={dialAddress(phone)}>
      {formatPhone(phone)}
    </a>
  );
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function RiderMenu({ rider, onRemove }: { rider: Rider; onRemove: OnRemove }) {
  const { storeUrl } = useCurrentStore();
  const navigate = useNavigate();
  const edit = () =>
    void navigate({
      to: '/dashboard/business/$storeUrl/rider/form',
      params: { storeUrl },
      search: { id: rider.id },
    });
  return (
    <RowMenu label={text.riders.actionsFor(rider.name)}>
      <RowMenuItem icon={<IconPencil {...icon} />} onClick={edit}>
        {text.edit}
      </RowMenuItem>
      <RowMenuItem icon={<IconTrash {...icon} />} danger onClick={() => onRemove(rider)}>
        {uiText.remove}
      </RowMenuItem>
    </RowMenu>
  );
}
