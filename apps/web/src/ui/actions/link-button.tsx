import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from './button.tsx';

/** A link that looks like a button: takes the router's `to`, `params` and `search`, checked by the compiler. */
export const LinkButton = createLink(ButtonAnchor);
