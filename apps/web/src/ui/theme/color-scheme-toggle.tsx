import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../actions/icon-button.tsx';

/** Switches between light and dark. Until it is pressed, the system decides. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const next = dark ? 'light' : 'dark';
  return (
    <IconButton label={`Use ${next} colours`} onClick={() => setColorScheme(next)}>
      {dark ? <IconSun size={20} stroke={1.75} /> : <IconMoon size={20} stroke={1.75} />}
    </IconButton>
  );
}
