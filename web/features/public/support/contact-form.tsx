import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import {
  SUPPORT_LIMITS,
  SUPPORT_MESSAGES,
  SUPPORT_TOPICS,
  supportInput,
  supportOutput,
  type SupportContext,
} from '../../../../worker/public/support/contract';
import { api, json } from '../../../api/client';
import { isApiError } from '../../../api/error';
import { useUser } from '../../../api/use-user';
import { useErrorText } from '../../../i18n/use-error-text';
import { SITE } from '../../../site-config';
import { Button } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Checkbox, Field, Select, Textarea } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { useForm } from '../../../ui/use-form';
import { SUPPORT_HREF } from '../../shell/links';
import { lastFailure } from '../../../api/fetch';

/** What helps to help: which build, which browser, what failed. The form shows it before it goes anywhere. */
const readContext = (): SupportContext => {
  const failure = lastFailure();
  return {
    build: __BUILD_ID__,
    browser: navigator.userAgent.slice(0, 400),
    language: navigator.language,
    screen: `${window.innerWidth} × ${window.innerHeight}`,
    ...(failure && { failedRequest: [failure.requestId, failure.code].filter(Boolean).join(' · ') }),
  };
};

const WORDS = {
  [SUPPORT_MESSAGES.topic]: 'support.errors.topic',
  [SUPPORT_MESSAGES.short]: 'support.errors.short',
  [SUPPORT_MESSAGES.long]: 'support.errors.long',
} as const;
const isKnown = (message: string): message is keyof typeof WORDS => Object.hasOwn(WORDS, message);

const mailLink = (
  <a href={SUPPORT_HREF} className="font-semibold text-primary-ink underline underline-offset-4">
    {SITE.supportEmail}
  </a>
);

/** The message went out: says so, with the number to name. */
const Sent = ({ reference, onAgain }: { reference: string; onAgain: () => void }) => {
  const { t } = useTranslation('around');
  const email = useUser()?.email ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  // The form took the focus with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('support.sent')}
      </h3>
      <p className="text-muted">{t('support.sentText', { email })}</p>
      <p className="tag">
        <span className="tag-label block">{t('support.reference')}</span>
        <span className="font-code text-sm font-bold wrap-anywhere">{reference}</span>
      </p>
      <Button variant="outline" color="neutral" onClick={onAgain}>
        {t('support.again')}
      </Button>
    </div>
  );
};

/** A message to us; what goes along with it is shown and can be left out. */
export const ContactForm = () => {
  const { t } = useTranslation(['around', 'common']);
  const errorText = useErrorText();
  const email = useUser()?.email ?? '';
  const [context] = useState(readContext);
  const [goesAlong, setGoesAlong] = useState(true);
  const [reference, setReference] = useState<string | null>(null);
  const { failure, run } = useAction();
  const { error, register, handleSubmit, reset, isSubmitting } = useForm({
    schema: supportInput,
    initial: { topic: '', message: '' },
  });
  const message = (text: string | undefined) =>
    text !== undefined && isKnown(text)
      ? t(WORDS[text], { max: SUPPORT_LIMITS.message, min: SUPPORT_LIMITS.messageMin })
      : text;

  const submit = handleSubmit(({ topic, message: text }) =>
    run(async () => {
      const input = { topic, message: text, ...(goesAlong && { context }) };
      const answer = supportOutput.parse(await json(api.support.$post({ json: input })));
      reset();
      setReference(answer.reference);
      toast.success(t('support.sent'));
    }),
  );

  if (reference !== null) return <Sent reference={reference} onAgain={() => setReference(null)} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <Field label={t('support.topic')} error={message(error('topic'))}>
        <Select {...register('topic')}>
          <option value="" disabled>
            {t('support.choose')}
          </option>
          {SUPPORT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`support.topics.${topic}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('support.message')} hint={t('support.answer', { email })} error={message(error('message'))}>
        <Textarea {...register('message')} rows={6} className="min-h-34" maxLength={SUPPORT_LIMITS.message} />
      </Field>
      <div className="grid gap-3 rounded-md bg-sunken p-4">
        <Checkbox
          label={t('support.along')}
          checked={goesAlong}
          onChange={(event) => setGoesAlong(event.target.checked)}
        />
        <dl
          className={`grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pl-8 text-xs ${goesAlong ? 'text-muted' : 'text-faint line-through'}`}
        >
          {(['build', 'browser', 'language', 'screen', 'failedRequest'] as const).map(
            (name) =>
              context[name] && (
                <div key={name} className="contents">
                  <dt className="font-semibold">{t(`support.context.${name}`)}</dt>
                  <dd className="font-code wrap-anywhere">{context[name]}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {failure !== null && (
        <p role="alert" className="text-sm text-error-ink">
          {isApiError(failure, 'rate_limited') ? t('support.tooMany') : errorText(failure)} {t('support.byMail')}{' '}
          {mailLink}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" icon="send" pending={isSubmitting}>
          {t('support.send')}
        </Button>
        <p className="text-sm text-muted">
          {t('support.orMail')} {mailLink}
        </p>
      </div>
    </form>
  );
};
