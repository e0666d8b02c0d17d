import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Field, TextField } from './field.tsx';

it.each([
  ['a line', Field],
  ['several lines', TextField],
])('a field of %s shows its error, or its hint, or neither', (_what, Any) => {
  const onChange = vi.fn<(value: string) => void>();
  const show = (notes: { error?: string; hint?: string }) => {
    const { container } = render(<Any label="Name" value="" onChange={onChange} {...notes} />);
    const [field] = screen.getAllByLabelText('Name').slice(-1);
    if (!field) throw new Error('There is no field.');
    return { container, field };
  };
  const plain = show({});
  expect(plain.container.querySelector('p')).toBeNull();
  expect(plain.field).not.toHaveAttribute('aria-describedby');
  expect(plain.field).toBeValid();
  const hinted = show({ hint: 'As on your card' });
  expect(hinted.field).toHaveAccessibleDescription('As on your card');
  expect(hinted.field).toBeValid();
  const wrong = show({ hint: 'As on your card', error: 'Name is required' });
  expect(wrong.field).toHaveAccessibleDescription('Name is required');
  expect(wrong.field).toBeInvalid();
  expect(wrong.container.querySelector('p')?.className).not.toBe(
    hinted.container.querySelector('p')?.className,
  );
  fireEvent.change(wrong.field, { target: { value: 'Noor' } });
  expect(onChange).toHaveBeenCalledWith('Noor');
});
