import { useTranslation } from '../../../i18n/use-translation';
import { useLocale } from '../../../i18n/use-locale';
import { formatWeight, useUnits } from '../../../units';

/** The inside of the case in the picture: how high it is, and where its floor lies. */
const DEPTH = 92;
const FLOOR = 132;

/** A suitcase that fills as it gets heavier; its weights in words beside it. */
export const BagFill = ({ packed, total }: { packed: number; total: number }) => {
  const { t } = useTranslation('packing');
  const { locale } = useLocale();
  const units = useUnits();
  const share = total === 0 ? 0 : packed / total;
  const height = DEPTH * share;
  return (
    <div className="flex items-center gap-4">
      <svg viewBox="0 0 150 160" className="h-20 shrink-0 sm:h-28" aria-hidden>
        <path d="M56 36V20a8 8 0 0 1 8-8h22a8 8 0 0 1 8 8v16" className="fill-none stroke-faint" strokeWidth="6" />
        <path d="M32 138h14v8a7 7 0 0 1-14 0zM104 138h14v8a7 7 0 0 1-14 0z" className="fill-neutral" />
        <rect
          x="16"
          y="34"
          width="118"
          height="106"
          rx="16"
          className="fill-sunken stroke-line-strong"
          strokeWidth="4"
        />
        <clipPath id="bag-inside">
          <rect x="22" y="40" width="106" height="94" rx="11" />
        </clipPath>
        <g clipPath="url(#bag-inside)">
          <rect x="22" y={FLOOR - height} width="106" height={height + 4} className="bag-level fill-primary" />
          <path
            d="M42 40v94M75 40v94M108 40v94"
            className="stroke-primary-deep opacity-40"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      </svg>
      <p className="text-sm text-muted">
        <span className="block tabular-nums text-xl font-bold text-text">{formatWeight(packed, units, locale)}</span>
        {t('pack.weight', { weight: formatWeight(total, units, locale) })}
      </p>
    </div>
  );
};
