import type { SessionUser } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import {
  IconKeyboard,
  IconLogout,
  IconMenu2,
  IconSearch,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Brand } from '../../../ui/theme/brand.tsx';
import { ColorSchemeToggle } from '../../../ui/theme/color-scheme-toggle.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { OfflineBar } from '../../../ui/feedback/offline-bar.tsx';
import { ViewOwnerProvider } from '../../views/index.ts';
import { operatorViews } from '../lists/operator-views.ts';
import { useIsOnline } from '@counter/browser/online';
import classes from './frame.module.css';
import { FrameOverlays, type FrameOverlay } from './frame-overlays.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PlaceLinks } from './place-links.tsx';
import { frameText } from './frame.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface OperatorFrameProps {
  user: SessionUser;
  onLogout: () => void;
  children: ReactNode;
}

/** The frame of the operator screens. The menu is beside the screen or in a drawer; phones also have a bottom bar. */
export function OperatorFrame({ user, onLogout, children }: OperatorFrameProps) {
  const [overlay, setOverlay] = useState<FrameOverlay>();
  const online = useIsOnline();
  const isPhone = useIsPhone();
  const openMenu = () => setOverlay('menu');
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        {frameText.skipToContent}
      </a>
      {isPhone ? null : (
        <nav aria-label={frameText.main} className={classes.side}>
          <BrandLink />
          <PlaceLinks />
        </nav>
      )}
      <div className={classes.column}>
        <header className={classes.bar}>
          <span className={classes.menu}>
            <IconButton label={frameText.menu} expanded={overlay === 'menu'} onClick={openMenu}>
              <IconMenu2 size={20} stroke={1.75} />
            </IconButton>
          </span>
          <BrandLink />
          <Tools user={user} onOverlay={setOverlay} onLogout={onLogout} />
        </header>
        {online ? null : <OfflineBar waiting={0} />}
        <main id="main" className={classes.main} tabIndex={-1}>
          <ViewOwnerProvider owner={operatorViews}>{children}</ViewOwnerProvider>
        </main>
      </div>
      {isPhone ? <PhoneBar isMenuOpen={overlay === 'menu'} onMenu={openMenu} /> : null}
      <FrameOverlays overlay={overlay} onOverlay={setOverlay} />
    </div>
  );
}

function BrandLink() {
  return (
    <Link to="/operator" className={classes.brand} aria-label={frameText.counterOverview}>
      <Brand />
    </Link>
  );
}

interface ToolsProps extends Pick<OperatorFrameProps, 'user' | 'onLogout'> {
  onOverlay: (overlay: FrameOverlay) => void;
}

function Tools({ user, onOverlay, onLogout }: ToolsProps) {
  return (
    <div className={classes.tools}>
      <IconButton label={frameText.search} onClick={() => onOverlay('search')}>
        <IconSearch size={20} stroke={1.75} />
      </IconButton>
      <span className={classes.help}>
        <IconButton label={uiText.keyboardShortcuts} onClick={() => onOverlay('shortcuts')}>
          <IconKeyboard size={20} stroke={1.75} />
        </IconButton>
      </span>
      <ColorSchemeToggle />
      <Link
        to="/operator/account"
        className={classes.person}
        aria-label={frameText.accountOf(user.fullName)}
        title={user.email}
      >
        <IconUserCircle size={20} stroke={1.75} aria-hidden />
        <span className={classes.name}>{user.fullName}</span>
      </Link>
      <Button
        variant="default"
        leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}
        onClick={onLogout}
      >
        {frameText.logout}
      </Button>
    </div>
  );
}
