/** The check box of the current row, the list's only tab stop (roving tabindex). */
export const currentBox = (): HTMLElement | null => document.querySelector('[data-current] .pack-box');
