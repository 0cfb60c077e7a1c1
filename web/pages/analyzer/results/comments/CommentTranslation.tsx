import { REPORT_LANGUAGES, type ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentTranslation as Translated } from '@smops/core/analysis/analyzer/translations/translation.schemas.js';
import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import { LANGUAGE_TAGS } from '@smops/core/platform/language/language.constants.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../../components/reason-of.js';
import { translateComment } from '../../../../state/analyzer/translations.js';
import { langOf } from '../results.model.js';
import { TRANSLATION_TEXT as TEXT } from './translation.texts.js';

/** What translating needs to know of a comment. */
type Translatable = Pick<AnalysisComment, 'seq' | 'plain_spelling' | 'language'>;

/** The reader's language; of the screens as written Chinese, and English for comments in Chinese. */
function languageFor(comment: Translatable): ReportLanguage {
  const language = currentLanguage();
  if (language !== 'written') return language;
  return comment.language === 'zh' ? 'en' : 'zh';
}

type State = { made: Translated } | { error: Error } | undefined;

/** The comment in plain spelling at once, and in another language when the service has answered. */
export function CommentTranslation({ runId, comment }: { runId: string; comment: Translatable }) {
  const [language, setLanguage] = useState(() => languageFor(comment));
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>();
  const { seq, plain_spelling } = comment;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let isShown = true;
    setState(undefined);
    translateComment(runId, seq, language).then(
      (made) => isShown && setState({ made }),
      (error: Error) => isShown && setState({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [runId, seq, language, tries]);

  return (
    <div className="mt-2 space-y-1.5 rounded-field bg-base-200 px-3 py-2">
      {plain_spelling !== null && (
        <p className="whitespace-pre-line break-words" lang={langOf(comment.language)}>
          <span className="text-muted">{TEXT.spelling}: </span>
          {plain_spelling}
        </p>
      )}
      <div aria-live="polite">
        {state === undefined && <p className="text-muted">{TEXT.pending}</p>}
        {state && 'made' in state && (
          <>
            <p className="whitespace-pre-line break-words" lang={LANGUAGE_TAGS[language]}>
              {state.made.text}
            </p>
            <p className="text-muted text-xs">
              {TEXT.machine(state.made.provider_label, state.made.model)} ·{' '}
              {state.made.cached ? TEXT.free : TEXT.cost(usdText(state.made.cost_usd))}
            </p>
          </>
        )}
        {state && 'error' in state && (
          <p>
            {TEXT.failed}. {reasonOf(state.error)}{' '}
            <button type="button" className="cursor-pointer underline" onClick={() => setTries(tries + 1)}>
              {TEXT.retry}
            </button>
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
        {TEXT.to}
        {REPORT_LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === language}
            className="cursor-pointer underline-offset-2 hover:underline aria-pressed:font-semibold aria-pressed:text-base-content"
            onClick={() => setLanguage(one)}
          >
            {TEXT.languages[one]}
          </button>
        ))}
      </p>
    </div>
  );
}
