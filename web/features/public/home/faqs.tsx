import { SITE } from '../../../site-config';
import { Icon } from '../../../ui/icon';
import { SUPPORT_HREF } from '../../shell/links';
import type { HomeWords } from './words';

/** `#faqs`, with the help block on credits and billing. */
export const Faqs = ({ words }: { words: HomeWords['faqs'] }) => (
  <section id="faqs" className="page grid gap-8 py-10 md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_26rem] lg:gap-10">
    <div>
      <h2 className="max-w-2xl text-4xl">{words.title}</h2>
      <div className="mt-6">
        {words.items.map((item) => (
          <details key={item.question} name="faq" className="group border-t border-line last:border-b">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-3.5 font-display text-lg font-bold [&::-webkit-details-marker]:hidden">
              {item.question}
              <span className="transition-transform duration-200 group-open:rotate-45">
                <Icon name="plus" className="size-5 text-primary-ink" />
              </span>
            </summary>
            <p className="max-w-2xl pb-6 text-muted">{item.answer}</p>
          </details>
        ))}
      </div>
    </div>
    <aside className="self-start edged rounded-lg bg-surface p-5 md:sticky md:top-24">
      <h3 className="text-xl">{words.help.title}</h3>
      <ul className="mt-4 grid gap-3 text-sm text-muted">
        {words.help.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-4 text-primary-ink" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
        {words.help.contact}{' '}
        <a href={SUPPORT_HREF} className="font-semibold text-primary-ink underline underline-offset-4">
          {SITE.supportEmail}
        </a>
      </p>
    </aside>
  </section>
);
