import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { Slider } from '../../../ui/forms/slider.tsx';
import classes from './alerts.module.css';
import { updateSoundSettings, useSoundSettings } from './sound-settings.ts';
import { soundNames, type SoundName } from './sounds.ts';
import { playSound, unblockAudio, useAudioOutput } from './audio-output.ts';
import { canNotify } from './use-desktop-notice.ts';
import { text } from '../orders.text.ts';
import { alertSettingsText } from './alert-settings.text.ts';

const soundLabels: Record<SoundName, string> = {
  new: text.alerts.newOrder,
  late: text.alerts.stillWaiting,
  accepted: text.alerts.acceptedAutomatically,
  cancelled: text.cancelled,
};

/** The sound settings of this device. */
export function AlertSettings({ onTest }: { onTest: () => void }) {
  const { on, volume } = useSoundSettings();
  return (
    <section aria-label={text.alerts.alerts} className={classes.settings}>
      <Switch
        label={alertSettingsText.soundForNewOrders}
        checked={on}
        onChange={(event) => updateSoundSettings({ on: event.currentTarget.checked })}
      />
      <AudioNote />
      <Slider
        label={alertSettingsText.volume}
        min={0.1}
        max={1}
        step={0.1}
        value={volume}
        words={`${Math.round(volume * 100)}%`}
        disabled={!on}
        onChange={(value) => updateSoundSettings({ volume: value })}
      />
      <div>
        <span className={classes.settingLabel}>{alertSettingsText.test}</span>
        <div className={classes.tests}>
          {soundNames.map((name) => (
            <Button key={name} variant="default" size="xs" onClick={() => test(name, volume)}>
              {soundLabels[name]}
            </Button>
          ))}
        </div>
      </div>
      <NoticeSetting />
      <Button onClick={onTest}>{alertSettingsText.testMyAlarm}</Button>
    </section>
  );
}

function test(name: SoundName, volume: number): void {
  void unblockAudio().then(() => playSound(name, volume));
}

function AudioNote() {
  const speaker = useAudioOutput();
  if (speaker === 'missing')
    return <p className={classes.settingNote}>{alertSettingsText.noSoundWarning}</p>;
  if (speaker === 'blocked')
    return <p className={classes.settingNote}>{alertSettingsText.soundBlockedWarning}</p>;
  return null;
}

const permissionTexts = {
  granted: alertSettingsText.notificationsOnHint,
  denied: alertSettingsText.notificationsBlockedHint,
};

function NoticeSetting() {
  const [permission, setPermission] = useState(() =>
    canNotify() ? Notification.permission : undefined,
  );
  if (permission === undefined) return null;
  if (permission !== 'default')
    return <p className={classes.settingNote}>{permissionTexts[permission]}</p>;
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      {alertSettingsText.turnOnNotifications}
    </Button>
  );
}
