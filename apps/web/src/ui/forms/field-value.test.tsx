import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Form, SubmitButton } from './form.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

function Sample() {
  const { control, handleSubmit, setError } = useForm({ defaultValues: { name: '', kind: '' } });
  const refuse = handleSubmit(() => {
    setError('name', { message: 'Enter a name' }, { shouldFocus: true });
  });
  return (
    <Form onSubmit={(event) => void refuse(event)}>
      <TextField control={control} name="name" label="Name" />
      <SelectField control={control} name="kind" label="Kind" options={[]} />
      <SubmitButton busy={false}>Save</SubmitButton>
    </Form>
  );
}

test.each([
  ['is out of view', 'Kind', 1],
  ['is in view', 'Name', 0],
])('scrolls to a wrong field that has the focus if it %s', async (_case, shown, scrolls) => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <MantineProvider>
      <Sample />
    </MantineProvider>,
  );
  const at = vi
    .spyOn(document, 'elementFromPoint')
    .mockImplementation(() => screen.getByLabelText(shown));
  screen.getByLabelText('Name').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Enter a name')).toBeVisible());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(into.mock.instances).toEqual(
    Array.from({ length: scrolls }, () => screen.getByLabelText('Name')),
  );
  into.mockRestore();
  at.mockRestore();
});

function Counted() {
  const { control } = useForm({
    defaultValues: { notes: 'Far too long' },
    errors: { notes: { type: 'custom', message: 'Use at most 5 characters' } },
  });
  return <TextareaField control={control} name="notes" label="Notes" counted={5} />;
}

test('an error stands at its field, before the count of characters', () => {
  render(
    <MantineProvider>
      <Counted />
    </MantineProvider>,
  );
  const error = screen.getByText('Use at most 5 characters');
  const count = screen.getByText('12 of 5 characters');
  expect(error.compareDocumentPosition(count)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
