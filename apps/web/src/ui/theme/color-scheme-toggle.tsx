import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../actions/icon-button.tsx';
import { uiText } from '../ui.text.ts';

/** Switches between light and dark. Until it is pressed, the system decides. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const next = dark ? 'light' : 'dark';
  return (
    <IconButton label={uiText.colours(next)} onClick={() => setColorScheme(next)}>
      {dark ? <IconSun size={20} stroke={1.75} /> : <IconMoon size={20} stroke={1.75} />}
    </IconButton>
  );
}
