import { useState } from 'react';

/** A kind of value that people type in one format and forms hold in another. */
export interface TypedKind {
  /** Parses typed text; undefined if it is invalid. */
  read: (text: string) => string | undefined;
  /** Formats a form value. Invalid text stays unchanged. */
  write: (value: string) => string;
  /** Returns an example to show if the text is invalid. */
  help: () => string;
}

interface Typing {
  kind: TypedKind;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * Formats a form's value for typing. While the person types, their text stays and the form gets the parsed value.
 * Invalid text goes to the form unchanged, for its schema to reject.
 */
export function useTyped({ kind, value, error, onChange }: Typing) {
  const [typed, setTyped] = useState<string>();
  const unreadable = value.trim() !== '' && kind.read(value) === undefined;
  return {
    text: typed ?? kind.write(value),
    error: error && unreadable ? kind.help() : error,
    type(text: string): void {
      setTyped(text);
      onChange(kind.read(text) ?? text.trim());
    },
    /** Sets a value that was picked instead of typed. */
    pick(picked: string): void {
      setTyped(undefined);
      onChange(picked);
    },
    /** Formats the value again when the field loses the focus. */
    settle(): void {
      setTyped(undefined);
    },
  };
}
