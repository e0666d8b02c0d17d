/** The time for calls and jobs that are under way when a process has waited for its proxy; then it ends. */
export const gracefulMs = 12_000;
