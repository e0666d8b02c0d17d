import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TicketPaper } from './ticket-paper.tsx';

const plain = {
  kind: 'text',
  size: 1,
  bold: false,
  align: 'left',
  inverse: false,
  indent: 0,
  hang: 0,
} as const;

test('a line that stands out is printed white on black, others are not', () => {
  render(
    <TicketPaper
      paper="RECEIPT"
      ticket={[
        { ...plain, text: 'CHANGED', inverse: true },
        { ...plain, text: '1 × Soup' },
      ]}
    />,
  );
  expect(screen.getByText('CHANGED').closest('p')).toHaveAttribute('data-inverse', 'true');
  expect(screen.getByText('1 × Soup').closest('p')).not.toHaveAttribute('data-inverse');
});

test('an amount stays on one line with its currency', () => {
  render(<TicketPaper paper="RECEIPT" ticket={[{ ...plain, text: 'To pay $ 12.50 in cash' }]} />);
  expect(screen.getByText(/^To pay/).textContent).toBe('To pay $\u00A012.50 in cash');
});
