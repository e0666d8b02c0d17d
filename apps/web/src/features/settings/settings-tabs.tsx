import type { Permission } from '@counter/contract/shared';
import { linkOptions, Navigate, useLocation, type LinkProps } from '@tanstack/react-router';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { TabLinks } from '../../ui/layout/tabs.tsx';
import { SettingsSearch } from './find/settings-search.tsx';
import { useShownSetting } from './find/use-shown-setting.ts';
import classes from './settings.module.css';
import { text } from './settings.text.ts';

interface Tab {
  label: string;
  link: LinkProps & { to: string };
  /** Without it the tab is hidden. */
  permission: Permission;
  /** It is hidden while the store waits for approval. */
  afterApproval?: true;
}

const account = linkOptions({ to: '/dashboard/settings/account-setting' });

/** The tabs of the settings, in order. Add a line for a new screen. */
const tabs: readonly Tab[] = [
  { label: text.accountLabel, link: account, permission: 'settings:read' },
  {
    label: text.storeLabel,
    link: linkOptions({ to: '/dashboard/settings/store-setting' }),
    permission: 'settings:read',
  },
  {
    label: text.hours,
    link: linkOptions({ to: '/dashboard/settings/hours' }),
    permission: 'settings:read',
  },
  {
    label: text.stations,
    link: linkOptions({ to: '/dashboard/settings/stations' }),
    permission: 'settings:read',
  },
  {
    label: text.bankAccount,
    link: linkOptions({ to: '/dashboard/settings/bank-account' }),
    permission: 'bank:read',
  },
  {
    label: text.notifications,
    link: linkOptions({ to: '/dashboard/settings/notifications' }),
    // Everybody's own devices are there.
    permission: 'store:read',
    afterApproval: true,
  },
  {
    label: text.printers,
    link: linkOptions({ to: '/dashboard/settings/printers' }),
    permission: 'orders:read',
  },
  {
    label: text.integrations,
    link: linkOptions({ to: '/dashboard/settings/integrations' }),
    permission: 'integrations:read',
  },
  {
    label: text.users,
    link: linkOptions({ to: '/dashboard/settings/users' }),
    permission: 'team:read',
  },
  {
    label: text.auditLog,
    link: linkOptions({ to: '/dashboard/settings/audit-log' }),
    permission: 'audit:read',
  },
];

/** The ways among the settings of the current store, and a search for one of them. */
export function SettingsTabs() {
  const { opens } = useCurrentStore();
  useShownSetting();
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  return (
    <div className={classes.ways}>
      <TabLinks
        label={text.settings}
        tabs={tabs
          .filter(opens)
          .map(({ label, link }) => ({ label, link, active: pathname === link.to }))}
      />
      <SettingsSearch />
    </div>
  );
}

/** Leads to the first settings that the person may see; who may see none is told so there. */
export function FirstSettings() {
  const { opens } = useCurrentStore();
  const first = tabs.find(opens);
  return <Navigate {...(first?.link ?? account)} replace />;
}
