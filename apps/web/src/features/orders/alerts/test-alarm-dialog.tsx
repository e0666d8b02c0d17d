import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useLive } from '../../../lib/live.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { alertSettingsText } from './alert-settings.text.ts';
import classes from './alerts.module.css';
import { playSound, unblockAudio, useAudioOutput } from './audio-output.ts';
import { checkAlarm, type AlarmProblem } from './check-alarm.ts';
import { useSoundSettings } from './sound-settings.ts';
import { canNotify } from './use-desktop-notice.ts';
import { useHoldsTurn } from './turn-to-ring.ts';

const problemTexts = alertSettingsText.problems satisfies Record<AlarmProblem, string>;

/** Tests the alarm and names what would keep a new order from being heard. */
export function TestAlarmDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={alertSettingsText.testMyAlarm}
      centered
      size={480}
    >
      <Check />
    </Modal>
  );
}

function Check() {
  const settings = useSoundSettings();
  const problems = checkAlarm({
    ...settings,
    audio: useAudioOutput(),
    notices: canNotify() ? Notification.permission : undefined,
    rings: useHoldsTurn(),
    live: useLive().status,
  });
  return (
    <div className={classes.check}>
      <p>{alertSettingsText.testAlarmHelp}</p>
      <Button variant="default" onClick={() => ringOnce(settings.volume)}>
        {alertSettingsText.playAgain}
      </Button>
      <output className={classes.findings}>
        {problems.length === 0 ? (
          <p className={classes.finding} data-fine>
            <IconCircleCheck size={20} aria-hidden />
            {alertSettingsText.alarmIsReady}
          </p>
        ) : (
          <ul>
            {problems.map((problem) => (
              <li key={problem} className={classes.finding}>
                <IconAlertTriangle size={20} aria-hidden />
                {problemTexts[problem]}
              </li>
            ))}
          </ul>
        )}
      </output>
    </div>
  );
}

/** Plays the sound of a new order once. Call it during a user gesture, which browsers require. */
export function ringOnce(volume: number): void {
  void unblockAudio().then(() => playSound('new', volume));
}
