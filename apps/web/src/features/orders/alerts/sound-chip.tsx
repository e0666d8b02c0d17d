import { IconVolumeOff } from '@tabler/icons-react';
import { text } from '../orders.text.ts';
import { playSound, unblockAudio, useAudioOutput } from './audio-output.ts';
import classes from './order-strip.module.css';
import { useSoundSettings } from './sound-settings.ts';

/** Warns that new orders would be silent, with a button to enable sound. */
export function SoundChip() {
  const { on, volume } = useSoundSettings();
  const speaker = useAudioOutput();
  if (!on || speaker !== 'blocked') return null;
  const enable = () => void unblockAudio().then(() => playSound('new', volume));
  return (
    <button type="button" className={classes.chip} data-chip onClick={enable}>
      <IconVolumeOff size={18} aria-hidden />
      <span className={classes.chipWords}>{text.alerts.soundOffHint}</span>
    </button>
  );
}
