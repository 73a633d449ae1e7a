/* A list of suggestions is no <select> and its rows are no <option>: this is the ARIA combobox pattern. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { SEARCH_LIMITS } from '../../../worker/plans/search/contract';
import { useErrorText } from '../../i18n/use-error-text';
import { useWords } from '../../i18n/lazy-words';
import { Dialog } from '../../ui/dialog';
import { controlStyle } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { useFound, type Found } from '../plans/search/use-found';
import { useCommands, type Command } from './commands';
import { Key } from './key';
import { useNavigate } from '../../routing/pages';

/** Something to go to, or something to do. */
type Row = Found | Command;

const Option = ({
  row,
  id,
  isActive,
  onTake,
  onPoint,
}: {
  row: Row;
  id: string;
  isActive: boolean;
  onTake: () => void;
  onPoint: () => void;
}) => (
  // The keyboard's way to an option is the input's own.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    // The field keeps the focus while an option is pressed.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onTake}
    onMouseMove={onPoint}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 aria-selected:bg-primary/15"
  >
    <Icon name={row.icon} className="size-4.5 shrink-0 text-faint" />
    <span className="grid min-w-0">
      <span className="truncate text-sm font-semibold">{row.label}</span>
      <span className="truncate text-xs text-muted">{row.detail}</span>
    </span>
  </div>
);

/** What is offered under one heading; what has none stands by itself. */
interface Group {
  key: string;
  title: string | null;
  rows: Row[];
}

interface SearchProps {
  onGo: () => void;
  /** Closes, and does it then: what it opens takes the focus that closing gives back. */
  onDo: (run: () => void) => void;
}

const Search = ({ onGo, onDo }: SearchProps) => {
  const { t } = useTranslation('around');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [said, say] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = useFound(typed);
  const commands = useCommands(typed);
  const groups: Group[] = [
    { key: 'onList', title: t('commands.onList'), rows: commands.onList },
    ...found.groups.map(({ key, rows }) => ({ key, title: t(`search.${key}`), rows })),
    { key: 'anywhere', title: t('commands.anywhere'), rows: commands.anywhere },
    { key: 'add', title: null, rows: commands.add && !found.isSearching ? [commands.add] : [] },
  ].filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const at = Math.min(active, rows.length - 1);
  const optionId = (row: Row | undefined) => row && `${listId}-${row.id}`;

  const take = (row: Row | undefined) => {
    if (!row) return;
    if ('to' in row) {
      onGo();
      void navigate(row.to, { state: row.state });
    } else if (row.said === undefined) onDo(row.run);
    else {
      row.run();
      say(row.said);
      // The next name is typed over this one.
      field.current?.select();
    }
  };
  const move = (index: number) => {
    const next = (index + rows.length) % Math.max(1, rows.length);
    setActive(next);
    const id = optionId(rows[next]);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter') take(rows[at]);
    else return;
    event.preventDefault();
  };
  const isNothing = rows.length === 0 && !found.isSearching && found.error === null;
  const status = isNothing
    ? found.query
      ? t('search.none', { query: found.query })
      : t('search.empty')
    : found.query && !found.isSearching
      ? t('search.results', { count: rows.length })
      : '';
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-faint" />
        <input
          ref={field}
          role="combobox"
          type="text"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={optionId(rows[at])}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LIMITS.query}
          value={typed}
          placeholder={t('search.placeholder')}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            say('');
          }}
          onKeyDown={onKeyDown}
          className={`${controlStyle} h-11 pr-10 pl-10`}
        />
        {found.isSearching && (
          <Icon
            name="loader-circle"
            label={t('search.loading')}
            className="spin absolute top-3.5 right-3 size-4 text-faint"
          />
        )}
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.paletteTitle')}
        className="-mx-2 min-h-0 flex-1 overflow-y-auto"
      >
        {groups.map(({ key, title, rows: offered }) => (
          <div
            key={key}
            role="group"
            aria-labelledby={title === null ? undefined : `${listId}-${key}`}
            className="mb-2"
          >
            {title !== null && (
              <p id={`${listId}-${key}`} className="eyebrow px-3 py-1.5">
                {title}
              </p>
            )}
            {offered.map((row) => (
              <Option
                key={row.id}
                row={row}
                id={`${listId}-${row.id}`}
                isActive={row === rows[at]}
                onTake={() => take(row)}
                onPoint={() => setActive(rows.indexOf(row))}
              />
            ))}
          </div>
        ))}
        {isNothing && (
          <p aria-hidden className="py-4 text-center text-muted">
            {status}
          </p>
        )}
      </div>
      {found.error !== null && (
        <p role="alert" className="text-sm text-error-ink">
          {t('search.failed')}. {errorText(found.error)}
        </p>
      )}
      <output className={said ? 'block text-sm font-semibold text-primary-ink' : 'sr-only'}>{said || status}</output>
      {found.more && <p className="text-xs text-faint">{t('search.more')}</p>}
      <p aria-hidden className="hidden gap-4 border-t border-line pt-3 text-xs text-faint sm:flex">
        <span>
          <Key>↑</Key> <Key>↓</Key> {t('search.hintMove')}
        </span>
        <span>
          <Key>↵</Key> {t('search.hintOpen')}
        </span>
        <span>
          <Key>Esc</Key> {t('search.hintClose')}
        </span>
      </p>
    </div>
  );
};

const Content = ({ open, onClose, onAfterLeave }: OverlayControls<void>) => {
  useWords('around');
  const { t } = useTranslation('around');
  const chosen = useRef<(() => void) | null>(null);
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      onAfterLeave={() => {
        onAfterLeave();
        chosen.current?.();
      }}
      title={t('search.paletteTitle')}
      // At its full height from the start: it does not move while one types.
      className="flex h-[min(42rem,92dvh)] max-w-xl! flex-col"
    >
      <Search
        onGo={onClose}
        onDo={(run) => {
          chosen.current = run;
          onClose();
        }}
      />
    </Dialog>
  );
};

/** The palette: everything one can go to or do, from anywhere, by name. */
export const palette = createOverlay<object>((props) => (
  <Suspense>
    <Content {...props} />
  </Suspense>
));
