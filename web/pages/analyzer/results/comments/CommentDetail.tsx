import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import { Check, ExternalLink, Languages, ThumbsUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/Button.js';
import { classes } from '../../../../components/classes.js';
import { StarsGiven } from '../../../../components/format/StarsGiven.js';
import { Time } from '../../../../components/format/Time.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import { INSIGHT } from '../../insight.texts.js';
import type { Sentiment } from '../filter/filter.model.js';
import { hueColour, hueOf } from '../hues.js';
import { languageName } from '../language-name.js';
import { langOf } from '../results.model.js';
import { RESULTS_TEXT } from '../results.texts.js';
import { CommentTranslation } from './CommentTranslation.js';
import { CopiesOf } from './CopiesOf.js';
import { MarkedText } from './MarkedText.js';
import { TRANSLATION_TEXT } from './translation.texts.js';
import type { Judging } from './useJudging.js';

const TEXT = RESULTS_TEXT.detail;
/** As many variables as there are digits have a key. */
const KEYS = 9;
const SENTIMENTS: readonly [sentiment: Sentiment, key: string][] = [
  ['positive', '+'],
  ['neutral', '0'],
  ['negative', '−'],
];

interface Props {
  runId: string;
  comment: AnalysisComment;
  search: string;
  variables: readonly string[];
  judging: Judging;
  /** Its copies are shown. */
  isUnfolded: boolean;
  onUnfold(isUnfolded: boolean): void;
}

/** One comment with all that is known of it, and where a person says what it mentions and how it feels. */
export function CommentDetail(props: Props) {
  const { runId, comment, search, variables, judging, isUnfolded, onUnfold } = props;
  const [isTranslated, setTranslated] = useState(false);
  const { number, author, reactions_count, time, language, link, depth, state, failure, ai_reasoning } =
    comment;
  const name = author || ALL.results.anonymous;
  return (
    <div className="space-y-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="tabular-nums">#{number}</span>
        <span className="min-w-0 truncate font-medium text-base-content">{name}</span>
        <span className="flex items-center gap-1 tabular-nums">
          <ThumbsUp className="size-3.5" aria-hidden />
          {reactions_count.toLocaleString('en')}
          <span className="sr-only">{ALL.results.reactions}</span>
        </span>
        {comment.stars && <StarsGiven {...comment.stars} label={ALL.results.stars} />}
        {time && <Time value={time} />}
        <span>{languageName(language)}</span>
        {depth > 0 && <span>{TEXT.reply}</span>}
      </div>
      <MarkedText
        comment={comment}
        search={search}
        variables={variables}
        className="whitespace-pre-line break-words text-base leading-7"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={TRANSLATION_TEXT.buttonOf(name)}
          aria-expanded={isTranslated}
          icon={<Languages className="size-4" aria-hidden />}
          onClick={() => setTranslated(!isTranslated)}
        >
          {TRANSLATION_TEXT.button}
        </Button>
        {link && /^https?:/.test(link) && (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="btn btn-ghost btn-sm font-medium text-sm"
          >
            <ExternalLink className="size-4" aria-hidden />
            {TEXT.source}
          </a>
        )}
      </div>
      {isTranslated && <CommentTranslation runId={runId} comment={comment} />}
      {comment.copies && (
        <CopiesOf runId={runId} {...comment.copies} isShown={isUnfolded} onShow={onUnfold} />
      )}
      {state === 'ok' ? (
        <>
          <Tags comment={comment} variables={variables} judging={judging} />
          {comment.near.map(({ variable, reason }) => (
            <p key={variable} className="break-words text-muted text-xs">
              {ALL.results.near(variable)} · {reason}
            </p>
          ))}
          <SentimentOf comment={comment} judging={judging} />
          <p className="break-words text-muted">
            <span className="sr-only">{ALL.results.reason}: </span>
            {ai_reasoning}
          </p>
          <SecondOpinion comment={comment} />
          <p className="text-muted text-xs">
            {TEXT.shared} <span className="max-lg:hidden">{TEXT.keys}</span>
          </p>
          {comment.judgements.some(({ isYou }) => isYou) && (
            <Button size="small" onClick={judging.clear}>
              {TEXT.clear}
            </Button>
          )}
        </>
      ) : (
        <p className="text-muted">{failure ?? ALL.results.commentPending}</p>
      )}
    </div>
  );
}

/** What the second reader of the run says of it, if it has read it. */
function SecondOpinion({ comment: { second_opinion: opinion } }: Pick<Props, 'comment'>) {
  if (opinion === null) return null;
  const { by, variables, sentiment } = opinion;
  const found = variables.length === 0 ? TEXT.noVariable : variables.join(' · ');
  return (
    <p className="break-words">
      <span className="font-medium">{TEXT.secondOpinion(by)}</span>
      {[found, ...(sentiment === null ? [] : [ALL.results[sentiment]])].join(' · ')}
    </p>
  );
}

/** Every variable of the run with its key; those found with their quote, reason and tier. */
function Tags({ comment, variables, judging }: Pick<Props, 'comment' | 'variables' | 'judging'>) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{TEXT.variables}</legend>
      <ul className="divide-y divide-base-300">
        {variables.map((variable, place) => {
          const tag = comment.tags.find((one) => one.variable === variable);
          const isFound = comment.matched_variables.includes(variable);
          const word = comment.correction?.tags[variable];
          // Of many variables only what was found or said takes room; digits reach the others.
          if (!isFound && word === undefined && variables.length > KEYS) return null;
          return (
            <li key={variable} className="flex items-start gap-2 py-1.5">
              <kbd aria-hidden className={classes('kbd kbd-sm max-lg:hidden', place >= KEYS && 'invisible')}>
                {place + 1}
              </kbd>
              <span
                aria-hidden
                className="mt-1.5 size-2.5 shrink-0 rounded-full"
                style={{ background: isFound ? hueColour(hueOf(variables, variable)) : 'transparent' }}
              />
              <span className={classes('min-w-0 flex-1', !isFound && word !== true && 'text-muted')}>
                <span className={classes('font-medium', word === false && 'line-through')}>{variable}</span>
                {tag && (
                  <span className="block text-muted text-xs">
                    <span lang={langOf(comment.language)}>{ALL.results.quote(tag.quote)}</span> {tag.reason}
                    {' · '}
                    {RESULTS_TEXT.filter.tier[tag.tier]}
                  </span>
                )}
                {word !== undefined && (
                  <span className={isFound ? 'sr-only' : 'block text-muted text-xs'}>
                    {!word ? INSIGHT.judge.wrong : isFound ? INSIGHT.judge.right : INSIGHT.judge.added}
                  </span>
                )}
              </span>
              <Verdict
                label={TEXT.right(variable)}
                isPressed={word === true}
                className="aria-pressed:bg-good aria-pressed:text-good-content"
                onClick={() => judging.tag(variable, true)}
              >
                <Check className="size-4" aria-hidden />
              </Verdict>
              <Verdict
                label={TEXT.wrong(variable)}
                isPressed={word === false}
                className="aria-pressed:bg-bad aria-pressed:text-bad-content"
                onClick={() => judging.tag(variable, false)}
              >
                <X className="size-4" aria-hidden />
              </Verdict>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function Verdict(props: {
  label: string;
  isPressed: boolean;
  className: string;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-pressed={props.isPressed}
      className={classes('btn btn-ghost btn-square btn-xs', props.className)}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

/** What the machine says of the sentiment, and what the person says. */
function SentimentOf({ comment, judging }: Pick<Props, 'comment' | 'judging'>) {
  const own = comment.judgements.find(({ isYou }) => isYou)?.sentiment ?? null;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">
        {TEXT.sentiment}{' '}
        {comment.sentiment && (
          <span className="font-normal text-muted">
            {ALL.results[comment.sentiment.label]} {comment.sentiment.score.toFixed(1)}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {SENTIMENTS.map(([sentiment, key]) => (
          <button
            key={sentiment}
            type="button"
            aria-pressed={own === sentiment}
            className="btn btn-sm gap-1.5 border-line bg-base-100 font-normal text-sm aria-pressed:border-primary aria-pressed:bg-primary/10"
            onClick={() => judging.sentiment(sentiment)}
          >
            <kbd aria-hidden className="kbd kbd-sm max-lg:hidden">
              {key}
            </kbd>
            {ALL.results[sentiment]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
