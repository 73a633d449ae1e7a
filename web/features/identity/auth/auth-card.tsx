import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Barcode } from '../../../ui/pictures/barcode';
import { Suitcase } from '../../../ui/pictures/suitcase';
import { PageTitle } from '../../../ui/page-title';

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p className="tag-label">{label}</p>
    <p className="font-semibold text-tag-ink">{children}</p>
  </div>
);

/** The stub of the pass: from home to anywhere. */
const Stub = () => {
  const { t } = useTranslation('auth');
  return (
    <div className="relative hidden flex-col justify-between gap-6 overflow-hidden rounded-r-lg bg-tag p-8 text-tag-ink lg:flex">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="tag-label">{t('from')}</p>
          <p className="code text-4xl">{t('fromCode')}</p>
          <p className="text-sm text-tag-muted">{t('fromName')}</p>
        </div>
        <svg viewBox="0 0 60 20" className="mt-8 w-14 shrink-0" aria-hidden>
          <path
            d="M2 14C18 0 42 0 54 12"
            className="fill-none stroke-tag-ink"
            strokeWidth="2"
            strokeDasharray="3 4"
            strokeLinecap="round"
          />
          <path d="m58 16-8-1 4-6z" className="fill-tag-ink" />
        </svg>
        <div className="text-right">
          <p className="tag-label">{t('to')}</p>
          <p className="code text-4xl">{t('toCode')}</p>
          <p className="text-sm text-tag-muted">{t('toName')}</p>
        </div>
      </div>
      <Suitcase code={t('toCode')} className="mx-auto w-56" />
      <div className="grid gap-4">
        <div className="flex justify-between border-t border-dashed border-tag-ink/40 pt-4 text-sm">
          <Cell label={t('passenger')}>{t('you')}</Cell>
          <Cell label={t('bags')}>{t('bagsValue')}</Cell>
        </div>
        <Barcode text="VALIJA" className="h-9 w-full" />
      </div>
    </div>
  );
};

export interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  /** It took the place of a form: the button that was pressed is gone, so the focus goes to what is said now. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** The frame of every account screen: a boarding pass whose larger part is the form. */
export const AuthCard = ({ title, lead, isAnswer = false, children }: AuthCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className="page grid place-items-center py-6 sm:py-12">
      <PageTitle>{title}</PageTitle>
      <div className="rise grid w-full max-w-lg rounded-lg border border-line bg-surface shadow-2 lg:max-w-5xl lg:grid-cols-[1fr_24rem]">
        <div className="relative p-6 sm:p-10 lg:border-r-2 lg:border-dashed lg:border-line lg:pr-12">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {title}
          </h1>
          {lead && <p className="mt-2 text-muted">{lead}</p>}
          <div className="mt-8">{children}</div>
          <span className="absolute -top-3 -right-[0.8rem] hidden size-6 rounded-full border border-line bg-bg [clip-path:inset(50%_0_0_0)] lg:block" />
          <span className="absolute -right-[0.8rem] -bottom-3 hidden size-6 rounded-full border border-line bg-bg [clip-path:inset(0_0_50%_0)] lg:block" />
        </div>
        <Stub />
      </div>
    </div>
  );
};
