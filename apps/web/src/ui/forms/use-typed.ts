import { useState } from 'react';

/** A kind of value that people type in a format of their own, and forms hold in another. */
export interface TypedKind {
  /** Reads typed text; undefined for what it can't be. */
  read: (text: string) => string | undefined;
  /** Writes a value of the form; text that could not be read stays as it is. */
  write: (value: string) => string;
  /** Says what to type instead of unreadable text. */
  help: () => string;
}

interface Typing {
  kind: TypedKind;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * Shows a form's value as people write it. While they type, their text stays and the form gets what it
 * means; unreadable text goes to the form as it is, for its rules to refuse.
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
    /** Takes a value that was picked rather than typed. */
    pick(picked: string): void {
      setTyped(undefined);
      onChange(picked);
    },
    /** Writes the value anew once the field is left. */
    settle(): void {
      setTyped(undefined);
    },
  };
}
