import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from './button.tsx';

/** A link that looks like a button. Takes the router's type-checked `to`, `params` and `search`. */
export const LinkButton = createLink(ButtonAnchor);
