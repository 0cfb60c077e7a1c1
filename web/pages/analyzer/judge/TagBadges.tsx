import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { Check, Plus, UserCheck, X } from 'lucide-react';
import { Fragment } from 'react';
import { Badge } from '../../../components/Badge.js';
import { Tooltip } from '../../../components/Tooltip.js';
import { ACTOR_WORDS } from '../actor-words.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { langOf } from '../results/results.model.js';

const TEXT = INSIGHT.judge;

/**
 * The machine's tags, each with its evidence on hover and focus and a person's judgement beside it, the tags a person added, and
 * what the comment only comes near.
 */
export function TagBadges({ comment }: { comment: AnalysisComment }) {
  const { matched_variables: matched, correction } = comment;
  const added = Object.entries(correction?.tags ?? {}).filter(([name, is]) => is && !matched.includes(name));
  return (
    <>
      {matched.map((name) => {
        const word = correction?.tags[name];
        const tag = comment.tags.find(({ variable }) => variable === name);
        const badge = (
          <Badge tone={word === undefined ? 'primary' : word ? 'good' : 'bad'}>
            {word === true && <Check className="size-3" aria-hidden />}
            {word === false && <X className="size-3" aria-hidden />}
            <span className={word === false ? 'truncate line-through' : 'truncate'}>{name}</span>
            {tag?.tier === 'likely' && <span className="font-normal">{ALL.results.likely}</span>}
            {word !== undefined && <span className="sr-only">{word ? TEXT.right : TEXT.wrong}</span>}
          </Badge>
        );
        if (tag === undefined) return <Fragment key={name}>{badge}</Fragment>;
        return (
          // Below: the words that it is about stand above.
          <Tooltip key={name} text={<Evidence tag={tag} language={comment.language} />} side="bottom">
            <button type="button" className="max-w-full cursor-help rounded-full">
              {badge}
            </button>
          </Tooltip>
        );
      })}
      {added.map(([name]) => (
        <Badge key={name} tone="good">
          <Plus className="size-3" aria-hidden />
          <span className="truncate">{name}</span>
          <span className="sr-only">{TEXT.added}</span>
        </Badge>
      ))}
      {comment.near.map((near) => (
        <span key={`near ${near.variable}`} title={near.reason} className="max-w-full">
          <Badge>
            <span className="truncate font-normal">{ALL.results.near(near.variable)}</span>
          </Badge>
        </span>
      ))}
      {correction && (
        <span
          className="flex items-center gap-1 text-muted text-xs"
          title={TEXT.by(actorText(correction.by, ACTOR_WORDS))}
        >
          <UserCheck className="size-3.5" aria-hidden />
          {TEXT.checked}
        </span>
      )}
    </>
  );
}

/** What a tag rests on: its quote, the reason, and how sure it is. */
function Evidence({ tag, language }: { tag: AnalysisComment['tags'][number]; language: string }) {
  return (
    <span className="block space-y-1">
      {tag.quote && (
        <span className="block font-medium" lang={langOf(language)}>
          {ALL.results.quote(tag.quote)}
        </span>
      )}
      {tag.reason && <span className="block">{tag.reason}</span>}
      <span className="block">{ALL.results.tiers[tag.tier]}</span>
    </span>
  );
}
