import type { Lead } from '@counter/contract/home';
import { useState } from 'react';
import type { ListAddress } from '../../../lib/use-list-address.ts';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import type { Search } from '../lists/list-search.ts';
import { LeadEditor } from './lead-editor.tsx';
import { text } from '../operator.text.ts';
import { leadsText } from './leads.text.ts';

interface LeadDrawerProps {
  /** The page that is on the screen; undefined while it loads. */
  leads: readonly Lead[] | undefined;
  openId: number | undefined;
  onClose: ListAddress<Search>['close'];
}

/** The open lead, on top of the list. */
export function LeadDrawer({ leads, openId, onClose }: LeadDrawerProps) {
  const listed = leads?.find(({ id }) => id === openId);
  // What is on the way out, or just left the list by what somebody did to it, is still shown.
  const [kept, setKept] = useState<Lead>();
  if (listed && listed !== kept) setKept(listed);
  const lead = kept && (openId === undefined || kept.id === openId) ? kept : undefined;
  const opened = openId !== undefined;
  if (lead) return <LeadEditor key={lead.id} lead={lead} opened={opened} onClose={onClose} />;
  return (
    <SideDrawer opened={opened && leads !== undefined} onClose={onClose} title={text.lead}>
      <EmptyState title={text.notOnThisPage} description={leadsText.thisLeadHasMovedTo} />
    </SideDrawer>
  );
}
