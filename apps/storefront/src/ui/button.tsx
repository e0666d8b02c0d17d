import type { ComponentProps } from 'react';
import classes from './button.module.css';

type ButtonProps = ComponentProps<'button'> & { look?: 'primary' | 'plain' | 'quiet' | 'danger' };

/** A button in one of three weights, or in the color of irreversible actions. Each view has one primary button. */
export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={`${classes.button} ${className}`} data-look={look} {...rest} />
  );
}
