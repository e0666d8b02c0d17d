import { IconBell, IconBellOff, IconVolumeOff } from '@tabler/icons-react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { FirstPress } from '../../../ui/overlays/first-press.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import classes from './alerts.module.css';
import { useSoundSettings } from './sound-settings.ts';
import { playSound, unblockAudio, useAudioOutput } from './audio-output.ts';
import { useAlertCount } from './use-alerts.ts';
import { text } from '../orders.text.ts';

// Nobody needs the settings to hear an order.
const loadPopup = async () => (await import('./settings-popup.tsx')).SettingsPopup;

/** The button for the sound settings, in the top bar. */
export function AlertsButton() {
  const store = useCurrentStore();
  return store.can('orders:read') ? <Alerts /> : null;
}

function Alerts() {
  const { on } = useSoundSettings();
  const count = useAlertCount();
  return (
    <>
      <SoundChip />
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

/** Warns that new orders would be silent, with a button to change that. */
function SoundChip() {
  const { on, volume } = useSoundSettings();
  const speaker = useAudioOutput();
  if (!on || speaker !== 'blocked') return null;
  const enable = () => void unblockAudio().then(() => playSound('new', volume));
  return (
    <button type="button" className={classes.chip} onClick={enable}>
      <IconVolumeOff size={16} aria-hidden />
      {text.alerts.soundIsOffTapTo}
    </button>
  );
}
