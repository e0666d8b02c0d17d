import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { useOnce } from '../../../ui/browser/use-once.ts';
import { MenuDrawer } from '../../../ui/overlays/menu-drawer.tsx';
import { ShortcutSheet } from '../../../ui/overlays/shortcut-sheet.tsx';
import { PlaceLinks } from './place-links.tsx';
import { places } from './places.ts';
import { frameText } from './frame.text.ts';

const SearchPalette = lazyPart(async () => ({
  default: (await import('../search/search-palette.tsx')).SearchPalette,
}));

/** The overlays that can open on any screen. */
export type FrameOverlay = 'menu' | 'search' | 'shortcuts';

interface FrameOverlaysProps {
  overlay: FrameOverlay | undefined;
  onOverlay: (overlay: FrameOverlay | undefined) => void;
}

/** The shortcuts and overlays of all operator screens. */
export function FrameOverlays({ overlay, onOverlay }: FrameOverlaysProps) {
  const navigate = useNavigate();
  const close = () => onOverlay(undefined);
  const isMenuUsed = useOnce(overlay === 'menu');
  const isSearchUsed = useOnce(overlay === 'search');
  const isSheetUsed = useOnce(overlay === 'shortcuts');
  useShortcuts(frameText.anywhere, [
    { keys: 'mod+k', label: frameText.findAnything, run: () => onOverlay('search') },
    { keys: '?', label: frameText.showKeyboardShortcuts, run: () => onOverlay('shortcuts') },
    ...places.map(({ keys, label, link }) => ({
      keys,
      label: frameText.goTo(label),
      run: () => void navigate(link),
    })),
  ]);
  return (
    <>
      {isMenuUsed ? (
        <MenuDrawer
          opened={overlay === 'menu'}
          onClose={close}
          title={frameText.menu}
          links={<PlaceLinks onFollow={close} />}
        />
      ) : null}
      {isSearchUsed ? (
        <Suspense>
          <SearchPalette opened={overlay === 'search'} onClose={close} />
        </Suspense>
      ) : null}
      {isSheetUsed ? <ShortcutSheet opened={overlay === 'shortcuts'} onClose={close} /> : null}
    </>
  );
}
