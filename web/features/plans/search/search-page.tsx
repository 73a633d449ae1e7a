import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useSearchParams } from '../../../routing/use-search-params';
import { SEARCH_LIMITS } from '../../../../worker/plans/search/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { useWords } from '../../../i18n/lazy-words';
import { Button } from '../../../ui/button';
import { LostTag } from '../../../ui/pictures/lost-tag';
import { Icon } from '../../../ui/icon';
import { SearchBox } from '../../../ui/search-box';
import { useHeadingFocus } from '../../../ui/use-heading-focus';
import { PageTitle } from '../../../ui/page-title';
import { useFound, type Found, type FoundGroup } from './use-found';

const Row = ({ row }: { row: Found }) => (
  <li>
    <Link
      to={row.to}
      state={row.state}
      className="flex min-h-14 items-center gap-4 rounded-md px-3 py-2 transition-colors hover:bg-text/6"
    >
      <Icon name={row.icon} className="size-5 shrink-0 text-faint" />
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{row.label}</span>
        <span className="truncate text-sm text-muted">{row.detail}</span>
      </span>
      <Icon name="chevron-right" className="ml-auto size-4 shrink-0 text-faint" />
    </Link>
  </li>
);

const Group = ({ group }: { group: FoundGroup }) => {
  const { t } = useTranslation('around');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="eyebrow px-3">
        {t(`search.${group.key}`)}
      </h2>
      <ul className="mt-2 grid gap-0.5">
        {group.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
};

/** `/app/search?q=`: plans, the things on them, and pages. */
export const Component = () => {
  useWords('around');
  const { t } = useTranslation(['around', 'common']);
  const errorText = useErrorText();
  const heading = useHeadingFocus();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const found = useFound(typed);
  const type = (value: string) => setSearch(value ? { q: value } : {}, { replace: true, preventScrollReset: true });
  const isNothing = found.count === 0 && !found.isSearching && found.error === null;
  const status =
    found.query === '' || found.isSearching
      ? ''
      : isNothing
        ? t('search.none', { query: found.query })
        : t('search.results', { count: found.count });
  return (
    <div className="grid max-w-3xl gap-7">
      <PageTitle>{t('search.title')}</PageTitle>
      <header className="grid gap-1.5">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {t('search.title')}
        </h1>
        <p className="text-muted">{t('search.lead')}</p>
      </header>
      <SearchBox
        size="lg"
        label={t('search.label')}
        value={typed}
        maxLength={SEARCH_LIMITS.query}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        onChange={type}
      />
      <output className="-my-3 text-sm text-muted empty:hidden">{status}</output>
      {found.error !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-4">
          <p className="flex-1 text-sm">
            <strong className="block">{t('search.failed')}</strong>
            <span className="text-muted">{errorText(found.error)}</span>
          </p>
          <Button size="sm" variant="outline" color="neutral" icon="refresh-cw" onClick={found.retry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {isNothing && (
        <div className="grid justify-items-start gap-5">
          <p className="text-muted">{t('search.noneText')}</p>
          <LostTag code="?" className="w-48" />
        </div>
      )}
      {found.groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
      {found.more && <p className="px-3 text-sm text-faint">{t('search.more')}</p>}
    </div>
  );
};
