import { z } from 'zod/mini';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The values from the register page. */
    registered?: Registered;
  }
}

const registeredSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

/** The register form values that may be kept in the browser's history. */
export type Registered = z.infer<typeof registeredSchema>;

// The browser writes its history to disk, so the password is kept in memory only.
let carried: { readonly email: string; readonly password: string } | undefined;

/** Keeps the register form's password in memory for the wizard. */
export function carryPassword(email: string, password: string): void {
  carried = { email, password };
}

/** Forgets the carried password. */
export function dropPassword(): void {
  carried = undefined;
}

/** Returns the initial values of the wizard; the password is empty after a reload. */
export function readRegistered(state: unknown): Registered & { readonly password: string } {
  const { success, data } = z.safeParse(registeredSchema, state);
  if (!success) return { firstName: '', lastName: '', email: '', password: '' };
  return { ...data, password: carried?.email === data.email ? carried.password : '' };
}
