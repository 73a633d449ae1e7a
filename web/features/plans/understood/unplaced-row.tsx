import { useTranslation } from '../../../i18n/use-translation';
import { Button, IconButton } from '../../../ui/button';
import { placeWords } from './corrections';
import { Row } from './parts';
import type { RowProps } from './people-row';

/** Words that nothing was made of: a tap puts them on the list, or says that they are nothing to pack. */
export const UnplacedRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  if (trip.unplaced.length === 0) return null;
  return (
    <Row label={t('rows.unplaced')}>
      <ul className="grid gap-1">
        {trip.unplaced.map(({ words, start }) => (
          <li key={start} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <q className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">{words}</q>
            <span className="flex gap-1">
              <Button
                size="sm"
                variant="outline"
                icon="plus"
                aria-label={t('placeIt', { what: words })}
                onClick={() => onChange(placeWords(words, true), words)}
              >
                {t('place')}
              </Button>
              <IconButton
                size="sm"

                icon="x"
                label={t('placeNot', { what: words })}
                onClick={() => onChange(placeWords(words, false), words)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Row>
  );
};
