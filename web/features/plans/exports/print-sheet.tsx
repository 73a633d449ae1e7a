import './print.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item, Plan } from '../../../../worker/plans/contract';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { useWeatherText } from '../weather/use-weather-text';
import { byCategory } from '../items/category-ids';
import { formatRange } from '../dates';
import { useCategoryLabel } from '../items/use-category-label';

/** What is printed of a plan, one's own or a shared one. */
export interface Printed {
  plan: Pick<Plan, 'name' | 'destination' | 'startDate' | 'endDate' | 'days' | 'weather'>;
  items: readonly PrintedItem[];
  /** How the owner reads the list, when that is not by category. */
  groups?: readonly { label: string; items: readonly PrintedItem[] }[] | undefined;
}

type PrintedItem = Pick<Item, 'name' | 'quantity' | 'category'> & Partial<Pick<Item, 'packed' | 'for'>>;

/** True while the page is being printed; drawn at once, since the browser does not wait. */
const usePrinting = (): boolean => {
  // This may have come when the printing had begun.
  const [isPrinting, setPrinting] = useState(() => typeof window !== 'undefined' && window.matchMedia('print').matches);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const set = (value: boolean) => flushSync(() => setPrinting(value));
    window.addEventListener('beforeprint', () => set(true), { signal });
    window.addEventListener('afterprint', () => set(false), { signal });
    window.matchMedia('print').addEventListener('change', ({ matches }) => set(matches), { signal });
    return () => stop.abort();
  }, []);
  return isPrinting;
};

/** Things that a page takes in the usual size; longer lists are set smaller so that two pages do. */
const ROOMY = 110;

const Sheet = ({ plan, items, groups }: Printed) => {
  useWords('sharing');
  const { t } = useTranslation(['sharing', 'common']);
  const { locale } = useLocale();
  const { weatherText } = useWeatherText();
  const labelOf = useCategoryLabel();
  const shown = groups ?? byCategory(items).map(([category, found]) => ({ label: labelOf(category), items: found }));
  const { weather } = plan;
  return (
    <div className="print-sheet" data-long={items.length > ROOMY || undefined}>
      <header>
        <h1 dir="auto">{plan.name}</h1>
        <p>
          {[
            ...(plan.destination === plan.name ? [] : [plan.destination]),
            formatRange(plan.startDate, plan.endDate, locale),
            t('common:days', { count: plan.days }),
          ].join(' · ')}
        </p>
        {weather && weather.source !== 'unknown' && <p>{weatherText(weather)}</p>}
      </header>
      <div className="print-columns">
        {shown.map(({ label, items: group }) => (
          <section key={label}>
            <h2 dir="auto">{label}</h2>
            <ul>
              {group.map(({ name, quantity, packed, for: names = [] }, index) => (
                // Names may repeat, and nothing here ever moves.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <span className="print-box" data-packed={packed || undefined} />
                  <span dir="auto">
                    {quantity > 1 && <b>{quantity} × </b>}
                    {name}
                    {names.length > 0 && <small> ({names.join(', ')})</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer>{t('sheet.made')}</footer>
    </div>
  );
};

/** The list on paper: black on white, with boxes to tick. It stands for the whole page while that is printed. */
export const PrintSheet = (printed: Printed) => (usePrinting() ? <Sheet {...printed} /> : null);
