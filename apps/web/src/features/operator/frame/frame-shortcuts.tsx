import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { ShortcutSheet } from '../../../ui/overlays/shortcut-sheet.tsx';
import { places } from './places.ts';
import { frameText } from './frame.text.ts';

interface FrameShortcutsProps {
  /** The sheet that lists every shortcut. */
  opened: boolean;
  onOpen: (opened: boolean) => void;
}

/** The keys that work on every screen of the operator. */
export function FrameShortcuts({ opened, onOpen }: FrameShortcutsProps) {
  const navigate = useNavigate();
  const [used, setUsed] = useState(opened);
  if (opened && !used) setUsed(true);
  useShortcuts(frameText.anywhere, [
    { keys: '?', label: frameText.showKeyboardShortcuts, run: () => onOpen(true) },
    ...places.map(({ keys, label, link }) => ({
      keys,
      label: frameText.goTo(label),
      run: () => void navigate(link),
    })),
  ]);
  if (!used) return null;
  return <ShortcutSheet opened={opened} onClose={() => onOpen(false)} />;
}
