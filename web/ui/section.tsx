import { useId, type ReactNode } from 'react';

/** One group of settings under its heading. */
export const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface p-5 shadow-1 ring-1 ring-line sm:p-7">
      <h2 id={id} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-prose text-sm text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
};

/** A setting with its value and what can be done about it; stitched to the next by a dashed line. */
export const Row = ({ label, value, children }: { label: ReactNode; value?: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-2 border-dashed border-line py-4 first:border-0 first:pt-0 last:pb-0">
    <div className="min-w-0 flex-[1_1_14rem]">
      <p className="font-semibold wrap-anywhere">{label}</p>
      {value && <div className="mt-0.5 text-sm wrap-anywhere text-muted">{value}</div>}
    </div>
    {children}
  </div>
);
