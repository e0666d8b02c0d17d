import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './side-drawer.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { useStillPage } from './use-still-page.ts';
import { useIsPhone } from '../browser/use-is-phone.ts';
import { uiText } from '../ui.text.ts';

export interface SideDrawerProps {
  opened: boolean;
  /** Also called for Escape and a press outside. Keep the open state in the address, so that Back closes it, too. */
  onClose: () => void;
  title: ReactNode;
  badge?: ReactNode;
  subtitle?: ReactNode;
  /** Actions, always visible at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Details beside a list: a drawer from the right, or a full sheet on a phone. */
export function SideDrawer(props: SideDrawerProps) {
  const { opened, onClose, title, badge, subtitle, footer, children } = props;
  const phone = useIsPhone();
  useFocusBack(opened);
  const removeScrollProps = useStillPage(opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={phone ? 'bottom' : 'right'}
      size={phone ? '100%' : 460}
      classNames={{ overlay: classes.overlay, content: classes.content }}
      removeScrollProps={removeScrollProps}
      transitionProps={{ duration: 220, timingFunction: 'cubic-bezier(.2,.8,.2,1)' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.header}>
          <div className={classes.heading}>
            <Drawer.Title className={classes.title}>
              {title} {badge}
            </Drawer.Title>
            {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
          </div>
          <Drawer.CloseButton className={classes.close} iconSize={20} aria-label={uiText.close} />
        </div>
        <div className={classes.body}>{children}</div>
        {footer ? <div className={classes.footer}>{footer}</div> : null}
      </Drawer.Content>
    </Drawer.Root>
  );
}
