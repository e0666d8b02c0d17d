import type { Permission } from '@counter/contract/shared';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, linkOptions, Navigate, useLocation, type LinkProps } from '@tanstack/react-router';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { BackLink } from '../../ui/actions/back-link.tsx';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { TabLinks } from '../../ui/layout/tabs.tsx';
import { SettingsSearch } from './find/settings-search.tsx';
import { settingsToFind } from './find/settings-to-find.ts';
import { useShownSetting } from './find/use-shown-setting.ts';
import classes from './settings.module.css';
import { text } from './settings.text.ts';

interface Tab {
  label: string;
  link: LinkProps & { to: string };
  /** Required to see the tab. */
  permission: Permission;
  /** The hint in the list, for a screen without searchable parts. */
  about?: string;
  /** True to hide it while the store waits for approval. */
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
    // The screen also has everybody's own devices.
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
    about: text.auditLogHint,
  },
];

/** Tabs of the current store's settings, with a search. */
export function SettingsTabs() {
  const phone = useIsPhone();
  useShownSetting();
  return (
    <div className={classes.ways}>
      {phone ? <WayBack /> : <Tabs />}
      <SettingsSearch />
    </div>
  );
}

function Tabs() {
  const { opens } = useCurrentStore();
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  return (
    <TabLinks
      label={text.settings}
      tabs={tabs
        .filter(opens)
        .map(({ label, link }) => ({ label, link, active: pathname === link.to }))}
    />
  );
}

/** Links back to the list, which replaces the tabs on phones. */
function WayBack() {
  return (
    <nav aria-label={text.settings}>
      <BackLink to="/dashboard/settings">{text.allSettings}</BackLink>
    </nav>
  );
}

/**
 * Lists the settings on phones; elsewhere opens the first permitted one. Without any permission, that screen says so.
 */
export function SettingsIndex() {
  const phone = useIsPhone();
  const { opens } = useCurrentStore();
  const open = tabs.filter(opens);
  if (!phone || open.length === 0) return <Navigate {...(open[0]?.link ?? account)} replace />;
  return (
    <Page>
      <PageHeader title={text.settings} />
      <SettingsSearch />
      <nav aria-label={text.settings} className={classes.index}>
        {open.map(({ label, link, about }) => (
          <Link key={label} {...link} className={classes.entry}>
            <span className={classes.entryWords}>
              <span className={classes.entryLabel}>{label}</span>
              <span className={classes.entryParts}>{about ?? partsOf(link.to, opens)}</span>
            </span>
            <IconChevronRight size={18} aria-hidden />
          </Link>
        ))}
      </nav>
    </Page>
  );
}

/** Describes a screen by its searchable parts. */
function partsOf(screen: string, opens: (part: Pick<Tab, 'permission'>) => boolean): string {
  const parts = settingsToFind.filter((part) => part.to === screen && opens(part));
  const [first] = parts;
  return first && parts.length === 1 ? first.about : parts.map(({ title }) => title).join(', ');
}
