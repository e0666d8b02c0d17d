import { createElement, Fragment, type ReactNode } from 'react';

/** Wraps words of a sentence in markup, such as a link. */
export type Mark = (words: string) => ReactNode;

/** Builds a sentence with elements in it: rich`Not selling here yet? ${link('Sign up')}`. */
export function rich(words: TemplateStringsArray, ...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...words.flatMap((part, place) => [part, parts[place]]));
}
