import { useDeferredValue, useMemo, useState, type ClipboardEvent, type FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field, Select, Textarea } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { CATEGORY_ORDER } from '../items/category-ids';
import { CategoryOptions } from './category-options';
import { fold } from '../../../../worker/platform/shared/fold';
import { readLines, type Pasted } from './paste-lines';
import { useCategoryLabel } from '../items/use-category-label';

interface PasteProps {
  /** What is on the list now. */
  items: readonly Pick<Item, 'name' | 'category'>[];
  category: string;
  text: string;
}

/** What the dialog ends with. */
interface PasteResult {
  taken: Pasted['taken'];
  category: string;
}

/** From so many characters on a browser takes seconds to paste line by line; put in whole it takes none. */
const LONG_PASTE = 5000;

/** Names that are shown of a long row of them. */
const SHOWN = 6;

const NamesOf = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation('packing');
  const rest = names.length - SHOWN;
  return (
    <>
      {names.slice(0, SHOWN).map((name, at) => (
        // The same name may be there twice, and the row is never put in another order.
        // oxlint-disable-next-line react/no-array-index-key
        <bdi key={at} className="mr-1.5 inline-block max-w-60 truncate rounded-sm bg-text/8 px-1.5 align-bottom">
          {name}
        </bdi>
      ))}
      {rest > 0 && <span className="text-muted">{t('paste.more', { count: rest })}</span>}
    </>
  );
};

/** What is taken of the text and what is not, before anything is added. */
const Outcome = ({ pasted }: { pasted: Pasted }) => {
  const { t } = useTranslation('packing');
  const { taken, repeated, tooLong, beyond } = pasted;
  const cut = taken.filter(({ isCut }) => isCut).length;
  const max = PLAN_LIMITS.items;
  const left = [
    repeated.length > 0 && (
      <li key="repeated">
        <span className="mr-1.5">{t('paste.repeated', { count: repeated.length })}</span>
        <NamesOf names={repeated} />
      </li>
    ),
    tooLong.length > 0 && (
      <li key="long">
        <span className="mr-1.5">{t('paste.tooLong', { count: tooLong.length, max: PLAN_LIMITS.itemName })}</span>
        <NamesOf names={tooLong} />
      </li>
    ),
    beyond > 0 && <li key="beyond">{t('paste.beyond', { count: beyond, max })}</li>,
    cut > 0 && <li key="cut">{t('paste.cut', { count: cut, max: PLAN_LIMITS.quantity })}</li>,
  ].filter(Boolean);
  return (
    <output className="grid gap-2 text-sm">
      {taken.length === 0 ? (
        <p className="text-muted">{t('paste.nothing')}</p>
      ) : (
        <p>
          <strong className="mr-2">{t('paste.takes', { count: taken.length })}</strong>
          <NamesOf names={taken.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))} />
        </p>
      )}
      {left.length > 0 && <ul className="grid gap-1.5 rounded-md bg-secondary/10 px-3 py-2">{left}</ul>}
    </output>
  );
};

const PasteDialog = (props: PasteProps & OverlayControls<PasteResult>) => {
  const { items, ...controls } = props;
  const { t } = useTranslation('packing');
  const label = useCategoryLabel();
  const [text, setText] = useState(props.text);
  const [category, setCategory] = useState(props.category);
  const read = useDeferredValue(text);
  const pasted = useMemo(() => {
    const own = items.map((item) => item.category);
    const categories = new Map(
      [...own, ...CATEGORY_ORDER].flatMap((id) => [
        [fold(id), id],
        [fold(label(id)), id],
      ]),
    );
    return readLines(read, {
      known: items.map(({ name }) => name),
      room: PLAN_LIMITS.items - items.length,
      categoryOf: (heading) => categories.get(fold(heading)) ?? null,
    });
  }, [items, label, read]);
  const count = pasted.taken.length;
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const more = event.clipboardData.getData('text');
    if (more.length < LONG_PASTE) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    setText(text.slice(0, selectionStart) + more + text.slice(selectionEnd));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count > 0) controls.onClose({ taken: pasted.taken, category });
  };
  return (
    <Dialog {...controls} title={t('paste.title')} description={t('paste.lead')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label={t('paste.text')}>
          <Textarea
            dir="auto"
            rows={6}
            value={text}
            placeholder={t('paste.placeholder')}
            onChange={(event) => setText(event.target.value)}
            onPaste={paste}
            className="max-h-44!"
          />
        </Field>
        <Field label={t('paste.category')} hint={t('paste.categoryHint')}>
          <Select value={category} onChange={(event) => setCategory(event.target.value)}>
            <CategoryOptions also={category} />
          </Select>
        </Field>
        <Outcome pasted={pasted} />
        <div className="sticky -bottom-6 -mx-6 -mb-6 flex justify-end border-t border-line bg-surface px-6 py-4">
          <Button type="submit" disabled={count === 0}>
            {t('paste.add', { count })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Asks for several things, one a line, and shows what is taken of them; resolves with that. */
export const pasteDialog = createOverlay<PasteProps, PasteResult>(PasteDialog);
