import { useState, type ReactNode } from 'react';
import { useNoteFirstStep } from '../../store/index.ts';
import { useSoundSettings } from './sound-settings.ts';
import { ringOnce, TestAlarmDialog } from './test-alarm-dialog.tsx';

/** Returns what tests the alarm of this device, and the dialog that then says what it found. */
export function useAlarmTest(): { readonly start: () => void; readonly dialog: ReactNode } {
  const [testing, setTesting] = useState(false);
  const { volume } = useSoundSettings();
  const note = useNoteFirstStep();
  return {
    start: () => {
      ringOnce(volume);
      setTesting(true);
      note('ALARM');
    },
    dialog: <TestAlarmDialog opened={testing} onClose={() => setTesting(false)} />,
  };
}
