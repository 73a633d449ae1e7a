/** The box of the row that is current: the one of the list that the Tab key stops at. */
export const currentBox = (): HTMLElement | null => document.querySelector('[data-current] .pack-box');
