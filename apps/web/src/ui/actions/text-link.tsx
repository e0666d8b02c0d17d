import { createLink } from '@tanstack/react-router';
import { TextAnchor } from './text-anchor.tsx';

/** A link in text. Takes the router's type-checked `to`, `params` and `search`. */
export const TextLink = createLink(TextAnchor);
