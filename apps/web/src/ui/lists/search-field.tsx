import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fieldLook } from '../forms/field-look.ts';
import { useShortcuts } from '../browser/keyboard.ts';
import classes from './search-field.module.css';
import { searchText } from './search-field.text.ts';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search text. */
  value: string;
  /** Called after a pause in typing, and at once when the field is cleared. */
  onChange: (text: string) => void;
  /** The group of its `/` shortcut in the shortcut sheet. */
  group: string;
}

/** The debounce of the search, in milliseconds. */
const pause = 200;

/** Searches a list while the person types. The search text can be kept in the address. */
export function SearchField({ label, placeholder, value, onChange, group }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(value);
  const follow = useDebouncedCallback((text: string) => onChange(text.trim()), pause);
  useShortcuts(group, [{ keys: '/', label: searchText.search, run: () => input.current?.focus() }]);

  function change(text: string) {
    setTyped(text);
    follow(text);
  }

  function clear() {
    change('');
    follow.flush();
    input.current?.focus();
  }

  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      classNames={{ input: fieldLook.input }}
      aria-label={label}
      placeholder={placeholder ?? label}
      maxLength={60}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      // Searches right away on blur, because a later search would close whatever the next press opens.
      onBlur={() => follow.flush()}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? null : (
          <CloseButton
            className={classes.clear}
            aria-label={searchText.clearSearch}
            onClick={clear}
          />
        )
      }
    />
  );
}

/** Returns the field's text: the typed text until the search changes elsewhere. */
function useTyped(value: string) {
  const [typed, setTyped] = useState({ text: value, value });
  if (typed.value !== value) {
    setTyped({ text: typed.text.trim() === value ? typed.text : value, value });
  }
  const change = (text: string) => setTyped({ text, value });
  return [typed.text, change] as const;
}
