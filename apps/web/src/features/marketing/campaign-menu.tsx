import type { Campaign } from '@counter/contract/marketing';
import { IconBan, IconCopy } from '@tabler/icons-react';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { isOpen } from './campaign-words.tsx';
import { text } from './marketing.text.ts';

export interface CampaignActions {
  onDuplicate: (campaign: Campaign) => void;
  onCancel: (campaign: Campaign) => void;
}

/** The menu of a campaign, for people who may edit campaigns. */
export function CampaignMenu(props: CampaignActions & { campaign: Campaign }) {
  const { campaign, onDuplicate, onCancel } = props;
  return (
    <RowMenu label={text.actionsFor(campaign.title)}>
      <RowMenuItem
        icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
        onClick={() => onDuplicate(campaign)}
      >
        {text.duplicate}
      </RowMenuItem>
      {isOpen(campaign) ? (
        <RowMenuItem
          icon={<IconBan size={18} stroke={1.75} aria-hidden />}
          danger
          onClick={() => onCancel(campaign)}
        >
          {text.cancelCampaign}
        </RowMenuItem>
      ) : null}
    </RowMenu>
  );
}
