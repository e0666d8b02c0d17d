import { useState, type ReactNode } from 'react';
import { useNoteFirstStep } from '../../store/index.ts';
import { useSoundSettings } from './sound-settings.ts';
import { ringOnce, TestAlarmDialog } from './test-alarm-dialog.tsx';

/** Returns the function that tests this device's alarm, and the dialog that shows the result. */
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
