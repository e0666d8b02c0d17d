const load = () => import('./toast-content.tsx');

/** Says that something is done, for 4 seconds; with `undo`, offers to take it back, for 8. */
export function toastSuccess(message: string, undo?: () => void): void {
  void load().then(({ showSuccess }) => showSuccess(message, undo));
}

/** Says that something failed and stays until it is closed; with `retry`, offers to try again. */
export function toastFailure(message: string, retry?: () => void): void {
  void load().then(({ showFailure }) => showFailure(message, retry));
}
