/**
 * The Content-Security-Policy allows no `style` attribute in a document, whoever wrote it. A drawn screen has them under
 * another name, and a script, allowed by its hash, sets them as React would.
 */
export const holdStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

/** Inlined right behind the screen. */
export const STYLE_SCRIPT =
  "for(const e of document.querySelectorAll('[data-style]')){e.style.cssText=e.dataset.style;delete e.dataset.style}";
