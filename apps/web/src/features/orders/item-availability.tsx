import type { OffItem } from '@counter/contract/menu';
import type { OrderItem } from '@counter/contract/orders';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useGiveWord, useOffMenu, type Word } from '../menu/index.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import classes from './order-drawer.module.css';
import { lazyPart } from '../../ui/browser/ahead.ts';
import { text } from './orders.text.ts';

// Few orders are read to take something off the menu.
const UntilDialog = lazyPart(async () => {
  const { UntilDialog: component } = await import('../../ui/overlays/until-dialog.tsx');
  return { default: component };
});

interface ItemProps {
  item: OrderItem;
}

/** Says of an ordered product that it is off the menu by now. */
export function OffMark({ item }: ItemProps) {
  const off = useOff(item);
  if (!off) return null;
  return (
    <span className={classes.off}>
      {off.state === 'SOLD_OUT' ? text.soldOut : text.unavailable}
    </span>
  );
}

function useOff({ productId }: OrderItem): OffItem | undefined {
  const { data } = useOffMenu();
  return data?.find(({ kind, id }) => kind === 'PRODUCT' && id === productId);
}

/** Takes an ordered product off the menu, or puts it back; nothing for who may not. */
export function ItemMenu({ item }: ItemProps) {
  const { can } = useCurrentStore();
  if (item.productId === null || !can('menu:availability')) return null;
  return <MenuOf item={item} product={{ kind: 'PRODUCT', id: item.productId, name: item.name }} />;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function MenuOf({ item, product }: ItemProps & { product: Word['item'] }) {
  const off = useOff(item);
  const giveWord = useWord();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <RowMenu label={text.actionsFor(item.name)}>
        {off && !off.available ? (
          <RowMenuItem
            icon={<IconCheck {...icon} />}
            onClick={() => giveWord({ item: product, available: true, until: null })}
          >
            {text.markAsAvailable}
          </RowMenuItem>
        ) : (
          <RowMenuItem icon={<IconBan {...icon} />} onClick={() => setAsking(true)}>
            {text.markUnavailable}
          </RowMenuItem>
        )}
      </RowMenu>
      <Asked
        name={item.name}
        asking={asking}
        onClose={() => setAsking(false)}
        onChoose={(until) => giveWord({ item: product, available: false, until })}
      />
    </>
  );
}

interface AskedProps {
  name: string;
  asking: boolean;
  onClose: () => void;
  onChoose: (until: string | null) => void;
}

/** How long: the dialog is fetched when it is asked for the first time. */
function Asked({ name, asking, onClose, onChoose }: AskedProps) {
  const { timeZone } = useCurrentStore();
  const [asked, setAsked] = useState(false);
  if (asking && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <UntilDialog
        opened={asking}
        title={text.markAsUnavailable(name)}
        timeZone={timeZone}
        onClose={onClose}
        onChoose={(until) => {
          onClose();
          onChoose(until);
        }}
      />
    </Suspense>
  );
}

function useWord(): (word: Word) => void {
  const giving = useGiveWord({
    onDone: (word) =>
      toastSuccess(
        text.is(word.item.name, wordFor(word)),
        word.available
          ? undefined
          : () => giving.mutate({ item: word.item, available: true, until: null }),
      ),
    onRefused: (word, error) =>
      toastFailure(
        text.couldNotBeMarkedAs(word.item.name, wordFor(word), explainFailure(error)),
        () => giving.mutate(word),
      ),
  });
  return giving.mutate;
}

function wordFor({ available }: Word): string {
  return available ? 'available' : 'unavailable';
}
