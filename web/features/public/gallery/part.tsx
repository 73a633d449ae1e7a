import type { ReactNode } from 'react';

/** One piece of the gallery with its name. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4 border-t border-line py-8">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

/** States of a piece side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
