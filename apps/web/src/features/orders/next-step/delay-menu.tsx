import {
  delayReasonLabels,
  delayReasons,
  type DelayReason,
  type Order,
} from '@counter/contract/orders';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useOpensLater } from '../../../ui/overlays/use-opens-later.ts';
import { DelayOpener } from './delay-opener.tsx';
import { stepText } from './next-step.text.ts';
import classes from './next-step.module.css';

interface DelayMenuProps {
  order: Order;
  onChoose: (reason: DelayReason) => void;
}

/** The reasons for a delay in a menu below their button; initially open. */
export function DelayMenu({ order, onChoose }: DelayMenuProps) {
  const [wanted, setWanted] = useState(true);
  const opened = useOpensLater(wanted);
  return (
    <Menu opened={opened} onChange={setWanted} position="bottom-end" width={240}>
      <Menu.Target>
        <DelayOpener order={order} expanded={opened} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{stepText.delayByFive}</Menu.Label>
        {delayReasons.map((reason) => (
          <Menu.Item key={reason} className={classes.reason} onClick={() => onChoose(reason)}>
            {delayReasonLabels[reason]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
