import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item, Plan } from '../../../../worker/plans/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { formatWeight, useUnits } from '../../../units';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { formatRange } from '../dates';
import { bagFill } from '../pack/pack-queue';
import { Flaps } from '../../../ui/flaps';
import { makeLink, sharingQuery } from '../sharing/sharing-queries';
import { drawPass, type PassWords } from './draw-pass';
import { qrOutline } from './qr';
import './ready.css';
import { AirportCode } from '../head/airport-code';

/** An open suitcase seen from the side, its lid coming down over what is in it; decorative. */
const ClosingCase = () => (
  <svg viewBox="0 0 240 150" className="w-32 sm:w-44" aria-hidden>
    <path d="M52 74q8-20 30-16t34-2 34 4 28 14z" className="fill-tag" />
    <path d="M70 74q10-12 24-8t30-1 36 9z" className="fill-sea" />
    <rect x="36" y="72" width="168" height="62" rx="12" className="fill-primary" />
    <path d="M66 84v40M96 84v40M144 84v40M174 84v40" className="stroke-primary-deep opacity-40" strokeWidth="5" />
    <g className="case-lid">
      <rect x="36" y="34" width="168" height="42" rx="12" className="fill-primary" />
      <path d="M66 44v22M96 44v22M144 44v22M174 44v22" className="stroke-primary-deep opacity-40" strokeWidth="5" />
      <path d="M98 34v-8a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v8" className="fill-none stroke-faint" strokeWidth="7" />
    </g>
    <rect x="110" y="66" width="20" height="20" rx="4" className="fill-tag" />
    <path d="M56 134h22v8H56zM162 134h22v8h-22z" className="fill-neutral" />
  </svg>
);

/** Where the code on the pass leads: to the read-only link where there is one, else to the list of those who pack it. */
const usePassLink = (plan: Plan): { url: string; isOpen: boolean; open: (() => Promise<void>) | null } => {
  const { to } = useLocale();
  const errorText = useErrorText();
  const isOwner = plan.shared.role === 'owner';
  const { data } = useQuery({ ...sharingQuery(plan.id), enabled: isOwner });
  const url = data?.link?.url;
  return {
    url: url ?? new URL(to(planPath(plan.id)), window.location.origin).href,
    isOpen: url !== undefined && url !== null,
    open:
      isOwner && data?.link === null
        ? () =>
            makeLink(plan.id).then(
              () => undefined,
              (error: unknown) => void toast.error(errorText(error)),
            )
        : null,
  };
};

const usePassWords = (plan: Plan, items: readonly Item[]): PassWords => {
  const { t } = useTranslation('packing');
  const { locale } = useLocale();
  const units = useUnits();
  const going = items.filter((item) => !item.hidden && item.packed);
  return {
    name: plan.name,
    code: plan.airport ?? null,
    dates: formatRange(plan.startDate, plan.endDate, locale),
    ready: t('ready.board'),
    facts: [
      { label: t('ready.things'), value: String(going.length) },
      { label: t('ready.weight'), value: formatWeight(bagFill(items).packed, units, locale) },
    ],
    scan: t('ready.scan'),
  };
};

/** Hands the picture to whatever the device shares with; without that it is saved as a file. */
const sharePicture = async (picture: Blob, title: string): Promise<void> => {
  const file = new File([picture], 'valija.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      // A cancelled share is not an error; what cannot be shared is saved.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken it by the next turn of the loop; some take it only then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};

/** Everything is packed: the case closes, the board says so, and the boarding pass can be shown around. */
export const ReadyDialog = ({ plan, items, onClose }: { plan: Plan; items: readonly Item[]; onClose: () => void }) => {
  const { t } = useTranslation('packing');
  const words = usePassWords(plan, items);
  const link = usePassLink(plan);
  const qr = qrOutline(link.url);
  const share = async () => {
    try {
      await sharePicture(await drawPass(words, qr), plan.name);
    } catch {
      toast.error(t('ready.failed'));
    }
  };
  return (
    <Dialog open onClose={() => onClose()} title={t('ready.title')} description={t('ready.lead')}>
      <div className="grid grid-cols-1 gap-5">
        <div className="board flex flex-wrap items-center justify-center gap-x-4 gap-y-2 p-4 sm:justify-between">
          <ClosingCase />
          <Flaps text={words.ready} className="text-3xl" />
        </div>
        <div className="ready-pass pass border border-tag-ink/15 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 p-5">
          <div className="min-w-0">
            <AirportCode code={words.code} className="text-4xl" />
            <p className="mt-1 font-display text-xl font-bold wrap-anywhere">{words.name}</p>
            <p className="text-sm text-tag-muted">{words.dates}</p>
            <p className="mt-3 text-sm font-bold">
              {words.facts.map(({ label, value }) => `${value} ${label}`).join(' · ')}
            </p>
            <span aria-hidden className="ready-stamp stamp mt-3 text-lg! text-primary-deep">
              {words.ready}
            </span>
          </div>
          <figure className="grid content-start gap-1">
            <svg
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              className="size-32 fill-tag-ink"
              // What is drawn here has no file that an image element could name.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="img"
              aria-label={link.url}
            >
              <path d={qr.path} />
            </svg>
            <figcaption className="max-w-32 text-center text-2xs text-tag-muted">{words.scan}</figcaption>
          </figure>
        </div>
        <p className="text-sm text-muted">{t(link.isOpen ? 'ready.anybody' : 'ready.onlyPackers')}</p>
        <div className="flex flex-wrap justify-end gap-2.5">
          {link.open && (
            <Button variant="outline" color="neutral" icon="eye" onClick={link.open} className="max-sm:w-full">
              {t('ready.open')}
            </Button>
          )}
          <Button icon="share-2" onClick={share} className="max-sm:w-full">
            {t('ready.share')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
