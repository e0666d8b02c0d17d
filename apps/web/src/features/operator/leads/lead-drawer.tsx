import type { Lead } from '@counter/contract/home';
import type { ListAddress } from '../../../lib/url/use-list-address.ts';
import type { Search } from '../lists/list-search.ts';
import { MissingDrawer } from '../lists/missing-drawer.tsx';
import { useListed } from '../lists/use-listed.ts';
import { LeadEditor } from './lead-editor.tsx';
import { text } from '../operator.text.ts';
import { leadsText } from './leads.text.ts';

interface LeadDrawerProps {
  /** The current page; undefined while loading. */
  leads: readonly Lead[] | undefined;
  openId: number | undefined;
  onClose: ListAddress<Search>['close'];
}

/** The open lead, over the list. */
export function LeadDrawer({ leads, openId, onClose }: LeadDrawerProps) {
  const lead = useListed(leads, openId);
  const opened = openId !== undefined;
  if (lead) return <LeadEditor key={lead.id} lead={lead} opened={opened} onClose={onClose} />;
  return (
    <MissingDrawer
      opened={opened && leads !== undefined}
      onClose={onClose}
      title={text.lead}
      description={leadsText.missingHelp}
    />
  );
}
