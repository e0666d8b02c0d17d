import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../ui/keyboard.ts';
import { useOrdersAddress } from './orders-address.tsx';
import classes from './orders.module.css';

/** How long typing has to pause before the list follows, in milliseconds. */
const pause = 250;

/** Finds orders by number or customer. What it says is in the address. */
export function OrderSearchField() {
  const { search, update } = useOrdersAddress();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(search.search ?? '');
  const follow = useDebouncedCallback(
    (text: string) => update({ search: text.trim() || undefined }, { replace: true }),
    pause,
  );
  const change = (text: string) => {
    setTyped(text);
    follow(text);
  };
  useShortcuts('Orders', [{ keys: '/', label: 'Search', run: () => input.current?.focus() }]);
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      classNames={{ input: classes.control }}
      aria-label="Search by order number or customer"
      placeholder="Order number or customer"
      maxLength={60}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? null : <CloseButton aria-label="Clear search" onClick={() => change('')} />
      }
    />
  );
}

/** What is in the field: what was typed, until the address is changed by something else. */
function useTyped(fromAddress: string) {
  const [typed, setTyped] = useState({ text: fromAddress, fromAddress });
  if (typed.fromAddress !== fromAddress) {
    const text = typed.text.trim() === fromAddress ? typed.text : fromAddress;
    setTyped({ text, fromAddress });
  }
  const change = (text: string) => setTyped({ text, fromAddress });
  return [typed.text, change] as const;
}
