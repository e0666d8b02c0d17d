import { createLink } from '@tanstack/react-router';
import { TextAnchor } from './text-anchor.tsx';

/** A link inside text: takes the router's `to`, `params` and `search`, checked by the compiler. */
export const TextLink = createLink(TextAnchor);
