import type { StoreOptionGroup } from '@counter/contract/menu';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { describeBounds } from './bounds-words.ts';
import { ChoiceItem } from './choice-item.tsx';
import { useRemoveOptionGroup } from './options.queries.ts';
import classes from './options.module.css';
import { text } from '../menu.text.ts';
import { optionsText } from './options.text.ts';

interface OptionGroupCardProps {
  group: StoreOptionGroup;
  onEdit: () => void;
}

/** An option group with its bounds, its options and the products that offer it. */
export function OptionGroupCard({ group, onEdit }: OptionGroupCardProps) {
  const { can } = useCurrentStore();
  const { name, choices, products } = group;
  return (
    <li className={classes.group}>
      <div className={classes.groupHead}>
        <div className={classes.groupFacts}>
          <h2 className={classes.groupName}>{name}</h2>
          <p className={classes.muted}>
            {describeBounds(group)} ·{' '}
            {products.length === 0
              ? optionsText.notInAnyProduct
              : optionsText.inProducts(products.map((product) => product.name).join(', '))}
          </p>
        </div>
        {can('menu:write') ? (
          <>
            <IconButton label={text.editLabel(name)} onClick={onEdit}>
              <IconPencil size={20} stroke={1.75} />
            </IconButton>
            <DeleteButton group={group} />
          </>
        ) : null}
      </div>
      <ul className={classes.choiceList} aria-label={optionsText.optionsOf(name)}>
        {choices.map((choice) => (
          <ChoiceItem key={choice.id} choice={choice} />
        ))}
      </ul>
    </li>
  );
}

function DeleteButton({ group: { id, name } }: { group: StoreOptionGroup }) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useRemoveOptionGroup();
  const remove = () =>
    mutate(id, {
      onSuccess: () => toastSuccess(optionsText.deletedToast(name)),
      onError: (error) => toastFailure(explainFailure(error)),
      onSettled: () => setConfirming(false),
    });
  return (
    <>
      <IconButton label={text.delete(name)} onClick={() => setConfirming(true)}>
        <IconTrash size={20} stroke={1.75} />
      </IconButton>
      <ConfirmDialog
        opened={confirming}
        title={optionsText.deleteTitle(name)}
        confirmLabel={text.deleteItem}
        danger
        busy={isPending}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      >
        {optionsText.deleteWarning}
      </ConfirmDialog>
    </>
  );
}
