import type { Deal } from '@counter/contract/deals';
import { IconBan, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import classes from './deals.module.css';
import type { useDealActions } from './use-deal-actions.ts';
import { text } from './deals.text.ts';

interface DealMenuProps {
  deal: Deal;
  actions: ReturnType<typeof useDealActions>;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The actions of a deal; renders nothing without the permission. */
export function DealMenu({ deal, actions }: DealMenuProps) {
  const { can, storeId: bid, storeUrl } = useCurrentStore();
  const navigate = useNavigate();
  if (!can('menu:availability')) return null;
  const edit = () =>
    void navigate({
      to: '/dashboard/business/$storeUrl/deals/form',
      params: { storeUrl },
      search: { id: deal.id },
      state: { bid, storeUrl },
    });
  const Mark = deal.available ? IconBan : IconCheck;
  return (
    <div className={classes.menu}>
      <RowMenu label={text.actionsFor(deal.name)}>
        {can('menu:write') ? (
          <RowMenuItem icon={<IconPencil {...icon} />} onClick={edit}>
            {text.edit}
          </RowMenuItem>
        ) : null}
        <RowMenuItem icon={<Mark {...icon} />} onClick={() => actions.mark(deal, !deal.available)}>
          {deal.available ? text.markAsOutOfStock : text.markAsAvailable}
        </RowMenuItem>
        {can('menu:write') ? (
          <RowMenuItem icon={<IconTrash {...icon} />} danger onClick={() => actions.remove(deal)}>
            {text.delete}
          </RowMenuItem>
        ) : null}
      </RowMenu>
    </div>
  );
}
