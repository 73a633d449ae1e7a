import { useTranslation } from '../../../i18n/use-translation';
import { useLocale } from '../../../i18n/use-locale';
import { answerQuestion } from './corrections';
import type { RowProps } from './people-row';

/** What is unclear, each on a luggage tag with its answers ready for one tap. */
export const QuestionTags = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { locale } = useLocale();
  if (trip.questions.length === 0) return null;
  return (
    <div className="grid gap-2.5">
      <h3 className="sr-only">{t('questions')}</h3>
      <ul className="grid gap-2.5">
        {trip.questions.map((question) => (
          <li key={question.id} className="tag flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-52 text-sm font-semibold wrap-anywhere">{question.text[locale]}</p>
            <span className="flex flex-wrap gap-2">
              {question.options.map(({ id, label }) => (
                <button
                  key={id}
                  type="button"
                  onClick={() => {
                    const change = answerQuestion(trip, question, id);
                    if (change) onChange(change, label[locale]);
                  }}
                  className="min-h-9 cursor-pointer rounded-full border border-tag-ink/70 px-3.5 py-1 text-left text-sm font-semibold transition-colors hover:bg-tag-ink/10 focus-visible:outline-tag-ink"
                >
                  {label[locale]}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
