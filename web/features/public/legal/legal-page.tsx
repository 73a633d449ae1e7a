import { SITE } from '../../../site-config';

export interface LegalWords {
  title: string;
  updated: string;
  lead: string;
  sections: readonly { title: string; text: readonly string[] }[];
}

const CONTACT = '{{contact}}';

/** A paragraph in which the contact placeholder becomes a mail link. */
const Paragraph = ({ text }: { text: string }) => {
  const [before, after] = text.split(CONTACT);
  return (
    <p className="mt-3 text-muted">
      {before}
      {after !== undefined && (
        <>
          <a href={`mailto:${SITE.contactEmail}`} className="text-primary-ink underline underline-offset-4">
            {SITE.contactEmail}
          </a>
          {after}
        </>
      )}
    </p>
  );
};

/** Who answers for the product; left out as long as nobody has filled it in. */
const CompanyIdentity = () => {
  const lines: string[] = Object.values(SITE.company).filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <address className="mt-12 border-t border-line pt-6 text-sm text-muted not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
};

/** Terms or privacy: numbered sections with their own anchors, and an index that stays in sight. */
export const LegalPage = ({ words }: { words: LegalWords }) => (
  <main id="content" tabIndex={-1} className="page grid gap-12 py-14 outline-none lg:grid-cols-[17rem_1fr]">
    <aside className="hidden lg:block">
      <ol className="sticky top-24 grid gap-1 text-sm">
        {words.sections.map((section, index) => (
          <li key={section.title}>
            <a
              href={`#s${index + 1}`}
              className="flex gap-3 rounded-md px-3 py-1.5 text-muted transition-colors hover:bg-text/6 hover:text-text"
            >
              <span className="font-code text-xs/6 font-bold text-faint">{index + 1}</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </aside>
    <article className="max-w-2xl">
      <p className="eyebrow">{words.updated}</p>
      <h1 className="mt-3 text-4xl">{words.title}</h1>
      <p className="mt-4 text-lg text-muted">{words.lead}</p>
      {words.sections.map((section, index) => (
        <section key={section.title} id={`s${index + 1}`} className="mt-12">
          <h2 className="flex items-baseline gap-4 text-2xl">
            <span aria-hidden className="code rounded-sm bg-tag px-2 py-1.5 text-base text-tag-ink">
              {index + 1}
            </span>
            {section.title}
          </h2>
          {section.text.map((paragraph) => (
            <Paragraph key={paragraph} text={paragraph} />
          ))}
        </section>
      ))}
      <CompanyIdentity />
    </article>
  </main>
);
