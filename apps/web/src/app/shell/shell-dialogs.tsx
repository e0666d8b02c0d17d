import { useOnce } from '../../ui/browser/use-once.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { prefetch, fetchAfterAMinute, lazyPart } from '../../ui/browser/ahead.ts';
import { useShortcuts } from '../../ui/browser/keyboard.ts';
import { useOverlay, useShell } from './shell-state.tsx';
import { navigation } from './navigation/navigation.ts';
import { PaperLater } from './paper/paper-later.tsx';
import { useMissingStyles } from './use-missing-styles.ts';
import { useNavigationEntries } from './navigation/use-navigation.ts';
import { text } from './shell.text.ts';

const CommandPalette = lazyPart(async () => ({
  default: (await import('./commands/command-palette.tsx')).CommandPalette,
}));
const ShortcutSheet = lazyPart(async () => ({
  default: (await import('../../ui/overlays/shortcut-sheet.tsx')).ShortcutSheet,
}));

const allEntries = navigation.flatMap(({ entries }) => entries);

const loadDrawer = async () => ({
  default: (await import('./navigation/navigation-drawer.tsx')).NavigationDrawer,
});
const NavigationDrawer = lazyPart(loadDrawer);

/** The dialogs that open from anywhere, and the print heading. Their code loads on first use or ahead of it. */
export function ShellDialogs() {
  const { store, open, close } = useShell();
  const overlay = useOverlay();
  const navigate = useNavigate();
  const entries = useNavigationEntries();
  const paletteUsed = useOnce(overlay === 'palette');
  const sheetUsed = useOnce(overlay === 'shortcuts');
  const drawerUsed = useOnce(overlay === 'navigation');
  useEffect(() => prefetch(loadDrawer), []);
  useMissingStyles();
  // Preloads the menu's screens, so that they open even if the server is briefly away.
  const router = useRouter();
  useEffect(
    () =>
      fetchAfterAMinute(async () => {
        for (const { link } of allEntries) await router.preloadRoute(link);
      }),
    [router],
  );

  const shortcuts = [
    { keys: 'mod+k', label: text.goAnywhereDoAnything, run: () => open('palette') },
    { keys: '?', label: text.showKeyboardShortcuts, run: () => open('shortcuts') },
    ...entries.map(({ keys, label, link }) => ({
      keys,
      label: text.goTo(label),
      run: () => void navigate(link),
    })),
  ];
  useShortcuts(text.anywhere, shortcuts, { everywhere: true });

  return (
    <Suspense>
      {store ? <PaperLater name={store.fullName} timeZone={store.timeZone} /> : null}
      {drawerUsed ? <NavigationDrawer /> : null}
      {paletteUsed ? <CommandPalette opened={overlay === 'palette'} onClose={close} /> : null}
      {sheetUsed ? <ShortcutSheet opened={overlay === 'shortcuts'} onClose={close} /> : null}
    </Suspense>
  );
}
