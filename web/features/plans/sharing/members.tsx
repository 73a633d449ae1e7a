import { useTranslation } from '../../../i18n/use-translation';
import type { Person } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { Avatar } from '../../../ui/avatar';
import { usePersonName } from '../items/people';

/** Faces shown before "and others". */
const SHOWN = 5;

/** The people who pack the plan, when there are several. */
export const Members = ({ people }: { people: readonly Person[] }) => {
  const { t } = useTranslation('packing');
  const { locale } = useLocale();
  const nameOf = usePersonName();
  if (people.length < 2) return null;
  const names = people.map((person) => (person.isYou ? t('people.you') : nameOf(person)));
  const sentence = t('people.peopleAnd', { names: new Intl.ListFormat(locale).format(names) });
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <span aria-hidden className="flex shrink-0 -space-x-2">
        {people.slice(0, SHOWN).map((person) => (
          <Avatar key={person.id} name={nameOf(person)} size="sm" />
        ))}
      </span>
      <span className="first-letter:uppercase">{sentence}</span>
    </div>
  );
};
