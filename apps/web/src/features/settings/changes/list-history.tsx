import type { HistoryList } from '@counter/contract/audit';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from './changes.module.css';
import { text } from './changes.text.ts';
import { SettingHistory } from './setting-history.tsx';

/** Links to the changes of a list of settings, below the list. Hidden from people who may not read the audit log. */
export function ListHistory({ list }: { list: HistoryList }) {
  const { can } = useCurrentStore();
  if (!can('audit:read')) return null;
  return (
    <div className={classes.below}>
      <SettingHistory key={list} part={list} title={text.lists[list]} />
    </div>
  );
}
