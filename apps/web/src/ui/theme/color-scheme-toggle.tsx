import { IconMoon, IconSun } from '@tabler/icons-react';
import { chooseColorScheme, useColorScheme } from '../../lib/device/color-scheme.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { uiText } from '../ui.text.ts';

/** Switches between light and dark. The system decides until it is first pressed. */
export function ColorSchemeToggle() {
  const dark = useColorScheme() === 'dark';
  const next = dark ? 'light' : 'dark';
  return (
    <IconButton label={uiText.colors(next)} onClick={() => chooseColorScheme(next)}>
      {dark ? <IconSun size={20} stroke={1.75} /> : <IconMoon size={20} stroke={1.75} />}
    </IconButton>
  );
}
