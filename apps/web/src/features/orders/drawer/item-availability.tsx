import type { OffItem } from '@counter/contract/menu';
import type { OrderItem } from '@counter/contract/orders';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useSetAvailability, useOffMenu, type Word } from '../../menu/index.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from './order-drawer.module.css';
import { UntilDialog } from '../../../ui/overlays/until-dialog.tsx';
import { drawerText } from './order-drawer.text.ts';

interface ItemProps {
  item: OrderItem;
}

/** Marks an ordered product that has become unavailable. */
export function OffMark({ item }: ItemProps) {
  const off = useOff(item);
  if (!off) return null;
  return (
    <span className={classes.off}>
      {off.state === 'SOLD_OUT' ? drawerText.soldOut : drawerText.unavailable}
    </span>
  );
}

function useOff({ productId }: OrderItem): OffItem | undefined {
  const { data } = useOffMenu();
  return data?.find(({ kind, id }) => kind === 'PRODUCT' && id === productId);
}

/** Marks an ordered product as unavailable or available. Hidden without the permission. */
export function ItemMenu({ item }: ItemProps) {
  const { can } = useCurrentStore();
  if (item.productId === null || !can('menu:availability')) return null;
  return <MenuOf item={item} product={{ kind: 'PRODUCT', id: item.productId, name: item.name }} />;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function MenuOf({ item, product }: ItemProps & { product: Word['item'] }) {
  const off = useOff(item);
  const giveWord = useWord();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <RowMenu label={drawerText.actionsFor(item.name)}>
        {off && !off.available ? (
          <RowMenuItem
            icon={<IconCheck {...icon} />}
            onClick={() => giveWord({ item: product, available: true, until: null })}
          >
            {drawerText.markAsAvailable}
          </RowMenuItem>
        ) : (
          <RowMenuItem icon={<IconBan {...icon} />} onClick={() => setConfirming(true)}>
            {drawerText.markUnavailable}
          </RowMenuItem>
        )}
      </RowMenu>
      <Asked
        name={item.name}
        confirming={confirming}
        onClose={() => setConfirming(false)}
        onChoose={(until) => giveWord({ item: product, available: false, until })}
      />
    </>
  );
}

interface AskedProps {
  name: string;
  confirming: boolean;
  onClose: () => void;
  onChoose: (until: string | null) => void;
}

/** The dialog to choose how long, rendered on first use. */
function Asked({ name, confirming, onClose, onChoose }: AskedProps) {
  const { timeZone } = useCurrentStore();
  const [asked, setAsked] = useState(false);
  if (confirming && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <UntilDialog
      opened={confirming}
      title={drawerText.markAsUnavailable(name)}
      timeZone={timeZone}
      onClose={onClose}
      onChoose={(until) => {
        onClose();
        onChoose(until);
      }}
    />
  );
}

function useWord(): (word: Word) => void {
  const giving = useSetAvailability({
    onDone: (word) =>
      toastSuccess(
        drawerText.markedToast(word.item.name, wordFor(word)),
        word.available
          ? undefined
          : () => giving.mutate({ item: word.item, available: true, until: null }),
      ),
    onRefused: (word, error) =>
      toastFailure(
        drawerText.notMarkedToast(word.item.name, wordFor(word), explainFailure(error)),
        () => giving.mutate(word),
      ),
  });
  return giving.mutate;
}

function wordFor({ available }: Word): string {
  return available ? 'available' : 'unavailable';
}
