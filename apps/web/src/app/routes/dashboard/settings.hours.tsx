import { createFileRoute } from '@tanstack/react-router';
import { hoursSearch } from '../../../features/hours/hours-search.ts';
import { HoursScreen } from '../../../features/hours/hours-screen.tsx';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { OverrideActions } from '../../../features/store/overrides/override-actions.tsx';
import { overrideSearch } from '../../../features/store/overrides/override-search.ts';
import { StoreSwitch } from '../../../features/store/store-switch.tsx';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useUpdateSearch } from '../../../lib/url/use-update-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/hours')({
  validateSearch: (search) => ({ ...hoursSearch(search), ...overrideSearch(search) }),
  head: titled(text.hours),
  staticData: { heading: text.hours, permission: 'settings:read' },
  component: Hours,
});

function Hours() {
  const search = Route.useSearch();
  const update = useUpdateSearch(search);
  const { waiting } = useCurrentStore();
  return (
    <HoursScreen
      tabs={<SettingsTabs />}
      now={
        waiting ? null : (
          <>
            <OverrideActions
              dialog={search.dialog}
              minutes={search.minutes}
              onDialog={(dialog) => update({ dialog, minutes: undefined })}
            />
            <StoreSwitch />
          </>
        )
      }
      exception={search.exception}
      onException={(exception) => update({ exception })}
    />
  );
}
