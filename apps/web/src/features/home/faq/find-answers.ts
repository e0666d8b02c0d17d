import type { AnswerGroup } from './answers.ts';

/** A piece of text; `found` marks a match. */
export interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** Returns the distinct words of a search in lower case. */
export function wordsOf(query: string): readonly string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Keeps only answers that contain every word, and drops groups without any. */
export function findAnswers(
  groups: readonly AnswerGroup[],
  words: readonly string[],
): readonly AnswerGroup[] {
  return groups
    .map(({ title, answers }) => ({
      title,
      answers: answers.filter(({ question, answer }) => {
        const text = [title, question, ...answer].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ answers }) => answers.length > 0);
}

/** Splits a text at the matches. The pieces joined together are the whole text. */
export function markWords(text: string, words: readonly string[]): readonly Stretch[] {
  if (words.length === 0) return [{ text, found: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map((word) => escape(word));
  // Captured separators stay in the result at odd indexes.
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'i'))
    .map((part, index) => ({ text: part, found: index % 2 === 1 }))
    .filter((stretch) => stretch.text !== '');
}

function escape(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
