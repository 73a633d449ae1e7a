import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/feedback';
import { Barcode } from '../../../ui/pictures/barcode';
import { catalogQuery } from './billing-queries';
import { formatPrice } from '../format';
import { useCheckout } from './use-checkout';

/** The credit packs, as luggage tags with a price on them. */
export const PackTags = () => {
  const { t } = useTranslation('billing');
  const { locale } = useLocale();
  const checkout = useCheckout();
  const { data: catalog, isPending } = useQuery(catalogQuery);
  return (
    <section aria-labelledby="packs-title" className="mt-12">
      <h2 id="packs-title" className="text-2xl">
        {t('packs.title')}
      </h2>
      <p className="mt-1 text-muted">{t('packs.lead')}</p>
      {isPending ? (
        <Skeleton className="mt-6 h-32 w-full rounded-lg" />
      ) : catalog && catalog.packs.length > 0 ? (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {catalog.packs.map((pack) => (
            <li key={pack.id} className="grid gap-3">
              <div className="tag flex items-center justify-between gap-4">
                <div>
                  <p className="code text-4xl">{pack.credits}</p>
                  <p className="mt-1.5 text-sm text-tag-muted">
                    {t('plans.perCredit', { price: formatPrice(pack.perCreditMinor, locale) })}
                  </p>
                </div>
                <div className="text-right">
                  <p className="font-display text-xl font-bold">{formatPrice(pack.priceMinor, locale)}</p>
                  <Barcode text={pack.id} className="mt-2 ml-auto h-6 w-20" />
                </div>
              </div>
              <Button variant="subtle" color="secondary" block onClick={() => checkout({ kind: 'pack', id: pack.id })}>
                {t('packs.buy', { credits: pack.credits })}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p role="alert" className="mt-6 rounded-md bg-sunken p-5">
          {t('packs.none')}
        </p>
      )}
    </section>
  );
};
