/* A list of suggestions is no <select> and its rows are no <option>: this is the ARIA combobox pattern. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SEARCH_LIMITS } from '../../../worker/plans/search/contract';
import { useErrorText } from '../../i18n/use-error-text';
import { useWords } from '../../i18n/lazy-words';
import { Dialog } from '../../ui/dialog';
import { controlStyle } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { useFound, type Found } from '../plans/search/use-found';
import { Key } from './key';

const Option = ({
  row,
  id,
  isActive,
  onTake,
  onPoint,
}: {
  row: Found;
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

const Search = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation(['around', 'common']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = useFound(typed);
  const rows = found.groups.flatMap((group) => group.rows);
  const at = Math.min(active, rows.length - 1);
  const optionId = (row: Found | undefined) => row && `${listId}-${row.id}`;

  const take = (row: Found | undefined) => {
    if (!row) return;
    onDone();
    void navigate(row.to, { state: row.state });
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
  const isNothing = found.count === 0 && !found.isSearching && found.error === null;
  const status = isNothing
    ? found.query
      ? t('search.none', { query: found.query })
      : t('search.empty')
    : found.query && !found.isSearching
      ? t('search.results', { count: found.count })
      : '';
  return (
    <div className="grid gap-3">
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-faint" />
        <input
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
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('search.paletteTitle')}
        className="-mx-2 max-h-[50dvh] overflow-y-auto"
      >
        {found.groups.map((group) => (
          <div key={group.key} role="group" aria-labelledby={`${listId}-${group.key}`} className="mb-2">
            <p id={`${listId}-${group.key}`} className="eyebrow px-3 py-1.5">
              {t(`search.${group.key}`)}
            </p>
            {group.rows.map((row) => (
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
      </div>
      {found.error !== null && (
        <p role="alert" className="text-sm text-error-ink">
          {t('search.failed')}. {errorText(found.error)}
        </p>
      )}
      <output className={isNothing ? 'block py-4 text-center text-muted' : 'sr-only'}>{status}</output>
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
  const { t } = useTranslation(['around', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onAfterLeave}
      title={t('search.paletteTitle')}
      closeLabel={t('common:close')}
      className="max-w-xl!"
    >
      <Search onDone={onClose} />
    </Dialog>
  );
};

/** The palette: everything one can go to, from anywhere, by name. */
export const palette = createOverlay<object>((props) => (
  <Suspense>
    <Content {...props} />
  </Suspense>
));
