import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { FirstPress } from '../../../ui/overlays/first-press.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useSoundSettings } from './sound-settings.ts';
import { useRingingCount } from './use-alerts.ts';
import { text } from '../orders.text.ts';

// The settings are not needed to hear an order.
const loadPopup = async () => (await import('./settings-popup.tsx')).SettingsPopup;

/** The button for the sound settings, in the top bar. */
export function AlertsButton() {
  const store = useCurrentStore();
  return store.can('orders:read') ? <Alerts /> : null;
}

function Alerts() {
  const { on } = useSoundSettings();
  const count = useRingingCount();
  return (
    <>
      <FirstPress
        seldom
        load={loadPopup}
        renderButton={(opener) => (
          <IconButton
            label={on ? text.alerts.alertsOn : text.alerts.alertsOff}
            badge={count}
            {...opener}
          >
            {on ? <IconBell size={20} stroke={1.75} /> : <IconBellOff size={20} stroke={1.75} />}
          </IconButton>
        )}
      />
    </>
  );
}
