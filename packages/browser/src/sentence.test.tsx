import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rich, type Mark } from './sentence.ts';

test('puts elements where the sentence has them, and keeps the words around them', () => {
  const link: Mark = (words) => <a href="/signup">{words}</a>;
  const { container } = render(rich`Not selling here yet? ${link('Sign up')} in ${5} minutes.`);
  expect(container.innerHTML).toBe(
    'Not selling here yet? <a href="/signup">Sign up</a> in 5 minutes.',
  );
});
