import type { AnswerGroup } from './answers.ts';

/** A stretch of text; `found` is what was searched for. */
export interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** The words of a search, each once, in lower case. */
export function wordsOf(query: string): readonly string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** The groups with only those answers that hold every word; groups without any are left out. */
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

/** The text cut where a word begins or ends; joined together it is the text again. */
export function markWords(text: string, words: readonly string[]): readonly Stretch[] {
  if (words.length === 0) return [{ text, found: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map((word) => escape(word));
  // A captured separator stays in the result, at every odd place.
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'i'))
    .map((part, index) => ({ text: part, found: index % 2 === 1 }))
    .filter((stretch) => stretch.text !== '');
}

function escape(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
