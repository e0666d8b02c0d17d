import type { ComponentProps } from 'react';
import classes from './button.module.css';

type ButtonProps = ComponentProps<'button'> & { look?: 'primary' | 'plain' | 'quiet' };

/** A button in one of three weights; a view has one primary button. */
export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={`${classes.button} ${className}`} data-look={look} {...rest} />
  );
}
