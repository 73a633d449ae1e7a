/** One key of the keyboard. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-sm border border-line-strong bg-raised px-1.5 font-code text-2xs font-bold text-text">
    {children}
  </kbd>
);
