import { addContacts } from '@counter/contract/marketing';
import { countOf, formatCount } from '@counter/contract/shared';
import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import classes from '../marketing.module.css';
import { readNumber, writeNumber } from './read-number.ts';
import type { CampaignForm } from './use-campaign-form.ts';
import { text as sentences } from '../marketing.text.ts';

/** More buttons than this would slow the page down. */
const maxChips = 120;

/** The numbers that get the campaign. A number is added on comma, space or Enter, and on blur. */
export function ContactsField({ form: { control, trigger } }: { form: CampaignForm }) {
  const { field, fieldState } = useController({ control, name: 'contacts' });
  const { field: typed } = useController({ control, name: 'typed' });
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const contacts = field.value;

  /** Adds contacts. Invalid ones stay, marked as unsendable. */
  function add(text: string): void {
    if (text.trim() === '') return;
    const { numbers, wrong, doubled } = addContacts(contacts, text, readNumber);
    const next = [...new Set([...numbers, ...wrong])];
    const added = numbers.length - contacts.length;
    if (next.length > contacts.length) field.onChange(next);
    typed.onChange('');
    setTold(tell(added, doubled, wrong.length));
    if (fieldState.error) void trigger('contacts');
  }

  function remove(phones: readonly string[]): void {
    field.onChange(contacts.filter((phone) => !phones.includes(phone)));
    setTold(
      phones.length === 1
        ? sentences.dialog.contactRemoved(writeNumber(phones[0] ?? ''))
        : sentences.dialog.allContactsRemoved,
    );
    input.current?.focus();
  }

  function change(text: string): void {
    // A space ends a complete number; an incomplete one may continue after it.
    const isWhole = /[,;\n]\s*$/.test(text) || (/\s$/.test(text) && readNumber(text) !== null);
    if (isWhole) add(text);
    else typed.onChange(text);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const last = contacts.at(-1);
    if (event.key === 'Enter' && typed.value.trim() !== '') {
      event.preventDefault();
      add(typed.value);
    } else if (event.key === 'Backspace' && typed.value === '' && last !== undefined) {
      remove([last]);
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault();
    add(`${typed.value} ${event.clipboardData.getData('text')}`);
  }

  return (
    <div>
      <TextInput
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        id={id}
        label={sentences.contacts}
        description={fieldState.error ? undefined : sentences.dialog.contactsHelp}
        error={fieldState.error?.message}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={fieldLook}
        inputMode="tel"
        autoComplete="off"
        value={typed.value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          add(typed.value);
          field.onBlur();
        }}
      />
      <output className={classes.unseen}>{told}</output>
      {contacts.length > 0 ? <Chips contacts={contacts} onRemove={remove} /> : null}
    </div>
  );
}

interface ChipsProps {
  contacts: readonly string[];
  onRemove: (phones: readonly string[]) => void;
}

function Chips({ contacts, onRemove }: ChipsProps) {
  const more = contacts.length - maxChips;
  return (
    <>
      <ul className={classes.chips} aria-label={sentences.dialog.addedContacts}>
        {contacts.slice(0, maxChips).map((phone) => (
          <li
            key={phone}
            className={classes.chip}
            data-unsendable={readNumber(phone) === null ? '' : undefined}
          >
            {writeNumber(phone)}
            {readNumber(phone) === null ? <span>{sentences.dialog.cannotTextHint}</span> : null}
            <button
              type="button"
              className={classes.remove}
              aria-label={sentences.dialog.remove(writeNumber(phone))}
              onClick={() => onRemove([phone])}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.under}>
        <span>
          {countOf(contacts.length, 'contact', 'contacts')}
          {more > 0 ? sentences.dialog.notShownCount(formatCount(more)) : ''}
        </span>
        {contacts.length > 1 ? (
          <Button variant="subtle" size="compact-sm" onClick={() => onRemove(contacts)}>
            {sentences.dialog.removeAll}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function tell(added: number, doubled: number, wrong: number): string {
  const there = doubled > 0 ? sentences.dialog.alreadyAdded(formatCount(doubled)) : '';
  const unsendable = wrong > 0 ? sentences.dialog.cantBeTexted(formatCount(wrong)) : '';
  return sentences.dialog.added(countOf(added, 'contact', 'contacts'), there, unsendable);
}
